/* limits.c -- signals, errno, and files that may not grow
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#define LIMIT "POSIX write: up to the file size limit of the process"

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  if (getrlimit (RLIMIT_FSIZE, &limit) != 0)
    blocked ("getrlimit");
  limit.rlim_cur = size;
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    blocked ("setrlimit");
}

ASSERTION (136, 'P', 0, "a pwrite across RLIMIT_FSIZE is short, without SIGXFSZ", LIMIT, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char block[64];

  memset (block, 'x', sizeof block);
  limit_files (30);
  do_pwrite (fd, block, 64, 20);
  expect_moved (10);
  expect_size (30);
  expect_no_sigxfsz ();
}

ASSERTION (137, 'P', 0, "a pwrite at RLIMIT_FSIZE is EFBIG, and SIGXFSZ is sent",
           "POSIX write: EFBIG, and SIGXFSZ shall be generated", NULL, NULL)
{
  int fd = scratch (O_RDWR), seen;

  limit_files (30);
  do_pwrite (fd, "WXYZ", 4, 30);
  expect_errno ("EFBIG");
  expect_size (16);
  seen = sigxfsz_seen ();
  expect_that (seen > 0, "SIGXFSZ is sent", "it is not");
}

ASSERTION (350, 'P', 0, "where SIGXFSZ is ignored the call fails with EFBIG all the same",
           "POSIX write: EFBIG", "a server dies, or believes in a write", NULL)
{
  int fd = scratch (O_RDWR);

  signal (SIGXFSZ, SIG_IGN);
  limit_files (30);
  do_pwrite (fd, "WXYZ", 4, 1000);
  expect_errno ("EFBIG");
  expect_size (16);
  expect_file (0, DIGITS);
}

ASSERTION (22, 'P', 0, "a pwrite that is short or fails by the limit does not move the position",
           "POSIX pwrite: shall not change the file offset", NULL, NULL)
{
  int fd = scratch (O_RDWR);

  limit_files (18);
  position_to (fd, 5);
  do_pwrite (fd, "WXYZ", 4, 16);
  expect_moved (2);
  expect_position (fd, 5);
  do_pwrite (fd, "WXYZ", 4, 18);
  expect_errno ("EFBIG");
  expect_position (fd, 5);
}

ASSERTION (351, 'P', 0, "a pwrite below the limit works at its full length", LIMIT, NULL, NULL)
{
  int fd = scratch (O_RDWR);

  limit_files (30);
  do_pwrite (fd, "WXYZ", 4, 26);
  expect_moved (4);
  expect_size (30);
  expect_no_sigxfsz ();
}

ASSERTION (352, 'P', 0, "the limit does not touch pread", NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR);
  char got[4];

  limit_files (8);
  do_pread (fd, got, 4, 10);
  expect_moved (4);
  do_pread (fd, got, 4, 1000);
  expect_moved (0);
  expect_no_sigxfsz ();
}

ASSERTION (140, 'P', 0, "errno is left alone by a call that succeeds",
           "POSIX errno: its value is unspecified after success; C 7.5: never set to 0",
           "a program that looks at errno only sees an error", NULL)
{
  int fd = scratch (O_RDWR);
  char got[64];

  do_pread (fd, got, 64, 3);
  expect_moved (13);
  expect_that (last_errno () != 0, "errno is not set to 0", "it is");
  do_pread (fd, got, 4, 3);
  observed (last_errno () == ERRNO_KEPT ? "kept" : "changed");
  do_pwrite (fd, "WXYZ", 4, 3);
  expect_moved (4);
  expect_that (last_errno () != 0, "errno is not set to 0", "it is");
}

static volatile sig_atomic_t alarms;

static void
on_alarm (int number)
{
  (void) number;
  alarms++;
}

ASSERTION (132, 'P', 0, "under a storm of signals every byte is right, or EINTR says that none moved",
           "POSIX read, write: EINTR, interrupted before any data", NULL,
           "the layer makes a call that was interrupted again")
{
  enum { SIZE = 100000, ROUNDS = 400 };
  char *data = (char *) memory (SIZE, PROT_READ | PROT_WRITE);
  char *got = (char *) memory (SIZE, PROT_READ | PROT_WRITE);
  struct itimerval storm;
  struct sigaction action;
  int fd = scratch (O_RDWR), round, i, interrupts = 0;

  memset (&action, 0, sizeof action);
  action.sa_handler = on_alarm;         /* without SA_RESTART */
  sigaction (SIGALRM, &action, NULL);
  storm.it_interval.tv_sec = storm.it_value.tv_sec = 0;
  storm.it_interval.tv_usec = storm.it_value.tv_usec = 100;
  setitimer (ITIMER_REAL, &storm, NULL);
  for (round = 0; round < ROUNDS; round++)
    {
      for (i = 0; i < SIZE; i++)
        data[i] = (char) (round + i / 7);
      for (i = 0; i < SIZE; )
        if (do_pwrite (fd, data + i, (size_t) (SIZE - i), i) > 0)
          i += (int) last_moved ();
        else if (last_errno () != EINTR)
          expect_moved (SIZE - i);
        else
          interrupts++;
      for (i = 0; i < SIZE; )
        if (do_pread (fd, got + i, (size_t) (SIZE - i), i) > 0)
          i += (int) last_moved ();
        else if (last_errno () != EINTR)
          expect_moved (SIZE - i);
        else
          interrupts++;
      expect_bytes ("what was read", got, data, SIZE);
    }
  storm.it_interval.tv_usec = storm.it_value.tv_usec = 0;
  setitimer (ITIMER_REAL, &storm, NULL);
  observed (interrupts ? "EINTR" : "no EINTR");
}

static const struct assertion *const limits_list[] =
{
  &a22, &a132, &a136, &a137, &a140, &a350, &a351, &a352, NULL
};
const struct group group_limits =
{
  "limits", "POSIX pwrite", "a program that meets a limit dies or loses data",
  "nothing: it passes the error on", limits_list
};
