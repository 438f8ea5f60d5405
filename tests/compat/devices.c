/* devices.c -- what is open is no file on a disk
   SPDX-License-Identifier: 0BSD

   POSIX leaves the offset on most of these to the system.  */

#include "compat.h"

static char data[64];

static int
device (const char *name, int flags)
{
  int fd = open (name, flags);

  if (fd < 0)
    skip_because ("%s: %s", name, errno_name (errno));
  return fd;
}

static void
expect_all (int byte, ssize_t count)
{
  ssize_t i;

  for (i = 0; i < count; i++)
    expect_that (data[i] == byte, "the bytes read are zeros", "byte %ld is 0x%02x", (long) i,
                 (unsigned char) data[i]);
}

ASSERTION (77, 'V', 0, "/dev/null reads as its end, and takes all, at any offset",
           "null(4)", NULL, NULL)
{
  int fd = device ("/dev/null", O_RDWR);

  do_pread (fd, data, 4, 0);
  one_of ("0 ESPIPE");
  do_pread (fd, data, 4, 1000);
  one_of ("0 ESPIPE");
  do_pwrite (fd, data, 4, 1000);
  one_of ("4 ESPIPE");
}

ASSERTION (78, 'V', 0, "/dev/zero gives zeros at any offset", "zero(4)", NULL, NULL)
{
  int fd = device ("/dev/zero", O_RDONLY);

  memset (data, '#', sizeof data);
  do_pread (fd, data, 64, 1000);
  one_of ("64 ESPIPE");
  expect_all (0, last_moved ());
  do_pread (fd, data, 64, 0);
  one_of ("64 ESPIPE");
}

ASSERTION (79, 'V', 0, "/dev/full is ENOSPC for a write, and gives zeros", "full(4)", NULL, NULL)
{
  int fd = device ("/dev/full", O_RDWR);

  do_pwrite (fd, data, 4, 0);
  one_of ("ENOSPC ESPIPE");
  do_pwrite (fd, data, 4, 1000);
  one_of ("ENOSPC ESPIPE");
  memset (data, '#', sizeof data);
  do_pread (fd, data, 64, 1000);
  one_of ("64 ESPIPE");
  expect_all (0, last_moved ());
}

ASSERTION (80, 'X', 0, "what pread on /dev/urandom does at an offset", "random(4)", NULL, NULL)
{
  do_pread (device ("/dev/urandom", O_RDONLY), data, 64, 1000);
  one_of ("64 ESPIPE EINVAL");
}

ASSERTION (300, 'X', 0, "a file of /proc is read at an offset as a file is",
           "proc(5)", "a monitor that keeps such a file open reads nonsense", NULL)
{
  int fd = device ("/proc/self/cmdline", O_RDONLY);
  char whole[64];
  ssize_t length = read (fd, whole, sizeof whole);

  if (length < 3)
    skip_because ("/proc/self/cmdline has no content");
  do_pread (fd, data, (size_t) length - 1, 1);
  expect_moved (length - 1);
  expect_bytes ("the buffer", data, whole + 1, (size_t) length - 1);
  observed ("as a file");
}

#if PIO_LINUX
static void
no_position (int fd, const char *what)
{
  if (fd < 0)
    skip_because ("no %s: %s", what, errno_name (errno));
  /* A call that transfers shall fail here, not wait.  */
  fcntl (fd, F_SETFL, O_NONBLOCK);
  do_pread (fd, data, 8, 0);
  one_of ("ESPIPE EINVAL");
  do_pwrite (fd, data, 8, 0);
  one_of ("ESPIPE EINVAL EBADF");
}

ASSERTION (74, 'V', 0, "an eventfd has no position, and loses nothing", "eventfd(2)", NULL, NULL)
{
  int fd = eventfd (7, 0);

  no_position (fd, "eventfd");
  expect_that (read (fd, data, 8) == 8 && (data[0] == 7 || data[7] == 7),
               "its counter is still 7", "it has changed");
}

ASSERTION (301, 'V', 0, "an epoll descriptor has no position", "epoll(7)", NULL, NULL)
{
  no_position (epoll_create (1), "epoll");
}

ASSERTION (302, 'V', 0, "an inotify descriptor has no position", "inotify(7)", NULL, NULL)
{
  no_position (inotify_init (), "inotify");
}

ASSERTION (303, 'V', 0, "a timerfd has no position", "timerfd_create(2)", NULL, NULL)
{
  no_position (timerfd_create (CLOCK_MONOTONIC, 0), "timerfd");
}
#endif

#ifdef SYS_memfd_create
ASSERTION (76, 'X', 0, "a memfd is read and written at an offset as a file is",
           "memfd_create(2)", NULL, NULL)
{
  int fd = (int) syscall (SYS_memfd_create, "piocheck", 0);

  if (fd < 0)
    skip_because ("no memfd: %s", errno_name (errno));
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  do_pread (fd, data, 64, 2);
  expect_moved (6);
  expect_bytes ("the buffer", data, "\0\0WXYZ", 6);
  observed ("as a file");
}

ASSERTION (152, 'V', NEED_OFF64, "a memfd holds a byte at 2^62", "memfd_create(2)", NULL, NULL)
{
  int fd = (int) syscall (SYS_memfd_create, "piocheck", 0);

  if (fd < 0)
    skip_because ("no memfd: %s", errno_name (errno));
  do_pwrite (fd, "Z", 1, (pio_off) 1 << 62);
  one_of ("1 EFBIG EINVAL");
  if (last_moved () == 1)
    {
      do_pread (fd, data, 4, (pio_off) 1 << 62);
      expect_moved (1);
      expect_bytes ("the buffer", data, "Z", 1);
    }
}
#endif

ASSERTION (84, 'P', 0, "O_NONBLOCK changes nothing on a file",
           "POSIX open: O_NONBLOCK has an effect on FIFOs and special files", NULL, NULL)
{
  int fd = scratch (O_RDWR | O_NONBLOCK);

  do_pread (fd, data, 64, 6);
  expect_moved (10);
  do_pwrite (fd, "WXYZ", 4, 4);
  expect_moved (4);
  expect_file (0, "0123WXYZ89abcdef");
}

static const struct assertion *const devices_list[] =
{
  &a77, &a78, &a79, &a80, &a84, &a300,
#if PIO_LINUX
  &a74, &a301, &a302, &a303,
#endif
#ifdef SYS_memfd_create
  &a76, &a152,
#endif
  NULL
};
const struct group group_devices =
{
  "devices", "POSIX pread: for others than regular files it depends",
  "a program that takes any file name works on some names only",
  "nothing: it passes the call on", devices_list
};
