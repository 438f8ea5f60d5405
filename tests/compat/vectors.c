/* vectors.c -- preadv and pwritev
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#define INVALID "readv(2): EINVAL, the count is below 0 or above the maximum"
#define SUM "readv(2): EINVAL, the sum of the lengths overflows an ssize_t"

static struct iovec vector[8];
static char one[16], two[16], three[16];

static int
three_parts (int a, int b, int c)
{
  memset (one, '#', sizeof one);
  memset (two, '#', sizeof two);
  memset (three, '#', sizeof three);
  vector[0] = piece (one, (size_t) a);
  vector[1] = piece (two, (size_t) b);
  vector[2] = piece (three, (size_t) c);
  return 3;
}

ASSERTION (94, 'P', NEED_VECTOR, "preadv fills the buffers in their order", NULL, NULL, NULL)
{
  do_preadv (scratch (O_RDWR), vector, three_parts (3, 5, 2), 4);
  expect_moved (10);
  expect_bytes ("the first buffer", one, "456####", 7);
  expect_bytes ("the second buffer", two, "789ab####", 9);
  expect_bytes ("the third buffer", three, "cd####", 6);
}

ASSERTION (320, 'P', NEED_VECTOR, "pwritev takes the buffers in their order", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  vector[0] = piece ("ABC", 3);
  vector[1] = piece ("DEFGH", 5);
  vector[2] = piece ("IJ", 2);
  do_pwritev (fd, vector, 3, 4);
  expect_moved (10);
  expect_size (16);
  expect_file (0, "0123ABCDEFGHIJef");
}

ASSERTION (321, 'P', NEED_VECTOR, "pwritev at offset 0 and past the end", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  vector[0] = piece ("a=1\n", 4);
  vector[1] = piece ("b=2\n", 4);
  do_pwritev (fd, vector, 2, 0);
  expect_moved (8);
  expect_file (0, "a=1\nb=2\n89abcdef");
  do_pwritev (fd, vector, 2, 5000);
  expect_moved (8);
  expect_size (5008);
  expect_file (5000, "a=1\nb=2\n");
}

ASSERTION (95, 'P', NEED_VECTOR, "elements of length 0 are skipped, also with a null base", NULL,
           NULL, NULL)
{
  int fd = scratch (O_RDWR);

  three_parts (3, 0, 2);
  vector[1] = piece (NULL, 0);
  do_preadv (fd, vector, 3, 4);
  expect_moved (5);
  expect_bytes ("the third buffer", three, "78", 2);
  vector[0] = piece (NULL, 0);
  vector[1] = piece ("WX", 2);
  vector[2] = piece ("", 0);
  do_pwritev (fd, vector, 3, 4);
  expect_moved (2);
  expect_file (0, "0123WX6789abcdef");
}

ASSERTION (96, 'V', NEED_VECTOR, "a vector of no elements", INVALID, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_preadv (fd, vector, 0, 4);
  one_of ("0 EINVAL");
  do_pwritev (fd, vector, 0, 4);
  one_of ("0 EINVAL");
  expect_size (16);
}

ASSERTION (97, 'P', NEED_VECTOR, "a vector of -1 elements is EINVAL", INVALID, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_preadv (fd, vector, -1, 4);
  expect_errno ("EINVAL");
  do_pwritev (fd, vector, -1, 4);
  expect_errno ("EINVAL");
}

static struct iovec *
many (int count, char *bytes)
{
  struct iovec *list = (struct iovec *) memory ((size_t) count * sizeof *list,
                                                PROT_READ | PROT_WRITE);
  int i;

  for (i = 0; i < count; i++)
    list[i] = piece (bytes + i, 1);
  return list;
}

static int
most (void)
{
  long limit = sysconf (_SC_IOV_MAX);

  return limit > 0 && limit <= 65536 ? (int) limit : IOV_MAX;
}

ASSERTION (98, 'P', NEED_VECTOR, "a vector of IOV_MAX elements works", NULL, NULL, NULL)
{
  int count = most (), fd = scratch (O_RDWR), i;
  char *out = (char *) memory ((size_t) count, PROT_READ | PROT_WRITE);
  char *in = (char *) memory ((size_t) count, PROT_READ | PROT_WRITE);

  for (i = 0; i < count; i++)
    out[i] = (char) (1 + i % 251);
  do_pwritev (fd, many (count, out), count, 7);
  expect_moved (count);
  expect_size (7 + count);
  do_preadv (fd, many (count, in), count, 7);
  expect_moved (count);
  expect_bytes ("the buffers", in, out, (size_t) count);
}

ASSERTION (99, 'V', NEED_VECTOR, "a vector of one element more than IOV_MAX", INVALID, NULL, NULL)
{
  int count = most () + 1;
  char *in = (char *) memory ((size_t) count, PROT_READ | PROT_WRITE);

  do_preadv (scratch (O_RDWR), many (count, in), count, 0);
  one_of ("EINVAL 16");
}

ASSERTION (100, 'P', NEED_VECTOR, "a vector of INT_MAX elements is EINVAL", INVALID, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  three_parts (1, 1, 1);
  do_preadv (fd, vector, INT_MAX, 4);
  expect_errno ("EINVAL");
  do_pwritev (fd, vector, INT_MAX, 4);
  expect_errno ("EINVAL");
  expect_file (0, DIGITS);
}

ASSERTION (101, 'P', NEED_VECTOR, "an element of length -1 is EINVAL", SUM, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  three_parts (3, -1, 2);
  do_preadv (fd, vector, 3, 4);
  expect_errno ("EINVAL");
  do_pwritev (fd, vector, 3, 4);
  expect_errno ("EINVAL");
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (102, 'V', NEED_VECTOR, "lengths that add up to more than SSIZE_MAX", SUM, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  vector[0] = piece (one, (size_t) SSIZE_MAX);
  vector[1] = piece (two, (size_t) SSIZE_MAX);
  do_preadv (fd, vector, 2, 16);
  one_of ("EINVAL EFAULT 0");
  expect_size (16);
}

ASSERTION (105, 'P', NEED_VECTOR, "a short preadv leaves the later buffers alone", NULL, NULL, NULL)
{
  do_preadv (scratch (O_RDWR), vector, three_parts (2, 5, 6), 10);
  expect_moved (6);
  expect_bytes ("the first buffer", one, "ab###", 5);
  expect_bytes ("the second buffer", two, "cdef####", 8);
  expect_bytes ("the third buffer", three, "######", 6);
}

ASSERTION (106, 'P', NEED_VECTOR, "preadv at and past the end returns 0", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  three_parts (2, 5, 6);
  do_preadv (fd, vector, 3, 16);
  expect_moved (0);
  do_preadv (fd, vector, 3, 5000);
  expect_moved (0);
}

ASSERTION (107, 'P', NEED_VECTOR, "preadv and pwritev at a negative offset are EINVAL", NULL, NULL,
           NULL)
{
  int fd = scratch (O_RDWR);

  three_parts (2, 2, 2);
  do_preadv (fd, vector, 3, -1);
  expect_errno ("EINVAL");
  do_preadv (fd, vector, 3, -8);
  expect_errno ("EINVAL");
  do_pwritev (fd, vector, 3, -1);
  expect_errno ("EINVAL");
  do_pwritev (fd, vector, 3, -8);
  expect_errno ("EINVAL");
  expect_file (0, DIGITS);
}

ASSERTION (108, 'P', NEED_VECTOR, "pwritev takes the same bytes twice", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  memcpy (one, "WXYZ", 4);
  vector[0] = piece (one, 4);
  vector[1] = piece (one + 1, 2);
  vector[2] = piece (one, 4);
  do_pwritev (fd, vector, 3, 2);
  expect_moved (10);
  expect_file (0, "01WXYZXYWXYZcdef");
}

ASSERTION (109, 'P', NEED_VECTOR, "a vector of empty elements past the end does not extend the file",
           NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pwritev (fd, vector, three_parts (0, 0, 0), 5000);
  expect_moved (0);
  expect_size (16);
}

ASSERTION (111, 'P', NEED_VECTOR, "the caller's vector is not changed", NULL,
           "a vector that is used again moves other bytes", NULL)
{
  struct iovec before[3];
  int fd = scratch (O_RDWR);

  three_parts (2, 3, 40);
  vector[2] = piece (three, 14);
  memcpy (before, vector, sizeof before);
  do_preadv (fd, vector, 3, 4);
  expect_moved (12);
  expect_bytes ("the vector", vector, before, sizeof before);
  do_pwritev (fd, vector, 3, 4);
  expect_moved (19);
  expect_bytes ("the vector", vector, before, sizeof before);
}

ASSERTION (322, 'V', NEED_VECTOR, "a bad second buffer: what comes before it, or EFAULT",
           "readv(2): EFAULT", NULL, NULL)
{
  three_parts (4, 4, 4);
  vector[1] = piece (memory (65536, PROT_NONE), 4);
  do_preadv (scratch (O_RDWR), vector, 3, 2);
  one_of ("4 EFAULT");
  expect_bytes ("the third buffer", three, "####", 4);
}

ASSERTION (323, 'P', NEED_VECTOR | NEED_OFF64 | NEED_HOLES,
           "pwritev at 2^32 + 7 lands there, and not at 7", NULL,
           "half of the offset is lost, and the head of the file overwritten", NULL)
{
  const pio_off far = ((pio_off) 1 << 32) + 7;
  int fd = scratch (O_RDWR);

  vector[0] = piece ("WX", 2);
  vector[1] = piece ("YZ", 2);
  may_reach (far + 4);
  do_pwritev (fd, vector, 2, far);
  expect_moved (4);
  expect_size (far + 4);
  expect_file (far, "WXYZ");
  expect_file (0, DIGITS);
  three_parts (1, 1, 2);
  do_preadv (fd, vector, 3, far);
  expect_moved (4);
  expect_bytes ("the third buffer", three, "YZ", 2);
}

ASSERTION (324, 'P', NEED_VECTOR, "preadv and pwritev on a pipe are ESPIPE, and lose nothing",
           NULL, "data are taken out of a stream by a call that cannot", NULL)
{
  int ends[2];

  if (pipe (ends) != 0 || write (ends[1], "!", 1) != 1)
    blocked ("pipe");
  three_parts (1, 1, 1);
  do_preadv (ends[0], vector, 3, 0);
  expect_errno ("ESPIPE");
  do_pwritev (ends[1], vector, 3, 0);
  expect_errno ("ESPIPE");
  expect_that (read (ends[0], one, 4) == 1, "the pipe has one byte", "it has another number");
}

ASSERTION (325, 'P', NEED_VECTOR, "preadv and pwritev on a wrong descriptor are EBADF", NULL, NULL,
           NULL)
{
  int in = scratch (O_RDONLY), out = scratch_again (O_WRONLY);

  three_parts (1, 1, 1);
  do_preadv (-1, vector, 3, 0);
  expect_errno ("EBADF");
  do_pwritev (-1, vector, 3, 0);
  expect_errno ("EBADF");
  do_preadv (out, vector, 3, 0);
  expect_errno ("EBADF");
  do_pwritev (in, vector, 3, 0);
  expect_errno ("EBADF");
}

ASSERTION (112, 'P', NEED_VECTOR, "preadv in random pieces returns what pread returns", NULL, NULL,
           NULL)
{
  enum { SIZE = 3000 };
  char *model = (char *) memory (SIZE, PROT_READ | PROT_WRITE);
  char *got = (char *) memory (SIZE, PROT_READ | PROT_WRITE);
  int fd = scratch (O_RDWR), round, i, n, offset, sum;

  for (i = 0; i < SIZE; i++)
    model[i] = (char) random_below (256);
  witness_put (0, model, SIZE);
  for (round = 0; round < 300; round++)
    {
      offset = (int) random_below (SIZE);
      n = 1 + (int) random_below (8);
      for (i = sum = 0; i < n; i++)
        {
          size_t length = random_below (300);

          vector[i] = piece (got + sum, length);
          sum += (int) length;
        }
      do_preadv (fd, vector, n, offset);
      expect_moved (sum < SIZE - offset ? sum : SIZE - offset);
      expect_bytes ("the buffers", got, model + offset, (size_t) last_moved ());
    }
}

static const struct assertion *const vectors_list[] =
{
  &a94, &a95, &a96, &a97, &a98, &a99, &a100, &a101, &a102, &a105, &a106, &a107, &a108,
  &a109, &a111, &a112, &a320, &a321, &a322, &a323, &a324, &a325, NULL
};
const struct group group_vectors =
{
  "vectors", "readv(2): preadv and pwritev are as pread and pwrite, with several buffers",
  "records that are made of parts are damaged",
  "nothing yet: the layer has no vectored calls", vectors_list
};
