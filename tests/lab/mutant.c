/* mutant.c -- a C library whose positional I/O is broken in one way
   SPDX-License-Identifier: 0BSD

   Loaded before the C library; MUTANT in the environment names the defect.
   Not under test here are lseek, read and write, which show what was done.
   For systems whose long has 64 bits.  */

#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int
is (const char *name)
{
  const char *mutant = getenv ("MUTANT");

  return mutant && strcmp (mutant, name) == 0;
}

static ssize_t
fail (int number)
{
  errno = number;
  return -1;
}

static ssize_t
real_pread (int fd, void *buf, size_t count, off_t offset)
{
  return syscall (SYS_pread64, fd, buf, count, offset);
}

static ssize_t
real_pwrite (int fd, const void *buf, size_t count, off_t offset)
{
  return syscall (SYS_pwrite64, fd, buf, count, offset);
}

static off_t
size_of (int fd)
{
  struct stat status;

  return fstat (fd, &status) == 0 ? status.st_size : -1;
}

/* What is wrong before any transfer; 1 if *RESULT is the whole outcome.  */
static int
wrong_early (int fd, size_t *count, off_t *offset, ssize_t *result)
{
  struct stat status;
  int flags = fcntl (fd, F_GETFL);

  if (is ("cut-31"))
    *offset &= 0x7fffffff;
  if (is ("cut-32"))
    *offset &= 0xffffffff;
  if (is ("cut-40"))
    *offset &= ((off_t) 1 << 40) - 1;
  if (is ("sign-32"))
    *offset = (int) *offset;
  if (is ("negative-is-0") && *offset < 0)
    *offset = 0;
  if (is ("small-negatives-only") && *offset < -((off_t) 1 << 40))
    *offset = 0;
  if (is ("low-half-of-negative") && *offset < 0 && (int) *offset > 0)
    *offset = (int) *offset;
  if (is ("zero-is-current") && *offset == 0)
    *offset = lseek (fd, 0, SEEK_CUR);
  if (is ("count-cut-32"))
    *count = (unsigned) *count;
  *result = -1;
  if (is ("count-below-1g") && *count > 0x40000000)
    errno = EINVAL;
  else if (is ("count-sign") && *count > SSIZE_MAX)
    *result = -7;
  else if (is ("length-0-fails") && *count == 0)
    errno = EINVAL;
  else if (is ("length-0-limit") && *count == 0 && *offset > 99)
    errno = EFBIG;
  else if (is ("closed-is-einval") && flags < 0)
    errno = EINVAL;
  else if (is ("pipe-is-einval") && fstat (fd, &status) == 0 && S_ISFIFO (status.st_mode))
    errno = EINVAL;
  else if (is ("socket-is-enxio") && fstat (fd, &status) == 0 && S_ISSOCK (status.st_mode))
    errno = ENXIO;
  else if (is ("unlinked-is-eio") && fstat (fd, &status) == 0 && status.st_nlink == 0)
    errno = EIO;
  else if (is ("nonblock-is-eagain") && flags >= 0 && (flags & O_NONBLOCK))
    errno = EAGAIN;
  else if (is ("directory-is-eperm") && fstat (fd, &status) == 0 && S_ISDIR (status.st_mode))
    errno = EPERM;
  else
    return 0;
  return 1;
}

static ssize_t
broken_pread (int fd, void *buf, size_t count, off_t offset)
{
  ssize_t moved;

  if (wrong_early (fd, &count, &offset, &moved))
    return moved;
  if (is ("read-moves") && offset >= 0 && lseek (fd, offset, SEEK_SET) >= 0)
    return read (fd, buf, count);
  if (is ("read-negative-is-current") && offset == -1)
    return read (fd, buf, count);
  if (is ("read-one-further"))
    offset++;
  if (is ("pipe-reads") && lseek (fd, 0, SEEK_CUR) < 0 && errno == ESPIPE)
    return read (fd, buf, count);
  if (is ("read-unaligned-fails") && ((uintptr_t) buf & 7) != 0)
    return fail (EINVAL);
  if (is ("read-clears-errno"))
    errno = 0;
  moved = real_pread (fd, buf, count, offset);
  if (is ("read-fails-and-moves") && moved < 0 && offset >= 0)
    lseek (fd, offset, SEEK_SET);
  if (is ("read-end-moves") && moved == 0)
    lseek (fd, offset, SEEK_SET);
  if (is ("read-end-is-error") && moved == 0 && count)
    return fail (EIO);
  if (is ("read-far-end-is-error") && moved == 0 && count && offset > size_of (fd))
    return fail (EINVAL);
  if (is ("read-beyond-end") && moved == 0 && count && count < 4096)
    return memset (buf, 0, count), (ssize_t) count;
  if (is ("read-claims-all") && moved > 0)
    return (ssize_t) count;
  if (is ("read-clears-rest") && moved > 0 && count < 4096)
    memset ((char *) buf + moved, 0, count - (size_t) moved);
  if (is ("read-write-only") && moved < 0 && errno == EBADF && fcntl (fd, F_GETFL) >= 0)
    return 0;
  if (is ("efault-is-success") && moved < 0 && errno == EFAULT)
    return (ssize_t) count;
  if (is ("efault-is-eio") && moved < 0 && errno == EFAULT)
    return fail (EIO);
  return moved;
}

static ssize_t
broken_pwrite (int fd, const void *buf, size_t count, off_t offset)
{
  off_t size = size_of (fd), position = lseek (fd, 0, SEEK_CUR);
  ssize_t moved;

  if (wrong_early (fd, &count, &offset, &moved))
    return moved;
  if (is ("write-moves") && offset >= 0 && lseek (fd, offset, SEEK_SET) >= 0)
    return write (fd, buf, count);
  if (is ("write-lost") && count)
    return (ssize_t) count;
  if (is ("write-appends"))
    offset = size;
  if (is ("write-negative-appends") && offset < 0)
    offset = size;
  if (is ("append-takes-negative") && (fcntl (fd, F_GETFL) & O_APPEND) && offset < 0)
    offset = 0;
  if (is ("write-one-short") && count > 1)
    return real_pwrite (fd, buf, count - 1, offset) + 1;
  if (is ("write-large-loses-end") && count > 65536)
    return real_pwrite (fd, buf, count - 1, offset) + 1;
  if (is ("write-stops-at-nul") && count < 4096 && memchr (buf, 0, count))
    return real_pwrite (fd, buf, strlen ((const char *) buf), offset) < 0 ? -1 : (ssize_t) count;
  if (is ("pipe-writes") && position < 0 && errno == ESPIPE)
    return write (fd, buf, count);
  if (is ("hole-is-noise") && size >= 0 && offset > size && offset < 100000)
    while (size < offset)
      real_pwrite (fd, "x", 1, size++);
  moved = real_pwrite (fd, buf, count, offset);
  if (is ("limit-is-enospc") && moved < 0 && errno == EFBIG)
    return fail (ENOSPC);
  if (is ("limit-all-or-nothing") && moved > 0 && (size_t) moved < count)
    return fail (EFBIG);
  if (is ("direct-at-0") && moved > 0 && (fcntl (fd, F_GETFL) & O_DIRECT))
    real_pwrite (fd, buf, count, 0);
  if (is ("write-fails-and-moves") && moved < 0 && offset >= 0)
    lseek (fd, offset, SEEK_SET);
  if (is ("write-extending-moves") && moved > 0 && offset > size)
    lseek (fd, offset + moved, SEEK_SET);
  if (is ("append-moves") && moved > 0 && (fcntl (fd, F_GETFL) & O_APPEND))
    lseek (fd, 0, SEEK_END);
  if (is ("write-truncates") && moved > 0 && ftruncate (fd, offset + moved) != 0)
    return -1;
  if (is ("write-rounds-size") && moved > 0 && offset + moved > size
      && ftruncate (fd, (offset + moved + 511) / 512 * 512) != 0)
    return -1;
  if (is ("length-0-extends") && count == 0 && offset > size && ftruncate (fd, offset) != 0)
    return -1;
  if (is ("write-read-only") && moved < 0 && errno == EBADF && fcntl (fd, F_GETFL) >= 0)
    return (ssize_t) count;
  if (is ("write-sends-sigxfsz") && moved < 0 && errno == EINVAL)
    raise (SIGXFSZ);
  if (is ("write-undoes-neighbour") && moved > 0 && offset > 0)
    real_pwrite (fd, "?", 1, offset - 1);
  if (is ("efault-is-eio") && moved < 0 && errno == EFAULT)
    return fail (EIO);
  return moved;
}

/* --- vectors --- */

static ssize_t
broken_vector (int writing, int fd, const struct iovec *given, int n, off_t offset)
{
  struct iovec vector[IOV_MAX];
  ssize_t moved;
  int i;

  if (n < 0 && is ("vector-negative-count"))
    return 0;
  if (n == INT_MAX && is ("vector-huge-count"))
    return 0;
  if (n == IOV_MAX && is ("vector-one-too-few"))
    return fail (EINVAL);
  if (n < 0 || n > IOV_MAX)
    return fail (EINVAL);
  memcpy (vector, given, (size_t) n * sizeof *given);
  for (i = 0; is ("vector-reversed") && i < n; i++)
    vector[i] = given[n - 1 - i];
  if (is ("vector-drops-last") && n > 1)
    n--;
  for (i = 0; is ("vector-stops-at-empty") && i < n; i++)
    if (vector[i].iov_len == 0)
      n = i;
  for (i = 0; is ("vector-negative-length") && i < n; i++)
    if ((ssize_t) vector[i].iov_len < 0)
      vector[i].iov_len = 0;
  if (is ("vector-negative-offset") && offset < 0)
    offset = 0;
  if (is ("vector-cut-32"))
    offset &= 0xffffffff;
  if (is ("vector-same-offset"))
    {
      ssize_t sum = 0;

      for (i = 0; i < n; i++, sum += moved)
        {
          moved = writing ? real_pwrite (fd, vector[i].iov_base, vector[i].iov_len, offset)
                  : real_pread (fd, vector[i].iov_base, vector[i].iov_len, offset);
          if (moved < 0)
            return -1;
        }
      return sum;
    }
  moved = syscall (writing ? SYS_pwritev : SYS_preadv, fd, vector, (long) n, offset, 0L);
  if (is ("vector-moves") && moved > 0)
    lseek (fd, offset + moved, SEEK_SET);
  if (is ("vector-changed") && moved > 0)
    ((struct iovec *) given)[0].iov_len = 0;
  return moved;
}

static ssize_t
broken_flags (int writing, int fd, const struct iovec *vector, int n, off_t offset, int flags)
{
  if (is ("flags-ignored"))
    flags = 0;
  if (is ("flags-no-current") && offset == -1)
    return fail (EINVAL);
  if (is ("flags-any-negative") && offset < 0)
    offset = -1;
  if (is ("flags-nowait-is-end") && (flags & 8))
    return 0;
  if (is ("flags-clear-append") && (flags & 16))
    flags &= ~16;
  return syscall (writing ? SYS_pwritev2 : SYS_preadv2, fd, vector, (long) n, offset, 0L, flags);
}

/* The names, and those that a build with 64-bit offsets asks for.  */
#define NAMES(suffix) \
  ssize_t pread##suffix (int fd, void *b, size_t n, off_t o) \
  { return broken_pread (fd, b, n, o); } \
  ssize_t pwrite##suffix (int fd, const void *b, size_t n, off_t o) \
  { return broken_pwrite (fd, b, n, o); } \
  ssize_t preadv##suffix (int fd, const struct iovec *v, int n, off_t o) \
  { return broken_vector (0, fd, v, n, o); } \
  ssize_t pwritev##suffix (int fd, const struct iovec *v, int n, off_t o) \
  { return broken_vector (1, fd, v, n, o); } \
  ssize_t preadv##suffix##v2 (int fd, const struct iovec *v, int n, off_t o, int f) \
  { return broken_flags (0, fd, v, n, o, f); } \
  ssize_t pwritev##suffix##v2 (int fd, const struct iovec *v, int n, off_t o, int f) \
  { return broken_flags (1, fd, v, n, o, f); }
#define preadvv2 preadv2
#define pwritevv2 pwritev2
#undef pread
#undef pwrite
#undef preadv
#undef pwritev
NAMES ()
NAMES (64)
