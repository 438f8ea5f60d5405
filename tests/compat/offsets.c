/* offsets.c -- negative offsets, wide ones, and the largest
   SPDX-License-Identifier: 0BSD

   A wide offset is checked by the size of the file and by a second descriptor
   too: a call that cuts every offset alike reads back what it wrote.  */

#include "compat.h"

#define NEGATIVE "POSIX pread, pwrite: EINVAL, the offset is negative"
#define REFUSES "the layer refuses a negative offset before any call"
#define WIDE "the layer takes 64-bit offsets, and on the path lfs64 the calls that have them"

static void
pread_negative (pio_off offset)
{
  int fd = scratch (O_RDWR);
  char got[4];

  position_to (fd, 5);
  do_pread (fd, got, 4, offset);
  expect_errno ("EINVAL");
  expect_position (fd, 5);
}

static void
pwrite_negative (pio_off offset)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "WXYZ", 4, offset);
  expect_errno ("EINVAL");
  expect_size (16);
  expect_file (0, DIGITS);
  expect_no_sigxfsz ();
}

ASSERTION (30, 'P', 0, "pread at -1 is EINVAL", NEGATIVE, NULL, REFUSES)
{
  pread_negative (-1);
}

ASSERTION (220, 'P', 0, "pwrite at -1 is EINVAL, and writes nothing", NEGATIVE, NULL, REFUSES)
{
  pwrite_negative (-1);
}

ASSERTION (31, 'P', 0, "pread at -1024 and -2^24 is EINVAL", NEGATIVE, NULL, REFUSES)
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 4, -1024);
  expect_errno ("EINVAL");
  do_pread (fd, got, 4, -(1L << 24));
  expect_errno ("EINVAL");
}

ASSERTION (221, 'P', 0, "pwrite at -1024 and -2^24 is EINVAL, without SIGXFSZ", NEGATIVE,
           NULL, REFUSES)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "WXYZ", 4, -1024);
  expect_errno ("EINVAL");
  do_pwrite (fd, "WXYZ", 4, -(1L << 24));
  expect_errno ("EINVAL");
  expect_no_sigxfsz ();
  expect_size (16);
}

ASSERTION (222, 'P', NEED_OFF64, "pread at the smallest offset, -2^63, is EINVAL", NEGATIVE,
           NULL, REFUSES)
{
  pread_negative (PIO_OFF_MIN);
}

ASSERTION (223, 'P', NEED_OFF64, "pwrite at the smallest offset, -2^63, is EINVAL", NEGATIVE,
           NULL, REFUSES)
{
  pwrite_negative (PIO_OFF_MIN);
}

ASSERTION (224, 'P', NEED_OFF64, "an offset whose low half alone is positive is EINVAL",
           NEGATIVE, "a negative offset is cut to a good one", REFUSES)
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 4, PIO_OFF_MIN + 2);
  expect_errno ("EINVAL");
  do_pwrite (fd, "WXYZ", 4, -((pio_off) 1 << 32) + 2);
  expect_errno ("EINVAL");
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (32, 'V', 0, "length 0 at a negative offset fails, or does nothing", NEGATIVE,
           NULL, REFUSES)
{
  int fd = scratch (O_RDWR);
  char got[1];

  do_pread (fd, got, 0, -1);
  one_of ("EINVAL 0");
  do_pwrite (fd, got, 0, -1);
  one_of ("EINVAL 0");
  expect_size (16);
}

ASSERTION (33, 'V', NEED_OFF64, "pread that would reach beyond the largest offset",
           "POSIX read: EOVERFLOW, or 0 at or after the end of file", NULL,
           "the layer asks for less, and returns 0")
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 2, PIO_OFF_MAX);
  one_of ("EINVAL EOVERFLOW 0");
  do_pread (fd, got, 4, PIO_OFF_MAX - 2);
  one_of ("EINVAL EOVERFLOW 0");
}

ASSERTION (34, 'P', NEED_OFF64, "pread that ends exactly at the largest offset returns 0",
           "POSIX read: at or after the end of file, 0 shall be returned", NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 4, PIO_OFF_MAX - 4);
  expect_moved (0);
}

ASSERTION (35, 'V', NEED_OFF64 | NEED_HOLES, "pwrite at the largest offset fails, without SIGXFSZ",
           "POSIX write: EFBIG, the offset maximum of the open file description", NULL,
           "the layer gives EFBIG")
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "x", 1, PIO_OFF_MAX);
  one_of ("EINVAL EFBIG EOVERFLOW");
  expect_no_sigxfsz ();
  expect_size (16);
}

ASSERTION (225, 'V', NEED_OFF64 | NEED_HOLES, "pwrite of the last byte that a file can have",
           "POSIX write: EFBIG, the offset maximum of the open file description", NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "x", 1, PIO_OFF_MAX - 1);
  one_of ("1 EFBIG EINVAL ENOSPC");
  expect_no_sigxfsz ();
  expect_size (last_moved () == 1 ? PIO_OFF_MAX : 16);
}

ASSERTION (36, 'P', NEED_OFF64, "pread beyond what the file system can hold returns 0",
           "POSIX read: at or after the end of file, 0 shall be returned", NULL,
           "on the seek path the layer turns the error of lseek into 0")
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 4, (pio_off) 1 << 62);
  expect_moved (0);
}

ASSERTION (226, 'V', NEED_OFF64 | NEED_HOLES, "pwrite beyond what the file system can hold",
           "POSIX write: EFBIG, beyond the maximum file size", NULL, NULL)
{
  int fd = scratch (O_RDWR);
  pio_off far = (pio_off) 1 << 62;

  do_pwrite (fd, "x", 1, far);
  one_of ("1 EFBIG EINVAL ENOSPC");
  expect_no_sigxfsz ();
  expect_size (last_moved () == 1 ? far + 1 : 16);
}

/* Four bytes at OFFSET; where the low BITS of it lead must stay as it was.  */
static void
far_write (pio_off offset, int bits)
{
  int fd = scratch (O_RDWR);
  pio_off low = bits == 0 ? 0 : offset & (((pio_off) 1 << bits) - 1);
  char got[4];

  may_reach (offset + 4);
  do_pwrite (fd, "WXYZ", 4, offset);
  expect_moved (4);
  expect_size (offset + 4);
  expect_file (offset, "WXYZ");
  if (bits && low + 4 <= 16)
    expect_file (0, DIGITS);
  do_pread (fd, got, 4, offset);
  expect_moved (4);
  expect_bytes ("the buffer", got, "WXYZ", 4);
}

static void
far_read (pio_off offset)
{
  int fd = scratch (O_RDWR);
  char got[8];

  if (lseek (witness, (off_t) offset, SEEK_SET) != (off_t) offset
      || write (witness, "WXYZ", 4) != 4)
    skip_because ("the file system has no file of that size: %s", errno_name (errno));
  do_pread (fd, got, 8, offset);
  expect_moved (4);
  expect_bytes ("the buffer", got, "WXYZ", 4);
}

ASSERTION (37, 'P', NEED_OFF64 | NEED_HOLES, "pwrite across 2^31 lands there", NULL, NULL, WIDE)
{
  far_write (((pio_off) 1 << 31) - 2, 0);
}

ASSERTION (227, 'P', NEED_OFF64 | NEED_HOLES, "pwrite at 2^31 + 5 lands there", NULL, NULL, WIDE)
{
  far_write (((pio_off) 1 << 31) + 5, 31);
}

ASSERTION (228, 'P', NEED_OFF64 | NEED_HOLES, "pwrite across 2^32 lands there", NULL, NULL, WIDE)
{
  far_write (((pio_off) 1 << 32) - 2, 0);
}

ASSERTION (38, 'P', NEED_OFF64 | NEED_HOLES,
           "pwrite at 2^32 + 5 does not reach the bytes at 5", NULL, NULL, WIDE)
{
  far_write (((pio_off) 1 << 32) + 5, 32);
}

ASSERTION (229, 'P', NEED_OFF64 | NEED_HOLES, "pwrite at 5 GiB + 7 lands there", NULL, NULL, WIDE)
{
  far_write (((pio_off) 5 << 30) + 7, 32);
}

ASSERTION (230, 'P', NEED_OFF64 | NEED_HOLES, "pwrite at 2^40 + 3 lands there", NULL, NULL, WIDE)
{
  far_write (((pio_off) 1 << 40) + 3, 32);
}

ASSERTION (231, 'P', NEED_OFF64 | NEED_HOLES, "pread at 2^31 + 5 reads from there", NULL, NULL, WIDE)
{
  far_read (((pio_off) 1 << 31) + 5);
}

ASSERTION (232, 'P', NEED_OFF64 | NEED_HOLES, "pread at 2^32 + 5 reads from there", NULL, NULL, WIDE)
{
  far_read (((pio_off) 1 << 32) + 5);
}

ASSERTION (233, 'P', NEED_OFF64 | NEED_HOLES, "pread at 2^40 + 3 reads from there", NULL, NULL, WIDE)
{
  far_read (((pio_off) 1 << 40) + 3);
}

ASSERTION (234, 'P', NEED_OFF64, "pread at 2^32 + 5 of a short file returns 0", NULL, NULL, WIDE)
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 4, ((pio_off) 1 << 32) + 5);
  expect_moved (0);
}

ASSERTION (39, 'P', NEED_OFF64 | NEED_HOLES, "a byte of each two powers of an offset, in one file",
           NULL, NULL, WIDE)
{
  int fd = scratch (O_RDWR | O_TRUNC), bit;
  char byte;

  for (bit = 0; bit <= 42; bit++)
    {
      byte = (char) ('A' + bit);
      do_pwrite (fd, &byte, 1, (pio_off) 1 << bit);
      if (last_moved () == -1 && last_errno () == EFBIG && bit > 33)
        break;
      expect_moved (1);
      expect_size (((pio_off) 1 << bit) + 1);
    }
  while (--bit >= 0)
    {
      do_pread (fd, &byte, 1, (pio_off) 1 << bit);
      expect_moved (1);
      expect_that (byte == (char) ('A' + bit), "each offset has its own byte",
                   "another at 2^%d", bit);
    }
}

ASSERTION (41, 'V', NEED_HOLES, "with offsets of 32 bits a write across the largest fails, is short or lands there",
           "POSIX write: EFBIG, the offset maximum of the open file description",
           "an offset is cut, and the head of the file overwritten",
           "the layer has 64 bits, and gives EFBIG where the system has not")
{
  const pio_off last = ((pio_off) 1 << 31) - 1;
  int fd;

  if (impl->bits != 32)
    skip_because ("the offsets here have %d bits", impl->bits);
  fd = scratch (O_RDWR);
  do_pwrite (fd, "WXYZ", 4, last - 2);
  /* All of it, where the file was opened as one that may be larger.  */
  one_of ("2 4 EFBIG EINVAL EOVERFLOW");
  expect_file (0, DIGITS);
  if (last_moved () == 2)
    expect_size (last);
  if (last_moved () == -1)
    expect_size (16);
}

static const struct assertion *const offsets_list[] =
{
  &a30, &a31, &a32, &a33, &a34, &a35, &a36, &a37, &a38, &a39, &a41, &a220, &a221, &a222,
  &a223, &a224, &a225, &a226, &a227, &a228, &a229, &a230, &a231, &a232, &a233, &a234, NULL
};
const struct group group_offsets =
{
  "offsets", "POSIX pread, pwrite: read or write at the given position",
  "a wrong offset overwrites or returns other data, often the head of the file",
  "nothing more than to pass the offset on", offsets_list
};
