/* buffers.c -- where the bytes come from and go to
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#define BAD "pread(2), pwrite(2): EFAULT, the buffer is outside the address space"

static char *
no_access (void)
{
  return (char *) memory (65536, PROT_NONE);
}

ASSERTION (50, 'V', 0, "pread into a null buffer is EFAULT", BAD, NULL, NULL)
{
  do_pread (scratch (O_RDWR), NULL, 4, 2);
  one_of ("EFAULT");
}

ASSERTION (260, 'V', 0, "pwrite from a null buffer is EFAULT, and writes nothing", BAD, NULL, NULL)
{
  do_pwrite (scratch (O_RDWR), NULL, 4, 2);
  one_of ("EFAULT");
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (51, 'V', 0, "pread into a null buffer at and past the end", BAD, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pread (fd, NULL, 4, 16);
  one_of ("0 EFAULT");
  do_pread (fd, NULL, 4, 5000);
  one_of ("0 EFAULT");
}

ASSERTION (52, 'V', 0, "a buffer at the last address is EFAULT", BAD, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pread (fd, (void *) -1, 4, 2);
  one_of ("EFAULT");
  do_pwrite (fd, (void *) -1, 4, 2);
  one_of ("EFAULT");
  expect_file (0, DIGITS);
}

ASSERTION (53, 'V', 0, "a page without access is EFAULT, for reading and writing", BAD, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pread (fd, no_access (), 4, 2);
  one_of ("EFAULT");
  do_pwrite (fd, no_access (), 4, 2);
  one_of ("EFAULT");
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (55, 'V', 0, "pread into a page that can only be read is EFAULT", BAD,
           "constants of the program are overwritten", NULL)
{
  const char *page = (const char *) memory (4096, PROT_READ);

  do_pread (scratch (O_RDWR), (void *) page, 4, 2);
  one_of ("EFAULT");
  expect_that (page[0] == 0, "the page keeps its bytes", "byte 0 is 0x%02x", page[0]);
}

ASSERTION (261, 'P', 0, "pwrite from a page that can only be read works", NULL, NULL, NULL)
{
  char *page = (char *) memory (4096, PROT_READ | PROT_WRITE);

  memcpy (page, "WXYZ", 4);
  if (mprotect (page, 4096, PROT_READ) != 0)
    blocked ("mprotect");
  do_pwrite (scratch (O_RDWR), page, 4, 4);
  expect_moved (4);
  expect_file (0, "0123WXYZ89abcdef");
}

/* Four good bytes before a page without access.  */
static char *
brink (const char *bytes)
{
  long size = sysconf (_SC_PAGESIZE);
  char *pages = (char *) memory ((size_t) size * 2, PROT_READ | PROT_WRITE);

  memcpy (pages + size - 4, bytes, 4);
  if (mprotect (pages + size, (size_t) size, PROT_NONE) != 0)
    blocked ("mprotect");
  return pages + size - 4;
}

ASSERTION (262, 'V', 0, "pread into a buffer that is good for half is short or EFAULT", BAD,
           "bytes that were not stored are counted", NULL)
{
  char *buf = brink ("####");

  do_pread (scratch (O_RDWR), buf, 8, 2);
  one_of ("4 3 2 1 EFAULT");
  if (last_moved () > 0)
    expect_bytes ("the buffer", buf, &DIGITS[2], (size_t) last_moved ());
}

ASSERTION (263, 'V', 0, "pwrite from a buffer that is good for half is short or EFAULT", BAD,
           "noise is written to the file", NULL)
{
  do_pwrite (scratch (O_RDWR), brink ("WXYZ"), 8, 4);
  one_of ("4 3 2 1 EFAULT");
  expect_size (16);
  expect_file (8, "89abcdef");
  if (last_moved () == 4)
    expect_file (0, "0123WXYZ");
}

ASSERTION (264, 'P', 0, "a buffer that ends at the brink of its memory is good", NULL,
           "a call looks behind the buffer", NULL)
{
  int fd = scratch (O_RDWR);
  char *buf = brink ("WXYZ");

  do_pwrite (fd, buf, 4, 4);
  expect_moved (4);
  do_pread (fd, buf, 4, 0);
  expect_moved (4);
  expect_bytes ("the buffer", buf, "0123", 4);
}

ASSERTION (265, 'P', 0, "a buffer may begin at any address", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR), i;
  char got[64];

  for (i = 0; i < 17; i++)
    {
      memset (got, '#', sizeof got);
      do_pread (fd, got + i, 16, 0);
      expect_moved (16);
      expect_bytes ("the buffer", got + i, DIGITS, 16);
      expect_that (got[i + 16] == '#' && (i == 0 || got[i - 1] == '#'),
                   "the bytes beside the buffer are kept", "they are changed");
      do_pwrite (fd, got + i, 16, 0);
      expect_moved (16);
      expect_file (0, DIGITS);
    }
}

static char *
map_file (int fd)
{
  char *map = (char *) mmap (NULL, 16, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

  if (map == (char *) MAP_FAILED)
    skip_because ("the file cannot be mapped shared: %s", errno_name (errno));
  return map;
}

ASSERTION (56, 'P', 0, "pwrite from a mapping of the same bytes keeps them",
           NULL, "a program that maps its file hangs or destroys it",
           "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, map_file (fd), 16, 0);
  expect_moved (16);
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (266, 'P', 0, "pread into a mapping of the same bytes keeps them",
           NULL, "a program that maps its file hangs or destroys it",
           "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);
  char *map = map_file (fd);

  do_pread (fd, map, 16, 0);
  expect_moved (16);
  expect_bytes ("the mapping", map, DIGITS, 16);
  expect_file (0, DIGITS);
}

ASSERTION (267, 'P', 0, "pwrite from a mapping of other bytes of the file copies them",
           NULL, NULL, "nothing: it is the file system's")
{
  int fd = scratch (O_RDWR);

  do_pwrite (fd, map_file (fd), 4, 12);
  expect_moved (4);
  expect_file (0, "0123456789ab0123");
}

ASSERTION (268, 'P', 0, "a buffer in memory shared with a child is good", NULL, NULL, NULL)
{
  char *shared = (char *) mmap (NULL, 4096, PROT_READ | PROT_WRITE,
                                MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  if (shared == (char *) MAP_FAILED)
    blocked ("mmap");
  do_pread (scratch (O_RDWR), shared, 16, 0);
  expect_moved (16);
  expect_bytes ("the buffer", shared, DIGITS, 16);
}

static const struct assertion *const buffers_list[] =
{
  &a50, &a51, &a52, &a53, &a55, &a56, &a260, &a261, &a262, &a263, &a264, &a265, &a266,
  &a267, &a268, NULL
};
const struct group group_buffers =
{
  "buffers", "POSIX pread, pwrite: into, from the buffer pointed to",
  "a wrong pointer ends the program, or does harm, where an error was expected",
  "nothing: it passes the buffer on", buffers_list
};
