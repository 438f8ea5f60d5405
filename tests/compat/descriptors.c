/* descriptors.c -- descriptors that are not open, or not for this, or no files
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#define NO_POSITION "POSIX pread, pwrite: ESPIPE, the file is incapable of seeking"
#define LOSES "data are taken out of a stream, or put into it, by a call that cannot"
#define GUARDS "the layer gives ESPIPE, by a look before the call where the platform needs it"
#define BAD_FD "POSIX read, write: EBADF, not open for reading, for writing"

static char got[4];

ASSERTION (58, 'P', 0, "descriptor -1 is EBADF", BAD_FD, NULL, NULL)
{
  do_pread (-1, got, 4, 0);
  expect_errno ("EBADF");
  do_pwrite (-1, got, 4, 0);
  expect_errno ("EBADF");
}

ASSERTION (59, 'P', 0, "a number that was never opened is EBADF", BAD_FD, NULL, NULL)
{
  close (99);
  do_pread (99, got, 4, 0);
  expect_errno ("EBADF");
  do_pwrite (99, got, 4, 0);
  expect_errno ("EBADF");
}

ASSERTION (60, 'P', 0, "a descriptor that was closed is EBADF", BAD_FD, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  do_pread (fd, got, 4, 0);
  expect_moved (4);
  close (fd);
  do_pread (fd, got, 4, 0);
  expect_errno ("EBADF");
  do_pwrite (fd, "WXYZ", 4, 0);
  expect_errno ("EBADF");
  expect_file (0, DIGITS);
}

ASSERTION (61, 'V', 0, "descriptor -1 and offset -1: one of the two errors", BAD_FD, NULL, NULL)
{
  do_pread (-1, got, 4, -1);
  one_of ("EINVAL EBADF");
  do_pwrite (-1, got, 4, -1);
  one_of ("EINVAL EBADF");
}

ASSERTION (62, 'P', 0, "pread where only writing is allowed is EBADF", BAD_FD, NULL, NULL)
{
  do_pread (scratch (O_WRONLY), got, 4, 2);
  expect_errno ("EBADF");
}

ASSERTION (63, 'P', 0, "pwrite where only reading is allowed is EBADF", BAD_FD,
           "a file that was opened to be safe is changed", NULL)
{
  do_pwrite (scratch (O_RDONLY), "WXYZ", 4, 2);
  expect_errno ("EBADF");
  expect_file (0, DIGITS);
}

ASSERTION (280, 'P', 0, "pread where only reading is allowed, pwrite where only writing, work",
           NULL, NULL, NULL)
{
  int in = scratch (O_RDONLY), out = scratch_again (O_WRONLY);

  do_pread (in, got, 4, 2);
  expect_moved (4);
  do_pwrite (out, "WXYZ", 4, 4);
  expect_moved (4);
  expect_file (0, "0123WXYZ89abcdef");
}

ASSERTION (64, 'V', 0, "a descriptor of O_PATH is EBADF", "open(2), O_PATH", NULL, NULL)
{
  int fd;

  if (O_PATH == 0)
    skip_because ("there is no O_PATH here");
  scratch (O_RDWR);
  fd = scratch_again (O_PATH);
  do_pread (fd, got, 4, 0);
  one_of ("EBADF");
  do_pwrite (fd, got, 4, 0);
  one_of ("EBADF");
}

static int
directory (void)
{
  int fd = open (".", O_RDONLY);

  if (fd < 0)
    blocked ("open a directory");
  return fd;
}

ASSERTION (65, 'V', 0, "pread on a directory fails", "POSIX read: EISDIR", NULL, NULL)
{
  do_pread (directory (), got, 4, 0);
  one_of ("EISDIR EINVAL");
}

ASSERTION (66, 'P', 0, "pwrite on a directory is EBADF", BAD_FD, NULL, NULL)
{
  do_pwrite (directory (), got, 4, 0);
  expect_errno ("EBADF");
}

/* --- what has no position --- */

static void
expect_espipe (void)
{
  if (last_moved () >= 0)
    deviation ("unseekable  reads  # transfers, and loses data | seen by piocheck",
               SYSPIO_UNSEEKABLE == SYSPIO_WORD_READS);
  else if (last_errno () == ENXIO)
    deviation ("unseekable  enxio  # fails with ENXIO | seen by piocheck",
               SYSPIO_UNSEEKABLE == SYSPIO_WORD_ENXIO);
  expect_errno ("ESPIPE");
}

/* The byte that waits in FD is still there after a pread.  */
static void
read_keeps (int fd)
{
  do_pread (fd, got, 1, 0);
  expect_espipe ();
  do_pread (fd, got, 1, 5);
  expect_espipe ();
  expect_that (read (fd, got, 1) == 1 && got[0] == '!', "the byte in it is still there",
               "it is lost");
}

/* Nothing arrives at FAR by a pwrite to FD.  */
static void
write_keeps (int fd, int far)
{
  char byte;
  ssize_t arrived;

  fcntl (far, F_SETFL, fcntl (far, F_GETFL) | O_NONBLOCK);
  do_pwrite (fd, "x", 1, 0);
  expect_espipe ();
  do_pwrite (fd, "x", 1, 5);
  expect_espipe ();
  arrived = read (far, &byte, 1);
  expect_that (arrived <= 0, "nothing arrives at the other end", "a byte arrives");
}

static void
put (int fd)
{
  if (write (fd, "!", 1) != 1)
    blocked ("write");
}

static void
pipe_ends (int ends[2])
{
  if (pipe (ends) != 0)
    blocked ("pipe");
}

ASSERTION (67, 'P', 0, "pread on a pipe is ESPIPE, and takes nothing", NO_POSITION, LOSES, GUARDS)
{
  int ends[2];

  pipe_ends (ends);
  put (ends[1]);
  read_keeps (ends[0]);
}

ASSERTION (68, 'P', 0, "pwrite on a pipe is ESPIPE, and puts nothing", NO_POSITION, LOSES, GUARDS)
{
  int ends[2];

  pipe_ends (ends);
  write_keeps (ends[1], ends[0]);
}

ASSERTION (69, 'V', 0, "the wrong end of a pipe is ESPIPE or EBADF", NO_POSITION, NULL, GUARDS)
{
  int ends[2];

  pipe_ends (ends);
  do_pread (ends[1], got, 1, 0);
  one_of ("ESPIPE EBADF");
  do_pwrite (ends[0], got, 1, 0);
  one_of ("ESPIPE EBADF");
}

ASSERTION (281, 'V', 0, "a negative offset on a pipe is EINVAL or ESPIPE", NO_POSITION, NULL, GUARDS)
{
  int ends[2];

  pipe_ends (ends);
  put (ends[1]);
  do_pread (ends[0], got, 1, -5);
  one_of ("EINVAL ESPIPE");
  do_pwrite (ends[1], got, 1, -5);
  one_of ("EINVAL ESPIPE");
  expect_that (read (ends[0], got, 4) == 1, "the pipe has one byte", "it has another number");
}

ASSERTION (71, 'P', 0, "a FIFO is ESPIPE, and loses nothing", NO_POSITION, LOSES, GUARDS)
{
  int fd;

  if (mkfifo (FIFO_NAME, 0600) != 0)
    skip_because ("no FIFO can be made here: %s", errno_name (errno));
  fd = open (FIFO_NAME, O_RDWR | O_NONBLOCK);
  if (fd < 0)
    skip_because ("a FIFO cannot be opened for both: %s", errno_name (errno));
  put (fd);
  read_keeps (fd);
  write_keeps (fd, fd);
}

static void
socket_ends (int kind, int ends[2])
{
  if (socketpair (AF_UNIX, kind, 0, ends) != 0)
    skip_because ("no such pair of sockets here: %s", errno_name (errno));
}

ASSERTION (72, 'P', 0, "a stream socket is ESPIPE, and loses nothing", NO_POSITION, LOSES, GUARDS)
{
  int ends[2];

  socket_ends (SOCK_STREAM, ends);
  put (ends[1]);
  read_keeps (ends[0]);
  write_keeps (ends[1], ends[0]);
}

ASSERTION (282, 'P', 0, "a datagram socket is ESPIPE, and loses nothing", NO_POSITION, LOSES, GUARDS)
{
  int ends[2];

  socket_ends (SOCK_DGRAM, ends);
  put (ends[1]);
  read_keeps (ends[0]);
  write_keeps (ends[1], ends[0]);
}

ASSERTION (283, 'P', 0, "a socket that is not connected is ESPIPE", NO_POSITION, NULL, GUARDS)
{
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  if (fd < 0)
    skip_because ("no socket: %s", errno_name (errno));
  do_pread (fd, got, 1, 0);
  expect_espipe ();
  do_pwrite (fd, "x", 1, 0);
  expect_espipe ();
}

ASSERTION (73, 'P', 0, "a terminal is ESPIPE, and so is the other side of it", NO_POSITION, LOSES,
           GUARDS)
{
  int far = posix_openpt (O_RDWR | O_NOCTTY), fd;
  const char *name;

  if (far < 0 || grantpt (far) != 0 || unlockpt (far) != 0 || !(name = ptsname (far)))
    skip_because ("no terminal can be had: %s", errno_name (errno));
  fd = open (name, O_RDWR | O_NOCTTY | O_NONBLOCK);
  if (fd < 0)
    skip_because ("the terminal cannot be opened: %s", errno_name (errno));
  do_pread (fd, got, 1, 0);
  expect_espipe ();
  write_keeps (fd, far);
  do_pread (far, got, 1, 0);
  expect_espipe ();
  do_pwrite (far, "x", 1, 0);
  expect_espipe ();
}

static const struct assertion *const descriptors_list[] =
{
  &a58, &a59, &a60, &a61, &a62, &a63, &a64, &a65, &a66, &a67, &a68, &a69, &a71, &a72,
  &a73, &a280, &a281, &a282, &a283, NULL
};
const struct group group_descriptors =
{
  "descriptors", "POSIX pread, pwrite", "an error is missed, or is taken for another",
  "nothing: it passes the error on", descriptors_list
};
