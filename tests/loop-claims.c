/* loop-claims.c -- make a call of the unit under test, and judge it
   SPDX-License-Identifier: 0BSD  */

#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "loop.h"

int moved_away, allocated;

static unsigned char buffer[FAKE_MOST + 1];
static struct fake_log wanted;
static syspio_ssize result;
static int error;
static size_t done;

int
path_word (void)
{
  return writing ? unit->pwrite : unit->pread;
}

int
asks_first (void)
{
  return path_word () != SYSPIO_WORD_SEEK
         && unit->unseekable == SYSPIO_WORD_READS;
}

syspio_off
last_offset (void)
{
  int bits = path_word () == SYSPIO_WORD_LFS64 ? 64 : unit->off_bits;
  return (((syspio_off) 1 << (bits - 2)) - 1) * 2 + 1;
}

size_t
least (size_t a, size_t b)
{
  return a < b ? a : b;
}

void
begin (void)
{
  fake_boot ();
  memset (&wanted, 0, sizeof wanted);
  fake.append_ignored = unit->append == SYSPIO_WORD_IGNORED;
  fake.pipe_error = unit->unseekable == SYSPIO_WORD_READS ? 0
                    : unit->unseekable == SYSPIO_WORD_ENXIO ? ENXIO : ESPIPE;
}

/* --- calls -------------------------------------------------------------- */

/* What a write takes, and what a read must not leave or go beyond.  */
static unsigned char
own_byte (size_t i)
{
  return (unsigned char) (i * 7 + 0xA1);
}

static void
call (int all, size_t count, syspio_off offset, size_t *done_at)
{
  syspio_off home = fake.position;
  size_t i;

  for (i = 0; i < sizeof buffer; i++)
    buffer[i] = own_byte (i);
  errno = UNTOUCHED;
  if (all)
    result = writing ? unit->write_all (FAKE_FD, buffer, count, offset, done_at)
                     : unit->read_all (FAKE_FD, buffer, count, offset, done_at);
  else
    result = writing ? unit->write (FAKE_FD, buffer, count, offset)
                     : unit->read (FAKE_FD, buffer, count, offset);
  error = errno;
  moved_away |= fake.position != home;
  allocated |= fake.allocations;
}

void
transfer (size_t count, syspio_off offset)
{
  call (0, count, offset, NULL);
}

void
transfer_all (size_t count, syspio_off offset)
{
  done = 4711;
  call (1, count, offset, &done);
}

void
transfer_all_without_done (size_t count, syspio_off offset)
{
  call (1, count, offset, NULL);
}

/* --- assertions --------------------------------------------------------- */

void
returned (syspio_ssize wanted_result, int wanted_error, const char *text)
{
  int right = result == wanted_result
              && (wanted_error == UNSPECIFIED || error == wanted_error);

  claim (right, text);
  if (!right)
    printf ("# got %ld, errno %d (%s)\n# wanted %ld, errno %d\n",
            (long) result, error, strerror (error), (long) wanted_result,
            wanted_error);
}

void
done_was (size_t wanted_done, const char *text)
{
  claim (done == wanted_done, text);
  if (done != wanted_done)
    printf ("# got %lu\n# wanted %lu\n", (unsigned long) done,
            (unsigned long) wanted_done);
}

void
bytes_are_right (size_t count, syspio_off offset, const char *text)
{
  int right = fake.written == (writing ? count : 0);
  size_t i;

  for (i = 0; i < sizeof buffer; i++)
    if (writing ? i < count && fake_byte (offset + (syspio_off) i) != buffer[i]
                : buffer[i] != (i < count ? fake_byte (offset + (syspio_off) i)
                                          : own_byte (i)))
      right = 0;
  claim (right, text);
}

void
calls_were (const char *text)
{
  int right = strcmp (fake.log.text, wanted.text) == 0;

  claim (right, text);
  if (!right)
    printf ("# got    %s\n# wanted %s\n", fake.log.text, wanted.text);
}

void
want_here (size_t count)
{
  fake_note (&wanted, writing ? "write" : "read", count, 0);
}

void
want_seek (syspio_off offset, int whence)
{
  fake_note_seek (&wanted, offset, whence);
}

void
want (size_t count, syspio_off offset)
{
  if (asks_first () || path_word () == SYSPIO_WORD_SEEK)
    want_seek (0, SEEK_CUR);
  if (path_word () == SYSPIO_WORD_SEEK)
    {
      want_seek (offset, SEEK_SET);
      want_here (count);
      want_seek (fake.position, SEEK_SET);
    }
  else if (path_word () == SYSPIO_WORD_LFS64)
    fake_note (&wanted, writing ? "pwrite64" : "pread64", count, offset);
  else
    fake_note (&wanted, writing ? "pwrite" : "pread", count, offset);
}

/* The calls of as many transfers as count_max makes of COUNT.  */
void
want_all (size_t count, syspio_off offset)
{
  size_t most;

  for (; count > 0; count -= most, offset += (syspio_off) most)
    want (most = least (count, unit->count_max), offset);
}
