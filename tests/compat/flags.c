/* flags.c -- preadv2 and pwritev2, and their flags
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

/* By number: a libc can be older than the kernel.  */
enum
{
  HIPRI = 1, DSYNC = 2, SYNC = 4, NOWAIT = 8, UNKNOWN = 1 << 30
};
#define CLEAN "preadv2(2): EOPNOTSUPP, an unknown flag"

static char bytes_read[16];

static struct iovec *
four (const void *bytes)
{
  static struct iovec vector;

  vector = piece (bytes, 4);
  return &vector;
}

ASSERTION (113, 'P', NEED_FLAGS, "a flag that nobody knows is EOPNOTSUPP, and does nothing", CLEAN,
           "a program that probes for a flag believes it has it", NULL)
{
  int fd = scratch (O_RDWR);

  do_preadv2 (fd, four (bytes_read), 1, 4, UNKNOWN);
  expect_errno ("EOPNOTSUPP");
  do_pwritev2 (fd, four ("WXYZ"), 1, 4, UNKNOWN);
  expect_errno ("EOPNOTSUPP");
  expect_file (0, DIGITS);
}

ASSERTION (114, 'P', NEED_FLAGS, "without flags they are preadv and pwritev", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  position_to (fd, 5);
  do_preadv2 (fd, four (bytes_read), 1, 9, 0);
  expect_moved (4);
  expect_bytes ("the buffer", bytes_read, "9abc", 4);
  do_pwritev2 (fd, four ("WXYZ"), 1, 4, 0);
  expect_moved (4);
  expect_file (0, "0123WXYZ89abcdef");
  expect_position (fd, 5);
}

ASSERTION (26, 'P', NEED_FLAGS, "at offset -1 they use the position, and move it",
           "preadv2(2): if the offset is -1, the current file offset is used and updated",
           NULL, NULL)
{
  int fd = scratch (O_RDWR);

  position_to (fd, 5);
  do_preadv2 (fd, four (bytes_read), 1, -1, 0);
  expect_moved (4);
  expect_bytes ("the buffer", bytes_read, "5678", 4);
  expect_position (fd, 9);
  do_pwritev2 (fd, four ("WXYZ"), 1, -1, 0);
  expect_moved (4);
  expect_position (fd, 13);
  expect_file (0, "012345678WXYZdef");
}

ASSERTION (115, 'P', NEED_FLAGS, "another negative offset is EINVAL", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_preadv2 (fd, four (bytes_read), 1, -8, 0);
  expect_errno ("EINVAL");
  do_pwritev2 (fd, four ("WXYZ"), 1, -8, 0);
  expect_errno ("EINVAL");
  expect_size (16);
}

ASSERTION (116, 'P', NEED_FLAGS, "a pipe works at offset -1, and is ESPIPE at 2", NULL, NULL, NULL)
{
  int ends[2];

  if (pipe (ends) != 0)
    blocked ("pipe");
  do_pwritev2 (ends[1], four ("WXYZ"), 1, 2, 0);
  expect_errno ("ESPIPE");
  do_pwritev2 (ends[1], four ("WXYZ"), 1, -1, 0);
  expect_moved (4);
  do_preadv2 (ends[0], four (bytes_read), 1, 2, 0);
  expect_errno ("ESPIPE");
  do_preadv2 (ends[0], four (bytes_read), 1, -1, 0);
  expect_moved (4);
  expect_bytes ("the buffer", bytes_read, "WXYZ", 4);
}

ASSERTION (117, 'V', NEED_FLAGS, "RWF_NOWAIT reads all, or says that it would wait; never a false end",
           "preadv2(2), RWF_NOWAIT and BUGS", "data in the file are taken for its end", NULL)
{
  do_preadv2 (scratch (O_RDWR), four (bytes_read), 1, 4, NOWAIT);
  one_of ("4 3 2 1 EAGAIN EOPNOTSUPP");
  if (last_moved () > 0)
    expect_bytes ("the buffer", bytes_read, "4567", (size_t) last_moved ());
}

ASSERTION (118, 'V', NEED_FLAGS, "RWF_DSYNC and RWF_SYNC write, or are refused", "pwritev2(2)", NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pwritev2 (fd, four ("WXYZ"), 1, 4, DSYNC);
  one_of ("4 EOPNOTSUPP");
  expect_file (0, last_moved () == 4 ? "0123WXYZ89abcdef" : DIGITS);
  do_pwritev2 (fd, four ("wxyz"), 1, 4, SYNC);
  one_of ("4 EOPNOTSUPP");
  if (last_moved () == 4)
    expect_file (0, "0123wxyz89abcdef");
}

ASSERTION (340, 'V', NEED_FLAGS, "RWF_HIPRI reads, or is refused", "preadv2(2)", NULL, NULL)
{
  do_preadv2 (scratch (O_RDWR), four (bytes_read), 1, 4, HIPRI);
  one_of ("4 EOPNOTSUPP");
  if (last_moved () > 0)
    expect_bytes ("the buffer", bytes_read, "4567", 4);
}

ASSERTION (341, 'P', NEED_FLAGS, "no elements, and a flag: nothing happens", "preadv2(2)", NULL, NULL)
{
  int fd = scratch (O_RDWR);

  position_to (fd, 5);
  do_pwritev2 (fd, four ("WXYZ"), 0, 4, 0);
  expect_moved (0);
  expect_size (16);
  expect_position (fd, 5);
}

static const struct assertion *const flags_list[] =
{
  &a26, &a113, &a114, &a115, &a116, &a117, &a118, &a340, &a341, NULL
};
const struct group group_flags =
{
  "flags", "preadv2(2), pwritev2(2)", "a flag is accepted and not obeyed",
  "nothing: the layer does not use these calls", flags_list
};
