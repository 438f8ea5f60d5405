/* fake-kernel.c -- a system with one file, which does what a script tells it
   SPDX-License-Identifier: 0BSD  */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "fake-kernel.h"

enum { OVERLAY = 256 };

/* 2^63 - 1 */
#define LAST (((((syspio_off) 1 << 62) - 1) * 2) + 1)

struct fake fake;

/* The bytes that were written, the latest last.  */
static struct { syspio_off offset; unsigned char byte; } overlay[OVERLAY];

void
fake_boot (void)
{
  memset (&fake, 0, sizeof fake);
  fake.position = FAKE_HOME;
  fake.end = fake.seek_limit = LAST;
  fake.count_limit = (size_t) -1;
}

void
fake_next (struct fake_script *script, enum fake_what what, syspio_ssize value)
{
  if (script->steps == FAKE_STEPS)
    abort ();
  script->step[script->steps].what = what;
  script->step[script->steps++].value = value;
}

static enum fake_what
take_step (struct fake_script *script, syspio_ssize *value)
{
  if (script->next == script->steps)
    return FAKE_PASS;
  *value = script->step[script->next].value;
  return script->step[script->next++].what;
}

/* The byte at OFFSET.  Offsets that differ in one bit have different bytes.  */
unsigned char
fake_byte (syspio_off offset)
{
  size_t i = fake.written;
  unsigned int sum = 0;

  while (i-- > 0)
    if (overlay[i].offset == offset)
      return overlay[i].byte;
  for (; offset != 0; offset >>= 4)
    sum = sum * 31 + ((unsigned int) offset & 15) + 1;
  return (unsigned char) sum;
}

static syspio_ssize
fails (int error)
{
  errno = error;
  return -1;
}

static syspio_ssize
move (int writing, unsigned char *buf, size_t count, syspio_off offset)
{
  size_t i;

  if (offset < 0 && !fake.offsets_are_unsigned)
    return fails (EINVAL);
  if (writing && fake.written + count > OVERLAY)
    return fails (ENOSPC);
  for (i = 0; i < count && (writing || offset < fake.end); i++, offset++)
    if (writing)
      {
        overlay[fake.written].offset = offset;
        overlay[fake.written++].byte = buf[i];
      }
    else
      buf[i] = fake_byte (offset);
  if (writing && offset > fake.end)
    fake.end = offset;
  return (syspio_ssize) i;
}

syspio_ssize
fake_transfer (const char *name, int writing, int fd, void *buf, size_t count,
               syspio_off offset)
{
  int has_offset = *name == 'p';
  int has_64 = strchr (name, '6') != NULL;
  syspio_ssize value = 0, moved;
  enum fake_what what = take_step (&fake.transfers, &value);

  fake_note (&fake.log, name, count, offset);
  if (what == FAKE_FAIL)
    return fails ((int) value);
  if (what == FAKE_CLAIM)
    return value;
  if (fd != FAKE_FD)
    return fails (EBADF);
  if (count > fake.count_limit
      || (has_offset && (syspio_off) count > LAST - offset))
    return fails (EINVAL);
  if (what == FAKE_SHORT && count > (size_t) value)
    count = (size_t) value;
  if (count > FAKE_MOST)
    count = FAKE_MOST;
  if (fake.is_pipe)
    {
      if (has_offset && fake.pipe_error)
        return fails (fake.pipe_error);
      fake.taken += count;
      return (syspio_ssize) count;
    }

  if (!has_offset)
    offset = fake.position;
  else if (fake.entry_is_narrow && !has_64)
    offset &= ((syspio_off) 1 << 32) - 1;
  if (writing && fake.is_append && (!has_offset || fake.append_ignored))
    offset = fake.end;
  moved = move (writing, (unsigned char *) buf, count, offset);
  if (!has_offset && moved > 0)
    fake.position = offset + moved;
  return moved;
}

syspio_off
fake_lseek (int fd, syspio_off offset, int whence)
{
  syspio_ssize value = 0;

  fake_note_seek (&fake.log, offset, whence);
  if (take_step (&fake.seeks, &value) == FAKE_FAIL)
    return fails ((int) value);
  if (fd != FAKE_FD)
    return fails (EBADF);
  if (fake.is_pipe)
    return fails (ESPIPE);
  if (whence == SEEK_CUR)
    offset += fake.position;
  else if (whence != SEEK_SET)
    return fails (EINVAL);
  if ((offset < 0 && !fake.offsets_are_unsigned) || offset > fake.seek_limit)
    return fails (EINVAL);
  fake.position = offset;
  return offset;
}

/* No memory: what allocates is told so, and seen.  */
void *
fake_malloc (void)
{
  fake.allocations++;
  errno = ENOMEM;
  return NULL;
}
