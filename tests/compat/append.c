/* append.c -- files opened O_APPEND
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#define SAYS "append  ignored  # data go to the end of the file | seen by piocheck"
#define AT_OFFSET "POSIX pwrite: at the offset, whether or not O_APPEND is set"

/* WXYZ was written at 4 of a file of 16 bytes: did it go to the end?  */
static int
appended (void)
{
  struct stat status;
  char got[20];

  if (fstat (witness, &status) != 0)
    blocked ("fstat");
  if (last_moved () != 4 || status.st_size != 20)
    return 0;
  position_to (witness, 0);
  return read (witness, got, 20) == 20 && memcmp (got, DIGITS "WXYZ", 20) == 0;
}

static void
expect_at_offset (void)
{
  if (appended ())
    deviation (SAYS, SYSPIO_APPEND == SYSPIO_WORD_IGNORED);
  expect_moved (4);
  expect_size (16);
  expect_file (0, "0123WXYZ89abcdef");
}

ASSERTION (85, 'P', 0, "pwrite on a file opened O_APPEND puts data at the offset", AT_OFFSET,
           NULL, NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);

  do_pwrite (fd, "WXYZ", 4, 4);
  expect_at_offset ();
}

ASSERTION (86, 'X', 0, "where pwrite on a file opened O_APPEND puts data", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);

  do_pwrite (fd, "WXYZ", 4, 4);
  if (last_moved () == -1)
    observed ("refused, %s", errno_name (last_errno ()));
  else
    observed (appended () ? "at the end of the file" : "not at the end");
}

ASSERTION (90, 'P', 0, "the same where fcntl set O_APPEND after the open", AT_OFFSET, NULL, NULL)
{
  int fd = scratch (O_RDWR), flags = fcntl (fd, F_GETFL);

  if (flags < 0 || fcntl (fd, F_SETFL, flags | O_APPEND) != 0)
    blocked ("fcntl");
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_at_offset ();
}

ASSERTION (250, 'P', 0, "the same where fcntl cleared O_APPEND: data go to the offset", AT_OFFSET,
           "a program that turns appending off goes on appending", NULL)
{
  int fd = scratch (O_RDWR | O_APPEND), flags = fcntl (fd, F_GETFL);

  if (flags < 0 || fcntl (fd, F_SETFL, flags & ~O_APPEND) != 0)
    blocked ("fcntl");
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  expect_size (16);
  expect_file (0, "0123WXYZ89abcdef");
}

ASSERTION (251, 'P', 0, "the same through a dup()ed descriptor of an O_APPEND file", AT_OFFSET,
           NULL, NULL)
{
  int fd = dup (scratch (O_RDWR | O_APPEND));

  if (fd < 0)
    blocked ("dup");
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_at_offset ();
}

ASSERTION (252, 'P', 0, "the same on a file that can only be written", AT_OFFSET, NULL, NULL)
{
  int fd = scratch (O_WRONLY | O_APPEND);

  do_pwrite (fd, "WXYZ", 4, 4);
  expect_at_offset ();
}

ASSERTION (91, 'P', NEED_VECTOR, "pwritev on a file opened O_APPEND puts data at the offset",
           "as pwrite; pwritev is no POSIX call", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);
  struct iovec vector[2];

  vector[0] = piece ("WX", 2);
  vector[1] = piece ("YZ", 2);
  do_pwritev (fd, vector, 2, 4);
  expect_at_offset ();
}

ASSERTION (27, 'P', 0, "pwrite on a file opened O_APPEND does not move the position",
           "POSIX pwrite: shall not change the file offset", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);

  position_to (fd, 5);
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  expect_position (fd, 5);
}

ASSERTION (92, 'P', 0, "pread on a file opened O_APPEND reads at the offset", NULL,
           "records are read from the wrong place", NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);
  char got[4];

  do_pread (fd, got, 4, 4);
  expect_moved (4);
  expect_bytes ("the buffer", got, "4567", 4);
}

ASSERTION (253, 'P', 0, "write on a file opened O_APPEND appends, after a pwrite too",
           "POSIX write: with O_APPEND, at the end of the file",
           "two writers of a log overwrite each other", NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);

  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  position_to (fd, 2);
  if (write (fd, "++", 2) != 2)
    blocked ("write");
  expect_file (lseek (witness, 0, SEEK_END) - 2, "++");
  expect_file (0, "0123");
  expect_that (lseek (witness, 0, SEEK_END) >= 18, "write extends the file",
               "it has %ld bytes", (long) lseek (witness, 0, SEEK_END));
}

ASSERTION (254, 'P', 0, "pwrite of length 0 on a file opened O_APPEND changes nothing",
           "POSIX write: of length 0, may check for errors, then 0", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);

  do_pwrite (fd, "", 0, 4);
  expect_moved (0);
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (255, 'P', 0, "a negative offset on a file opened O_APPEND is EINVAL",
           "POSIX pwrite: EINVAL, the offset is negative", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_APPEND);

  do_pwrite (fd, "WXYZ", 4, -1);
  expect_errno ("EINVAL");
  expect_size (16);
}

/* Flags by number: a libc can be older than the kernel.  */
ASSERTION (93, 'V', NEED_FLAGS, "RWF_APPEND appends, whatever the offset, or is refused",
           "pwritev2(2), RWF_APPEND", "a log is overwritten", NULL)
{
  struct iovec vector = piece ("WXYZ", 4);
  int fd = scratch (O_RDWR);

  position_to (fd, 5);
  do_pwritev2 (fd, &vector, 1, 4, 16);
  one_of ("4 EOPNOTSUPP");
  expect_file (0, last_moved () == 4 ? DIGITS "WXYZ" : DIGITS);
  expect_size (last_moved () == 4 ? 20 : 16);
  expect_position (fd, 5);
}

ASSERTION (89, 'V', NEED_FLAGS, "RWF_NOAPPEND on an O_APPEND file is obeyed, or refused",
           "pwritev2(2), RWF_NOAPPEND",
           "success says that data are at the offset, and they are at the end",
           "the layer does not use the flag; `syspio report' tells where it is obeyed")
{
  struct iovec vector = piece ("WXYZ", 4);

  do_pwritev2 (scratch (O_RDWR | O_APPEND), &vector, 1, 4, 32);
  if (appended ())
    deviation ("noappend  none", SYSPIO_NOAPPEND == SYSPIO_WORD_NONE);
  one_of ("4 EOPNOTSUPP EINVAL");
  expect_size (16);
  expect_file (0, last_moved () == 4 ? "0123WXYZ89abcdef" : DIGITS);
}

static const struct assertion *const append_list[] =
{
  &a27, &a85, &a86, &a89, &a90, &a91, &a92, &a93, &a250, &a251, &a252, &a253, &a254, &a255, NULL
};
const struct group group_append =
{
  "append", "POSIX pread, pwrite",
  "a program that appends and also corrects a record corrupts the file in silence",
  "the drop-in calls do what the platform does", append_list
};
