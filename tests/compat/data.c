/* data.c -- the bytes that were asked for, those around them, and holes
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

ASSERTION (1, 'P', 0, "pread returns exactly the bytes at the offset, at every offset",
           NULL, "a program reads what it did not ask for", NULL)
{
  int fd = scratch (O_RDWR), offset, count;
  char got[16];

  for (offset = 0; offset < 16; offset++)
    for (count = 1; count <= 16 - offset; count++)
      {
        do_pread (fd, got, (size_t) count, offset);
        expect_moved (count);
        expect_bytes ("the buffer", got, &DIGITS[offset], (size_t) count);
      }
}

ASSERTION (2, 'P', 0, "pread of more than remains returns what remains",
           "POSIX read: fewer bytes if the number left in the file is less",
           "a record at the end of the file is lost, or has bytes that are none", NULL)
{
  int fd = scratch (O_RDWR);
  char got[64];

  do_pread (fd, got, sizeof got, 6);
  expect_moved (10);
  expect_bytes ("the buffer", got, &DIGITS[6], 10);
}

ASSERTION (3, 'P', 0, "the buffer past the returned count is untouched", NULL,
           "memory behind a short read is overwritten", NULL)
{
  int fd = scratch (O_RDWR), i;
  char got[64];

  memset (got, '#', sizeof got);
  do_pread (fd, got, sizeof got, 12);
  expect_moved (4);
  for (i = 4; i < 64; i++)
    expect_that (got[i] == '#', "the rest of the buffer keeps its bytes",
                 "byte %d is 0x%02x", i, (unsigned char) got[i]);
}

ASSERTION (4, 'P', 0, "pread at the end of the file returns 0",
           "POSIX read: at or after the end of file, 0 shall be returned",
           "a loop that reads to the end never ends, or takes the end for an error",
           NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pread (fd, got, 4, 16);
  expect_moved (0);
}

ASSERTION (5, 'P', NEED_OFF64, "pread past the end of the file returns 0, also far past it",
           "POSIX read: at or after the end of file, 0 shall be returned",
           "a loop that reads to the end never ends, or takes the end for an error",
           NULL)
{
  int fd = scratch (O_RDWR), bit;
  char got[4];

  for (bit = 5; bit <= 40; bit++)
    {
      do_pread (fd, got, 4, (pio_off) 1 << bit);
      expect_moved (0);
    }
}

ASSERTION (6, 'P', 0, "what pwrite wrote pread and read return", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  do_pwrite (fd, "WXYZ", 4, 5);
  expect_moved (4);
  do_pread (fd, got, 4, 5);
  expect_moved (4);
  expect_bytes ("the buffer", got, "WXYZ", 4);
  expect_file (5, "WXYZ");
}

ASSERTION (7, 'P', 0, "pwrite in the middle leaves the neighbours and the size alone",
           "POSIX write: modifies the bytes from the offset on",
           "a record destroys the one before or behind it", NULL)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  expect_size (16);
  expect_file (0, "0123WXYZ89abcdef");
}

ASSERTION (8, 'P', 0, "writes out of order make one file", NULL, NULL, NULL)
{
  static const int order[] = { 0, 2, 3, 1 };
  int fd = scratch (O_RDWR | O_TRUNC), i;
  char block[2048], got[2048];

  for (i = 0; i < 4; i++)
    {
      memset (block, 'a' + order[i], sizeof block);
      do_pwrite (fd, block, sizeof block, order[i] * 2048);
      expect_moved (2048);
    }
  expect_size (8192);
  for (i = 0; i < 4; i++)
    {
      memset (block, 'a' + i, sizeof block);
      do_pread (fd, got, sizeof got, i * 2048);
      expect_moved (2048);
      expect_bytes ("the block", got, block, sizeof block);
    }
}

ASSERTION (9, 'P', 0, "of writes that overlap the last one stays, byte by byte", NULL,
           NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "AAAAAAAA", 8, 2);
  expect_moved (8);
  do_pwrite (fd, "BBBB", 4, 6);
  expect_moved (4);
  do_pwrite (fd, "CC", 2, 1);
  expect_moved (2);
  expect_file (0, "0CCAAABBBBabcdef");
}

ASSERTION (10, 'P', 0, "pwrite past the end extends the file to offset plus count",
           "POSIX write: the file size is set to the new end",
           "the file is longer or shorter than its data", NULL)
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, "xyz", 3, 100);
  expect_moved (3);
  expect_size (103);
  expect_file (100, "xyz");
}

ASSERTION (11, 'P', 0, "the gap that pwrite leaves reads as zeros, also across pages",
           "POSIX lseek: data read in the gap are zeros until written",
           "old data of other files, or noise, is read as content", NULL)
{
  int fd = scratch (O_RDWR);
  char got[300], zeros[300];

  memset (zeros, 0, sizeof zeros);
  do_pwrite (fd, "end", 3, 20000);
  expect_moved (3);
  expect_size (20003);
  expect_zeros (16, 20000 - 16);
  do_pread (fd, got, sizeof got, 4000);
  expect_moved (300);
  expect_bytes ("the buffer", got, zeros, sizeof got);
}

ASSERTION (13, 'P', 0, "a write into the middle of a hole keeps zeros on both sides",
           "POSIX lseek: data read in the gap are zeros until written", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_TRUNC);

  if (ftruncate (witness, 65536) != 0)
    blocked ("ftruncate");
  do_pwrite (fd, "middle", 6, 30001);
  expect_moved (6);
  expect_size (65536);
  expect_zeros (0, 30001);
  expect_file (30001, "middle");
  expect_zeros (30007, 65536 - 30007);
}

ASSERTION (14, 'P', 0, "bytes of every value are kept, zeros among them", NULL,
           "binary data are cut or changed", NULL)
{
  int fd = scratch (O_RDWR), i;
  char all[256], got[256];

  for (i = 0; i < 256; i++)
    all[i] = (char) (255 - i);
  do_pwrite (fd, all, 256, 3);
  expect_moved (256);
  expect_size (259);
  do_pread (fd, got, 256, 3);
  expect_moved (256);
  expect_bytes ("the buffer", got, all, 256);
}

ASSERTION (15, 'P', 0, "what pwrite wrote is seen in a shared mapping of the file",
           "POSIX mmap, MAP_SHARED", "a program that maps and writes has two files",
           "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);
  void *map = mmap (NULL, 16, PROT_READ, MAP_SHARED, fd, 0);

  if (map == MAP_FAILED)
    skip_because ("the file cannot be mapped shared: %s", errno_name (errno));
  expect_bytes ("the mapping", map, DIGITS, 16);
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  expect_bytes ("the mapping", map, "0123WXYZ89abcdef", 16);
}

ASSERTION (200, 'P', 0, "what pwrite wrote a second open reads at once",
           "POSIX write: any successful read after it returns the data",
           "another process reads old data", "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR), other = scratch_again (O_RDONLY);
  char got[16];

  do_pread (other, got, 16, 0);
  expect_moved (16);
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  do_pread (other, got, 16, 0);
  expect_moved (16);
  expect_bytes ("the buffer", got, "0123WXYZ89abcdef", 16);
}

ASSERTION (201, 'P', 0, "what a store into a shared mapping wrote pread returns",
           "POSIX mmap, MAP_SHARED", "a program that maps and reads has two files",
           "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);
  char got[16], *map = (char *) mmap (NULL, 16, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

  if (map == (char *) MAP_FAILED)
    skip_because ("the file cannot be mapped shared: %s", errno_name (errno));
  memcpy (map + 4, "WXYZ", 4);
  do_pread (fd, got, 16, 0);
  expect_moved (16);
  expect_bytes ("the buffer", got, "0123WXYZ89abcdef", 16);
}

ASSERTION (16, 'P', 0, "a file that was unlinked is read and written as before",
           "POSIX unlink: removal is postponed while a process has it open",
           "temporary files do not work", "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);
  char got[16];

  if (unlink (SCRATCH_NAME) != 0)
    blocked ("unlink");
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  do_pread (fd, got, 16, 0);
  expect_moved (16);
  expect_bytes ("the buffer", got, "0123WXYZ89abcdef", 16);
}

ASSERTION (17, 'P', 0, "after a truncation and a growth old bytes do not come back",
           "POSIX ftruncate: the extended area appears as zeros",
           "deleted data reappear", "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);
  char got[16];

  if (ftruncate (witness, 5) != 0 || ftruncate (witness, 16) != 0)
    blocked ("ftruncate");
  do_pread (fd, got, 16, 0);
  expect_moved (16);
  expect_bytes ("the buffer", got, "01234\0\0\0\0\0\0\0\0\0\0", 16);
}

ASSERTION (202, 'P', 0, "after another descriptor cut the file, pread ends there",
           "POSIX read: at or after the end of file, 0 shall be returned",
           "bytes are read that the file has no more", "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);
  char got[16];

  do_pread (fd, got, 16, 0);
  expect_moved (16);
  if (ftruncate (witness, 5) != 0)
    blocked ("ftruncate");
  do_pread (fd, got, 16, 0);
  expect_moved (5);
  do_pread (fd, got, 16, 5);
  expect_moved (0);
}

ASSERTION (203, 'P', 0, "a pwrite after another descriptor cut the file leaves a gap of zeros",
           "POSIX lseek: data read in the gap are zeros until written",
           "deleted data reappear", "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);

  if (ftruncate (witness, 2) != 0)
    blocked ("ftruncate");
  do_pwrite (fd, "Z", 1, 10);
  expect_moved (1);
  expect_size (11);
  expect_file (0, "01");
  expect_zeros (2, 8);
  expect_file (10, "Z");
}

ASSERTION (204, 'P', 0, "the reads of a file in pieces add up to its size, whatever the piece",
           "POSIX read: at or after the end of file, 0 shall be returned",
           "a copy is longer or shorter than the file", NULL)
{
  int fd = scratch (O_RDWR);
  pio_off offset;
  size_t size;
  char got[17];

  for (size = 1; size <= 17; size++)
    {
      for (offset = 0; do_pread (fd, got, size, offset) > 0; offset += last_moved ())
        expect_bytes ("the piece", got, &DIGITS[offset], (size_t) last_moved ());
      expect_moved (0);
      expect_that (offset == 16, "the pieces add up to 16", "they add up to %ld",
                   (long) offset);
    }
}

ASSERTION (205, 'P', 0, "a million bytes arrive whole, in one call or by short ones",
           NULL, "large records are damaged", NULL)
{
  const size_t size = 1000003;
  char *block = (char *) memory (size, PROT_READ | PROT_WRITE);
  char *got = (char *) memory (size, PROT_READ | PROT_WRITE);
  int fd = scratch (O_RDWR | O_TRUNC);
  size_t i, done;

  for (i = 0; i < size; i++)
    block[i] = (char) random_below (256);
  for (done = 0; done < size; done += (size_t) last_moved ())
    if (do_pwrite (fd, block + done, size - done, (pio_off) done) <= 0)
      expect_moved ((ssize_t) (size - done));
  expect_size ((pio_off) size);
  for (done = 0; done < size; done += (size_t) last_moved ())
    if (do_pread (fd, got + done, size - done, (pio_off) done) <= 0)
      expect_moved ((ssize_t) (size - done));
  expect_bytes ("what was read", got, block, size);
}

ASSERTION (206, 'P', 0, "an empty file reads as its end, at 0 and behind it",
           "POSIX read: at or after the end of file, 0 shall be returned", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_TRUNC);
  char got[4];

  do_pread (fd, got, 4, 0);
  expect_moved (0);
  do_pread (fd, got, 4, 1);
  expect_moved (0);
}

ASSERTION (207, 'P', 0, "pread does not change the file", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[64];

  memset (got, '#', sizeof got);
  do_pread (fd, got, 64, 3);
  do_pread (fd, got, 64, 300);
  expect_moved (0);
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (208, 'P', 0, "pwrite does not change the caller's buffer", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char data[16];

  memcpy (data, "WXYZwxyz", 8);
  do_pwrite (fd, data, 8, 3);
  expect_moved (8);
  expect_bytes ("the buffer", data, "WXYZwxyz", 8);
}

ASSERTION (209, 'P', 0, "random writes and reads agree with a model in memory", NULL,
           "a mix of sizes and offsets damages the file", NULL)
{
  enum { SIZE = 60000, LONGEST = 9000 };
  char *model = (char *) memory (SIZE, PROT_READ | PROT_WRITE);
  char data[LONGEST];
  int fd = scratch (O_RDWR | O_TRUNC), round, end = 0;

  for (round = 0; round < 600; round++)
    {
      int count = 1 + (int) random_below (LONGEST - 1);
      int offset = (int) random_below ((unsigned) (SIZE - count));
      int left = end - offset;

      if (random_below (2))
        {
          memset (data, 1 + (int) random_below (255), (size_t) count);
          memcpy (model + offset, data, (size_t) count);
          do_pwrite (fd, data, (size_t) count, offset);
          expect_moved (count);
          if (offset + count > end)
            end = offset + count;
        }
      else
        {
          do_pread (fd, data, (size_t) count, offset);
          expect_moved (left < 0 ? 0 : left < count ? left : count);
          expect_bytes ("the buffer", data, model + offset, (size_t) last_moved ());
        }
    }
  expect_size (end);
}

static const struct assertion *const data_list[] =
{
  &a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10, &a11, &a13, &a14, &a15, &a16,
  &a17, &a200, &a201, &a202, &a203, &a204, &a205, &a206, &a207, &a208, &a209, NULL
};
const struct group group_data =
{
  "data", "POSIX pread, pwrite: as read and write, at the offset",
  "a program reads or stores other bytes than it asked for",
  "nothing: it relies on the system's call for this", data_list
};
