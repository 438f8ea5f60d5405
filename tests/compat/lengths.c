/* lengths.c -- nothing, and more than one call can move
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#define ZERO "POSIX read, write: of length 0, may check for errors, then 0"

ASSERTION (42, 'P', 0, "length 0 returns 0, at the start, at the end and behind it", ZERO,
           NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char byte = '#';

  do_pread (fd, &byte, 0, 0);
  expect_moved (0);
  do_pread (fd, &byte, 0, 16);
  expect_moved (0);
  do_pread (fd, &byte, 0, 1000);
  expect_moved (0);
  do_pwrite (fd, &byte, 0, 3);
  expect_moved (0);
  expect_that (byte == '#', "the buffer is untouched", "it is 0x%02x", (unsigned char) byte);
  expect_file (0, DIGITS);
}

ASSERTION (43, 'P', 0, "length 0 with a null buffer returns 0", ZERO, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, NULL, 0, 0);
  expect_moved (0);
  do_pread (fd, NULL, 0, 0);
  expect_moved (0);
}

ASSERTION (44, 'P', 0, "a write of length 0 past the end does not extend the file", ZERO,
           "a file grows by being looked at", NULL)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "", 0, 9999);
  expect_moved (0);
  expect_size (16);
}

ASSERTION (45, 'V', 0, "length 0 on a descriptor that is not open, or open for the other", ZERO,
           NULL, NULL)
{
  int in = scratch (O_RDONLY), out = scratch_again (O_WRONLY);
  char byte;

  do_pread (-1, &byte, 0, 0);
  one_of ("EBADF 0");
  do_pread (out, &byte, 0, 0);
  one_of ("EBADF 0");
  do_pwrite (in, &byte, 0, 0);
  one_of ("EBADF 0");
}

ASSERTION (240, 'V', 0, "length 0 on a pipe", ZERO, NULL, NULL)
{
  int ends[2];
  char byte;

  if (pipe (ends) != 0)
    blocked ("pipe");
  do_pread (ends[0], &byte, 0, 0);
  one_of ("ESPIPE 0");
  do_pwrite (ends[1], &byte, 0, 0);
  one_of ("ESPIPE 0");
}

ASSERTION (46, 'P', 0, "length 0 beyond RLIMIT_FSIZE returns 0, without SIGXFSZ", ZERO, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  struct rlimit limit;

  limit.rlim_cur = limit.rlim_max = 8;
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    blocked ("setrlimit");
  do_pwrite (fd, "", 0, 100);
  expect_moved (0);
  expect_no_sigxfsz ();
}

#define HUGE_COUNT "POSIX read, write: above SSIZE_MAX, implementation-defined"
#define CLAMPS "the layer asks for no more than count_max, and the _all calls go on"

/* SET is null where only the 13 bytes that remain will do.  */
static void
huge_read (size_t count, const char *set)
{
  int fd = scratch (O_RDWR);
  /* Address space alone; a kernel that checks it before the file finds it.  */
  char *got = (char *) mmap (NULL, count, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

  if (got == (char *) MAP_FAILED)
    skip_because ("no address space for such a buffer");
  do_pread (fd, got, count, 3);
  if (set)
    one_of (set);
  else
    expect_moved (13);
  if (last_moved () != -1)
    expect_bytes ("the buffer", got, &DIGITS[3], 13);
}

#define MAX_INT ((size_t) INT_MAX)

ASSERTION (48, 'P', 0, "pread of INT_MAX bytes from a short file returns the file", NULL,
           "a large buffer is refused", CLAMPS)
{
  huge_read (MAX_INT, NULL);
}

ASSERTION (241, 'V', 0, "pread of INT_MAX + 1 bytes from a short file", NULL,
           "a large buffer is refused", CLAMPS)
{
  /* Where it is above SSIZE_MAX the buffer cannot be in the address space.  */
  huge_read (MAX_INT + 1, sizeof (size_t) > 4 ? "13 EINVAL" : "13 EINVAL EFAULT");
}

ASSERTION (242, 'P', 0, "pread of 0x7ffff000 bytes, and of one more, from a short file", NULL,
           "a large buffer is refused", CLAMPS)
{
  huge_read (0x7ffff000, NULL);
  unlink (SCRATCH_NAME);
  huge_read (0x7ffff001, NULL);
}

ASSERTION (243, 'V', 0, "pread of 2^32 + 7 bytes from a short file", NULL,
           "the count is cut to its low half", CLAMPS)
{
  if (sizeof (size_t) < 8)
    skip_because ("size_t has 32 bits");
  /* In two steps, for where it has.  */
  huge_read (((size_t) 1 << 16 << 15 << 1) + 7, "13 EINVAL");
}

static int
claims_much (ssize_t moved)
{
  return moved < -1 || moved > 16;
}

ASSERTION (47, 'V', 0, "a count above SSIZE_MAX gives no negative count and no lie", HUGE_COUNT,
           "a program that checks for -1 takes the result for a success",
           "the layer refuses such a count before any call")
{
  int fd = scratch (O_RDWR);
  char got[16];

  do_pread (fd, got, (size_t) -1, 16);
  one_of ("EINVAL EFAULT 0");
  do_pread (fd, got, (size_t) SSIZE_MAX + 1, 16);
  one_of ("EINVAL EFAULT 0");
  do_pwrite (fd, got, (size_t) -1, 0);
  expect_that (!claims_much (last_moved ()), "pwrite fails, or is short",
               "it returns %ld", (long) last_moved ());
  if (last_moved () == -1)
    one_of ("EINVAL EFAULT");
}

ASSERTION (244, 'V', 0, "a count of SSIZE_MAX at the end of the file", HUGE_COUNT, NULL, CLAMPS)
{
  int fd = scratch (O_RDWR);
  char got[16];

  do_pread (fd, got, (size_t) SSIZE_MAX, 16);
  one_of ("0 EINVAL EFAULT");
}

static const struct assertion *const lengths_list[] =
{
  &a42, &a43, &a44, &a45, &a46, &a47, &a48, &a240, &a241, &a242, &a243, &a244, NULL
};
const struct group group_lengths =
{
  "lengths", "POSIX pread, pwrite: up to nbyte bytes",
  "a call that asks for nothing, or for much, does something else",
  "nothing: it passes the length on", lengths_list
};
