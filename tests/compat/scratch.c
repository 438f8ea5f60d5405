/* scratch.c -- the files and the memory that an assertion works on
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

int witness = -1;

int
scratch_again (int flags)
{
  int fd = open (SCRATCH_NAME, flags);

  if (fd < 0)
    blocked ("open the scratch file");
  return fd;
}

int
scratch (int flags)
{
  witness = open (SCRATCH_NAME, O_RDWR | O_CREAT | O_EXCL, 0600);
  if (witness < 0)
    blocked ("create a file");
  witness_put (0, DIGITS, 16);
  return scratch_again (flags);
}

void
position_to (int fd, pio_off offset)
{
  if (lseek (fd, (off_t) offset, SEEK_SET) != (off_t) offset)
    blocked ("lseek");
}

void
witness_put (pio_off offset, const void *data, size_t count)
{
  const char *at = (const char *) data;
  ssize_t moved;

  position_to (witness, offset);
  for (; count > 0; at += moved, count -= (size_t) moved)
    {
      moved = write (witness, at, count);
      if (moved == 0)
        errno = ENOSPC;
      if (moved <= 0)
        blocked ("write");
    }
}

void
may_reach (pio_off size)
{
  if (ftruncate (witness, (off_t) size) != 0)
    skip_because ("the file system has no file of that size: %s", errno_name (errno));
  if (ftruncate (witness, 16) != 0)
    blocked ("ftruncate");
}

void *
memory (size_t count, int protection)
{
  void *at = mmap (NULL, count, protection,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

  if (at == MAP_FAILED)
    blocked ("mmap");
  return at;
}

struct iovec
piece (const void *base, size_t count)
{
  struct iovec element;

  element.iov_base = (void *) base;
  element.iov_len = count;
  return element;
}

static unsigned long state = 1;

unsigned
random_below (unsigned limit)
{
  state = (state * 1103515245UL + 12345UL) & 0xffffffffUL;
  return (unsigned) (state >> 8) % limit;
}

void
random_seed (unsigned long seed)
{
  state = seed & 0xffffffffUL;
}

/* A failed expectation in the child has sent the record, with status 0.  */
void
in_child (void (*body) (int), int argument)
{
  pid_t child = fork ();
  int status;

  if (child < 0)
    blocked ("fork");
  if (child == 0)
    {
      body (argument);
      _exit (42);
    }
  while (waitpid (child, &status, 0) < 0)
    if (errno != EINTR)
      blocked ("waitpid");
  if (!WIFEXITED (status) || WEXITSTATUS (status) != 42)
    _exit (0);
}
