/* scratch.c -- the file that a probe tries its fact on
   SPDX-License-Identifier: 0BSD  */

#include "probe.h"
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifndef O_LARGEFILE                     /* without it a write ends at 2 GiB */
# define O_LARGEFILE 0
#endif

char *scratch_left;

int
scratch_open (const char *directory, int flags, int fds[2])
{
  static const char name[] = "/syspio-XXXXXX";
  char *path = (char *) malloc (strlen (directory) + sizeof name);
  sigset_t all, before;
  int fd, error;

  if (!path)
    return -1;
  strcat (strcpy (path, directory), name);
  sigfillset (&all);
  sigprocmask (SIG_BLOCK, &all, &before);
  fds[0] = fds[1] = -1;
  fd = mkstemp (path);
  error = errno;
  if (fd >= 0)
    {
      close (fd);
      fds[0] = open (path, O_RDWR | O_LARGEFILE);
      fds[1] = fds[0] < 0 ? -1 : open (path, O_RDWR | O_LARGEFILE | flags);
      error = errno;
      if (unlink (path) != 0)
        {
          error = errno;
          scratch_left = path;
        }
    }
  sigprocmask (SIG_SETMASK, &before, NULL);
  if (scratch_left != path)
    free (path);
  if (fds[1] >= 0 && !scratch_left)
    return 0;
  scratch_close (fds);
  errno = error;
  return -1;
}

void
scratch_close (int fds[2])
{
  if (fds[0] >= 0)
    close (fds[0]);
  if (fds[1] >= 0)
    close (fds[1]);
}

syspio_off
scratch_seek (int fd, syspio_off offset, int whence)
{
#if defined _LFS64_LARGEFILE && !defined __LP64__
  return lseek64 (fd, offset, whence);
#else
  return lseek (fd, (off_t) offset, whence);
#endif
}

/* Say a short transfer as ENOSPC; of these few bytes it is nothing else.  */
static int
whole (ssize_t moved, size_t count)
{
  if (moved >= 0 && (size_t) moved != count)
    errno = ENOSPC;
  return moved >= 0 && (size_t) moved == count ? 0 : -1;
}

int
scratch_put (int fd, const char *data, size_t count, syspio_off offset)
{
  if (scratch_seek (fd, offset, SEEK_SET) != offset)
    return -1;
  return whole (write (fd, data, count), count);
}

int
scratch_get (int fd, char *data, size_t count, syspio_off offset)
{
  if (scratch_seek (fd, offset, SEEK_SET) != offset)
    return -1;
  return whole (read (fd, data, count), count);
}

syspio_off
scratch_far (int fd, int bits)
{
  const syspio_off near = 0x10000;
  const syspio_off far = (syspio_off) 5 << (bits == 64 ? 30 : 28);
  struct stat status;

  /* Without holes the kernel would write all that lies before the offset.  */
  if (ftruncate (fd, 0x100000) != 0)
    return -1;
  if (fstat (fd, &status) != 0 || (long) status.st_blocks >= 0x100000 / 512)
    return near;
  if (scratch_put (fd, "far!", 4, far) == 0)
    return far;
  return errno == EFBIG || errno == EINVAL ? near : -1;
}
