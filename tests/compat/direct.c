/* direct.c -- files opened O_DIRECT, O_SYNC and O_DSYNC
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

enum { BLOCK = 4096 };                  /* a multiple of what most devices want */

static int
direct (void)
{
  char *block = (char *) memory (BLOCK, PROT_READ | PROT_WRITE);
  int fd, i;

  if (O_DIRECT == 0)
    skip_because ("there is no O_DIRECT here");
  scratch (O_RDWR);
  for (i = 0; i < 4; i++)
    witness_put (i * BLOCK, memset (block, 'a' + i, BLOCK), BLOCK);
  if (fsync (witness) != 0)
    blocked ("fsync");
  fd = open (SCRATCH_NAME, O_RDWR | O_DIRECT);
  if (fd < 0)
    skip_because ("O_DIRECT is refused here: %s", errno_name (errno));
  return fd;
}

static char *
filled (int byte)
{
  return (char *) memset (memory (2 * BLOCK, PROT_READ | PROT_WRITE), byte, 2 * BLOCK);
}

ASSERTION (144, 'P', 0, "O_DIRECT, aligned: data at the offset, and the position kept",
           "open(2), O_DIRECT", NULL, NULL)
{
  int fd = direct ();
  char *got = filled ('#');

  position_to (fd, BLOCK);
  do_pread (fd, got, BLOCK, 2 * BLOCK);
  expect_moved (BLOCK);
  expect_bytes ("the buffer", got, filled ('c'), BLOCK);
  do_pwrite (fd, filled ('Z'), BLOCK, BLOCK);
  expect_moved (BLOCK);
  expect_position (fd, BLOCK);
  do_pread (fd, got, BLOCK, BLOCK);
  expect_moved (BLOCK);
  expect_bytes ("the buffer", got, filled ('Z'), BLOCK);
  expect_size (4 * BLOCK);
  expect_file (0, "aaaa");
  expect_file (2 * BLOCK, "cccc");
}

ASSERTION (145, 'V', 0, "O_DIRECT, not aligned: EINVAL, or all is done", "open(2), NOTES on O_DIRECT",
           NULL, "nothing: use aligned buffers, lengths and offsets")
{
  int fd = direct ();
  char *got = filled ('#');

  do_pread (fd, got, BLOCK, 100);
  one_of ("EINVAL 4096");
  do_pread (fd, got, 100, 0);
  one_of ("EINVAL 100");
  do_pread (fd, got + 1, BLOCK, 0);
  one_of ("EINVAL 4096");
  if (last_moved () > 0)
    expect_bytes ("the buffer", got + 1, filled ('a'), BLOCK);
}

ASSERTION (147, 'P', 0, "what was written by O_DIRECT another descriptor reads, and the reverse",
           "open(2), NOTES on O_DIRECT", "two programs see two files",
           "nothing: it is the file system's")
{
  int fd = direct (), other = scratch_again (O_RDWR);
  char *got = filled ('#');

  do_pread (other, got, BLOCK, 0);
  expect_moved (BLOCK);
  do_pwrite (fd, filled ('Y'), BLOCK, 0);
  expect_moved (BLOCK);
  do_pread (other, got, BLOCK, 0);
  expect_moved (BLOCK);
  expect_bytes ("the buffer", got, filled ('Y'), BLOCK);
  do_pwrite (other, filled ('X'), BLOCK, BLOCK);
  expect_moved (BLOCK);
  do_pread (fd, got, BLOCK, BLOCK);
  expect_moved (BLOCK);
  expect_bytes ("the buffer", got, filled ('X'), BLOCK);
}

ASSERTION (360, 'P', 0, "O_DIRECT at the end of the file reads 0", "open(2), O_DIRECT", NULL, NULL)
{
  int fd = direct ();

  do_pread (fd, filled ('#'), BLOCK, 4 * BLOCK);
  expect_moved (0);
}

static void
synchronous (int flag)
{
  int fd = scratch (O_RDWR | flag);
  char got[4];

  position_to (fd, 5);
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  do_pread (fd, got, 4, 4);
  expect_moved (4);
  expect_bytes ("the buffer", got, "WXYZ", 4);
  expect_position (fd, 5);
  expect_file (0, "0123WXYZ89abcdef");
}

ASSERTION (149, 'P', 0, "O_SYNC changes nothing that can be seen", NULL, NULL, NULL)
{
  synchronous (O_SYNC);
}

ASSERTION (361, 'P', 0, "O_DSYNC changes nothing that can be seen", NULL, NULL, NULL)
{
  synchronous (O_DSYNC);
}

static const struct assertion *const direct_list[] =
{
  &a144, &a145, &a147, &a149, &a360, &a361, NULL
};
const struct group group_direct =
{
  "direct", "POSIX open: O_SYNC, O_DSYNC", "a database that bypasses the cache is damaged",
  "nothing: it passes the call on", direct_list
};
