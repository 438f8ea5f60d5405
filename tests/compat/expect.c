/* expect.c -- the calls under test, and what is expected of them
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static struct { char text[120]; ssize_t moved; int error; } last;
struct record record;
static int record_fd = -1;

void
record_to (int fd)
{
  record_fd = fd;
}

void
record_send (int result)
{
  record.result = result;
  if (write (record_fd, &record, sizeof record) != (ssize_t) sizeof record)
    _exit (1);
  _exit (0);
}

static void failed (void) PIO_NORETURN;
static void
failed (void)
{
  record_send (RESULT_FAILED);
}

/* --- calls --- */

static void
remember (const char *name, int fd, size_t count, const char *unit, pio_off offset)
{
  char number[32];

  snprintf (last.text, sizeof last.text, "%s of %lu%s at %s of descriptor %d", name,
            (unsigned long) count, unit, off_text (offset, number), fd);
  errno = ERRNO_KEPT;
}

static ssize_t
returned (ssize_t moved)
{
  last.error = errno;
  last.moved = moved;
  return moved;
}

ssize_t
do_pread (int fd, void *buf, size_t count, pio_off offset)
{
  remember ("pread", fd, count, "", offset);
  return returned (impl->pread (fd, buf, count, offset));
}

ssize_t
do_pwrite (int fd, const void *buf, size_t count, pio_off offset)
{
  remember ("pwrite", fd, count, "", offset);
  return returned (impl->pwrite (fd, buf, count, offset));
}

ssize_t
do_preadv (int fd, const struct iovec *vector, int n, pio_off offset)
{
  remember ("preadv", fd, (size_t) n, " elements", offset);
  return returned (impl->preadv (fd, vector, n, offset));
}

ssize_t
do_pwritev (int fd, const struct iovec *vector, int n, pio_off offset)
{
  remember ("pwritev", fd, (size_t) n, " elements", offset);
  return returned (impl->pwritev (fd, vector, n, offset));
}

ssize_t
do_preadv2 (int fd, const struct iovec *vector, int n, pio_off offset, int flags)
{
  remember ("preadv2", fd, (size_t) n, " elements", offset);
  return returned (impl->preadv2 (fd, vector, n, offset, flags));
}

ssize_t
do_pwritev2 (int fd, const struct iovec *vector, int n, pio_off offset, int flags)
{
  remember ("pwritev2", fd, (size_t) n, " elements", offset);
  return returned (impl->pwritev2 (fd, vector, n, offset, flags));
}

ssize_t
last_moved (void)
{
  return last.moved;
}

int
last_errno (void)
{
  return last.error;
}

/* --- expectations of the last call --- */

static void
call_failed (const char *what, const char *wanted)
{
  snprintf (record.expected, sizeof record.expected, "%s %s%s", last.text, what, wanted);
  if (last.moved == -1)
    {
      snprintf (record.error, sizeof record.error, "%s", errno_name (last.error));
      snprintf (record.got, sizeof record.got, "-1 and %s", record.error);
    }
  else
    snprintf (record.got, sizeof record.got, "returns %ld", (long) last.moved);
  failed ();
}

void
expect_moved (ssize_t want)
{
  char number[32];

  if (last.moved == -1 && last.error == ENOSPC)
    {
      errno = last.error;
      blocked (last.text);
    }
  if (last.moved != want)
    call_failed ("returns ", off_text (want, number));
}

void
expect_errno (const char *name)
{
  if (last.moved != -1 || strcmp (errno_name (last.error), name) != 0)
    call_failed ("fails with ", name);
}

void
one_of (const char *set)
{
  char seen[40];
  const char *at;
  size_t length;

  if (last.moved == -1)
    snprintf (seen, sizeof seen, "%s", errno_name (last.error));
  else
    snprintf (seen, sizeof seen, "%ld", (long) last.moved);
  length = strlen (seen);
  for (at = set; *at; at += strcspn (at, " "), at += strspn (at, " "))
    if (strncmp (at, seen, length) == 0 && (at[length] == ' ' || !at[length]))
      {
        observed ("%s", seen);
        return;
      }
  call_failed ("gives one of: ", set);
}

/* --- expectations of the file --- */

void
expect_that (int condition, const char *expected, const char *got, ...)
{
  va_list arguments;

  if (condition)
    return;
  snprintf (record.expected, sizeof record.expected, "%s", expected);
  va_start (arguments, got);
  vsnprintf (record.got, sizeof record.got, got, arguments);
  va_end (arguments);
  failed ();
}

static void
expect_number (const char *what, pio_off got, pio_off want)
{
  char expected[120], number[32];

  snprintf (expected, sizeof expected, "%s is %s", what, off_text (want, number));
  expect_that (got == want, expected, "it is %s", off_text (got, number));
}

void
expect_position (int fd, pio_off want)
{
  expect_number ("the file position", lseek (fd, 0, SEEK_CUR), want);
}

void
expect_size (pio_off want)
{
  struct stat status;

  if (fstat (witness, &status) != 0)
    blocked ("fstat");
  expect_number ("the size of the file", status.st_size, want);
}

void
expect_bytes (const char *what, const void *got, const void *want, size_t count)
{
  const unsigned char *a = (const unsigned char *) got;
  const unsigned char *b = (const unsigned char *) want;
  char expected[160];
  size_t i;

  for (i = 0; i < count; i++)
    if (a[i] != b[i])
      {
        snprintf (expected, sizeof expected, "byte %lu of %s is 0x%02x",
                  (unsigned long) i, what, b[i]);
        expect_that (0, expected, "it is 0x%02x", a[i]);
      }
}

/* Read by lseek and read, which are not under test here.  */
static void
witness_get (pio_off offset, void *data, size_t count)
{
  char number[32], expected[80];
  ssize_t moved;

  position_to (witness, offset);
  moved = read (witness, data, count);
  if (moved == -1)
    blocked ("read");
  snprintf (expected, sizeof expected, "the file has %lu bytes at %s",
            (unsigned long) count, off_text (offset, number));
  expect_that ((size_t) moved == count, expected, "it has %ld", (long) moved);
}

void
expect_file (pio_off offset, const char *want)
{
  char got[256], what[80], number[32];
  size_t count = strlen (want);

  witness_get (offset, got, count);
  snprintf (what, sizeof what, "the file from %s on", off_text (offset, number));
  expect_bytes (what, got, want, count);
}

void
expect_zeros (pio_off offset, size_t count)
{
  char *got = (char *) memory (count, PROT_READ | PROT_WRITE);
  char *zeros = (char *) memory (count, PROT_READ);
  char what[80], number[32];

  witness_get (offset, got, count);
  snprintf (what, sizeof what, "the file from %s on", off_text (offset, number));
  expect_bytes (what, got, zeros, count);
}

/* --- other ends --- */

void
observed (const char *format, ...)
{
  size_t used = strlen (record.seen);
  va_list arguments;

  if (used && used + 3 < sizeof record.seen)
    {
      strcpy (record.seen + used, ", ");
      used += 2;
    }
  va_start (arguments, format);
  vsnprintf (record.seen + used, sizeof record.seen - used, format, arguments);
  va_end (arguments);
}

void
skip_because (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vsnprintf (record.seen, sizeof record.seen, format, arguments);
  va_end (arguments);
  record_send (RESULT_SKIP);
}

void
blocked (const char *doing)
{
  snprintf (record.seen, sizeof record.seen, "cannot set up: %s: %s", doing,
            errno_name (errno));
  record_send (RESULT_BLOCKED);
}

void
deviation (const char *line, int known)
{
  snprintf (record.line, sizeof record.line, "%s", line);
  record.known = known;
  snprintf (record.where, sizeof record.where, "platforms/%s, %.*s",
            SYSPIO_PLATFORM_NAME, (int) strcspn (line, " "), line);
}
