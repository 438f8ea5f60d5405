/* syspio.c -- sys_pread, sys_pwrite and their _all forms; syspio.h has the
   contract.  One unit: compile it, or include it with SYSPIO_API as static.
   SPDX-License-Identifier: 0BSD  */

#ifdef HAVE_CONFIG_H
# include <config.h>
#endif
#ifndef SYSPIO_SYSTEM_H
# define SYSPIO_SYSTEM_H "syspio-system.h"
#endif
#include "syspio-platforms.h"
#include SYSPIO_SYSTEM_H
#include "syspio.h"
#include "syspio-limits.h"
#include "syspio-lock.h"
#include "syspio-seek.h"
#include "syspio-slow.h"

SYSPIO_API syspio_ssize
syspio_pread (int fd, void *buf, size_t count, syspio_off offset)
{
  if (SYSPIO_IS_DIRECT (SYSPIO_PREAD) && count <= SYSPIO_FAST_COUNT
      && (syspio_uoff) offset <= SYSPIO_FAST_OFFSET (SYSPIO_PREAD))
    {
      syspio_ssize moved = SYSPIO_PREAD == SYSPIO_WORD_LFS64
                           ? SYSPIO_CALL_PREAD64 (fd, buf, count, offset)
                           : SYSPIO_CALL_PREAD (fd, buf, count, offset);
      if ((size_t) moved <= count)
        return moved;
      return syspio_settle (0, fd, buf, count, offset, moved);
    }
  return syspio_slow (0, fd, buf, count, offset);
}

SYSPIO_API syspio_ssize
syspio_pwrite (int fd, const void *buf, size_t count, syspio_off offset)
{
  if (SYSPIO_IS_DIRECT (SYSPIO_PWRITE) && count <= SYSPIO_FAST_COUNT
      && (syspio_uoff) offset <= SYSPIO_FAST_OFFSET (SYSPIO_PWRITE))
    {
      syspio_ssize moved = SYSPIO_PWRITE == SYSPIO_WORD_LFS64
                           ? SYSPIO_CALL_PWRITE64 (fd, buf, count, offset)
                           : SYSPIO_CALL_PWRITE (fd, buf, count, offset);
      if ((size_t) moved <= count)
        return moved;
      return syspio_settle (1, fd, (void *) buf, count, offset, moved);
    }
  return syspio_slow (1, fd, (void *) buf, count, offset);
}

static int
syspio_all (int writing, int fd, void *buf, size_t count, syspio_off offset,
            size_t *done)
{
  char *at = (char *) buf;
  size_t left = count;
  syspio_ssize moved;

  do
    {
      moved = writing ? syspio_pwrite (fd, at, left, offset)
                      : syspio_pread (fd, at, left, offset);
      if (moved <= 0)
        break;
      at += moved;
      offset += moved;
      left -= (size_t) moved;
    }
  while (left > 0);

  if (done)
    *done = count - left;
  if (moved == 0 && writing && left > 0)
    {
      errno = ENOSPC;
      moved = -1;
    }
  return moved < 0 ? -1 : 0;
}

SYSPIO_API int
syspio_pread_all (int fd, void *buf, size_t count, syspio_off offset, size_t *done)
{
  return syspio_all (0, fd, buf, count, offset, done);
}

SYSPIO_API int
syspio_pwrite_all (int fd, const void *buf, size_t count, syspio_off offset,
                   size_t *done)
{
  return syspio_all (1, fd, (void *) buf, count, offset, done);
}
