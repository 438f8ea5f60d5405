/* impl.c -- the system's own calls, and how a call under test is made
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static ssize_t
libc_pread (int fd, void *buf, size_t count, pio_off offset)
{
  return pread (fd, buf, count, (off_t) offset);
}

static ssize_t
libc_pwrite (int fd, const void *buf, size_t count, pio_off offset)
{
  return pwrite (fd, buf, count, (off_t) offset);
}

#if PIO_PREADV
static ssize_t
libc_preadv (int fd, const struct iovec *vector, int n, pio_off offset)
{
  return preadv (fd, vector, n, (off_t) offset);
}

static ssize_t
libc_pwritev (int fd, const struct iovec *vector, int n, pio_off offset)
{
  return pwritev (fd, vector, n, (off_t) offset);
}
#else
# define libc_preadv NULL
# define libc_pwritev NULL
#endif

#if PIO_PREADV2
static ssize_t
libc_preadv2 (int fd, const struct iovec *vector, int n, pio_off offset, int flags)
{
  return preadv2 (fd, vector, n, (off_t) offset, flags);
}

static ssize_t
libc_pwritev2 (int fd, const struct iovec *vector, int n, pio_off offset, int flags)
{
  return pwritev2 (fd, vector, n, (off_t) offset, flags);
}
#else
# define libc_preadv2 NULL
# define libc_pwritev2 NULL
#endif

const struct impl libc_impl =
{
  "libc", (int) sizeof (off_t) * CHAR_BIT, libc_pread, libc_pwrite, libc_preadv,
  libc_pwritev, libc_preadv2, libc_pwritev2, NULL
};
const struct impl *impl = &libc_impl;
