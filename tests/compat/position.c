/* position.c -- the file position stays where it is
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static const pio_off starts[] = { 0, 1, 5, 15, 16, 17, 4096 };
enum { STARTS = sizeof starts / sizeof *starts };

ASSERTION (18, 'P', 0, "pread does not move the position, wherever that is", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR), i;
  char got[4];

  for (i = 0; i < STARTS; i++)
    {
      position_to (fd, starts[i]);
      do_pread (fd, got, 4, 7);
      expect_moved (4);
      expect_position (fd, starts[i]);
    }
}

ASSERTION (19, 'P', 0, "pwrite does not move the position, wherever that is", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR), i;

  for (i = 0; i < STARTS; i++)
    {
      position_to (fd, starts[i]);
      do_pwrite (fd, "WXYZ", 4, 7);
      expect_moved (4);
      expect_position (fd, starts[i]);
    }
  expect_size (16);
}

ASSERTION (20, 'P', 0, "a pread that fails does not move the position", NULL,
           "after an error the next read() is at a wrong place", NULL)
{
  int fd = scratch (O_RDWR), shut = scratch_again (O_WRONLY);
  char got[4];

  position_to (fd, 5);
  do_pread (fd, got, 4, -1);
  expect_errno ("EINVAL");
  expect_position (fd, 5);
  do_pread (fd, memory (4096, PROT_NONE), 4, 2);
  expect_errno ("EFAULT");
  expect_position (fd, 5);
  position_to (shut, 5);
  do_pread (shut, got, 4, 2);
  expect_errno ("EBADF");
  expect_position (shut, 5);
}

ASSERTION (210, 'P', 0, "a pwrite that fails does not move the position", NULL,
           "after an error the next write() is at a wrong place", NULL)
{
  int fd = scratch (O_RDWR), shut = scratch_again (O_RDONLY);

  position_to (fd, 5);
  do_pwrite (fd, "WXYZ", 4, -1);
  expect_errno ("EINVAL");
  expect_position (fd, 5);
  do_pwrite (fd, memory (4096, PROT_NONE), 4, 2);
  expect_errno ("EFAULT");
  expect_position (fd, 5);
  position_to (shut, 5);
  do_pwrite (shut, "WXYZ", 4, 2);
  expect_errno ("EBADF");
  expect_position (shut, 5);
}

ASSERTION (21, 'P', 0, "a short pread, or one at the end, does not move the position", NULL,
           NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[64];

  position_to (fd, 3);
  do_pread (fd, got, 64, 12);
  expect_moved (4);
  expect_position (fd, 3);
  do_pread (fd, got, 64, 16);
  expect_moved (0);
  expect_position (fd, 3);
  do_pread (fd, got, 64, 1000);
  expect_moved (0);
  expect_position (fd, 3);
}

ASSERTION (211, 'P', 0, "a pwrite that extends the file does not move the position", NULL,
           NULL, NULL)
{
  int fd = scratch (O_RDWR);

  position_to (fd, 3);
  do_pwrite (fd, "WXYZ", 4, 100);
  expect_moved (4);
  expect_position (fd, 3);
}

ASSERTION (212, 'P', 0, "a call of length 0 does not move the position", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[1];

  position_to (fd, 3);
  do_pread (fd, got, 0, 9);
  expect_moved (0);
  expect_position (fd, 3);
  do_pwrite (fd, got, 0, 9);
  expect_moved (0);
  expect_position (fd, 3);
}

ASSERTION (23, 'P', 0, "a position past the end of the file stays there", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  position_to (fd, 5000);
  do_pread (fd, got, 4, 2);
  expect_moved (4);
  expect_position (fd, 5000);
  do_pwrite (fd, "WXYZ", 4, 2);
  expect_moved (4);
  expect_position (fd, 5000);
  expect_size (16);
}

ASSERTION (213, 'P', NEED_OFF64, "a position beyond 4 GiB stays there", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  pio_off far = ((pio_off) 1 << 32) + 77;
  char got[4];

  if (lseek (fd, (off_t) far, SEEK_SET) != (off_t) far)
    skip_because ("the file system has no offset of 4 GiB: %s", errno_name (errno));
  do_pread (fd, got, 4, 2);
  expect_moved (4);
  expect_position (fd, far);
  do_pwrite (fd, "WXYZ", 4, 2);
  expect_moved (4);
  expect_position (fd, far);
}

ASSERTION (24, 'P', 0, "read and write go on at the old position after pread and pwrite",
           NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  if (read (fd, got, 4) != 4)
    blocked ("read");
  do_pread (fd, got, 4, 10);
  expect_moved (4);
  expect_that (read (fd, got, 4) == 4 && memcmp (got, "4567", 4) == 0,
               "read returns the four bytes at 4", "it returns others");
  do_pwrite (fd, "Z", 1, 0);
  expect_moved (1);
  expect_that (write (fd, "YY", 2) == 2, "write goes on after them", "it fails");
  expect_file (0, "Z1234567YYabcdef");
}

ASSERTION (214, 'P', 0, "offset 0 is an offset: it is not the current position", NULL,
           "the first record is mistaken for the current one", NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  position_to (fd, 5);
  do_pread (fd, got, 4, 0);
  expect_moved (4);
  expect_bytes ("the buffer", got, "0123", 4);
  do_pwrite (fd, "ZZ", 2, 0);
  expect_moved (2);
  expect_position (fd, 5);
  expect_file (0, "ZZ23456789abcdef");
}

ASSERTION (25, 'P', NEED_VECTOR, "preadv and pwritev do not move the position",
           "readv(2), preadv: the file offset is not changed", NULL, NULL)
{
  int fd = scratch (O_RDWR);
  struct iovec vector[2];
  char got[8];

  vector[0] = piece (got, 3);
  vector[1] = piece (got + 3, 5);
  position_to (fd, 5);
  do_preadv (fd, vector, 2, 2);
  expect_moved (8);
  expect_position (fd, 5);
  do_pwritev (fd, vector, 2, 2);
  expect_moved (8);
  expect_position (fd, 5);
  do_preadv (fd, vector, 2, -1);
  expect_errno ("EINVAL");
  expect_position (fd, 5);
}

ASSERTION (28, 'P', 0, "the position of a dup()ed descriptor does not move either",
           NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR), copy = dup (fd);
  char got[4];

  if (copy < 0)
    blocked ("dup");
  position_to (fd, 5);
  do_pread (copy, got, 4, 9);
  expect_moved (4);
  expect_position (fd, 5);
  expect_position (copy, 5);
  do_pwrite (fd, "WXYZ", 4, 2);
  expect_moved (4);
  expect_position (fd, 5);
  expect_position (copy, 5);
}

static void
read_and_write (int fd)
{
  char got[4];

  do_pread (fd, got, 4, 9);
  expect_moved (4);
  do_pwrite (fd, "WXYZ", 4, 2);
  expect_moved (4);
}

ASSERTION (29, 'P', 0, "what a forked child reads and writes does not move the position",
           NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  position_to (fd, 5);
  in_child (read_and_write, fd);
  expect_position (fd, 5);
  expect_file (0, "01WXYZ6789abcdef");
}

static const struct assertion *const position_list[] =
{
  &a18, &a19, &a20, &a21, &a23, &a24, &a25, &a28, &a29, &a210, &a211, &a212, &a213,
  &a214, NULL
};
const struct group group_position =
{
  "position", "POSIX pread, pwrite: shall not change the file offset",
  "a program that mixes pread with read(), or shares the descriptor, loses its place",
  "on the seek path the layer puts the position back, under its lock", position_list
};
