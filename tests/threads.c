/* threads.c -- the seek path's lock: threads of one process do not disturb each
   other, and a cancelled thread leaves neither the lock nor the position behind
   SPDX-License-Identifier: 0BSD

   A layer without the lock is wrong here in most runs, not in all: this test
   never fails on a right one.  */

#ifdef HAVE_CONFIG_H
# include <config.h>
# undef HAVE_CONFIG_H                   /* its words are replaced here */
# undef SYSPIO_PREAD
# undef SYSPIO_PWRITE
# undef SYSPIO_THREADS
#endif
#define SYSPIO_PREFIX seek
#define SYSPIO_THREADS 1
#define SYSPIO_PREAD SYSPIO_WORD_SEEK
#define SYSPIO_PWRITE SYSPIO_WORD_SEEK
#include "../lib/syspio.c"
#if SYSPIO_PREAD != SYSPIO_WORD_SEEK || SYSPIO_PWRITE != SYSPIO_WORD_SEEK
# error "this tests the seek path"
#endif

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include "tap.h"

enum { THREADS = 4, CALLS = 5000, RECORD = 16, RECORDS = 64, HOME = 5 };

static int fd;

/* Record N is RECORD bytes of N.  */
static void *
read_records (void *wrong)
{
  unsigned char got[RECORD], wanted[RECORD];
  int i, n;

  for (i = 0; i < CALLS; i++)
    {
      n = (i * 7) % RECORDS;
      memset (wanted, n, RECORD);
      if (sys_pread (fd, got, RECORD, (syspio_off) n * RECORD) != RECORD
          || memcmp (got, wanted, RECORD) != 0)
        ++*(int *) wrong;
    }
  return NULL;
}

static void *
write_for_ever (void *unused)
{
  static const unsigned char zeros[RECORD];

  for (;;)
    {
      sys_pwrite (fd, zeros, RECORD, 0);
      pthread_testcancel ();
    }
  return unused;
}

int
main (void)
{
  pthread_t thread[THREADS];
  int wrong[THREADS], i, sum = 0;
  unsigned char record[RECORD];
  FILE *file = tmpfile ();

  if (!file)
    bail_out ("no scratch file");
  fd = fileno (file);
  for (i = 0; i < RECORDS; i++)
    {
      memset (record, i, RECORD);
      if (sys_pwrite (fd, record, RECORD, (syspio_off) i * RECORD) != RECORD)
        bail_out ("the scratch file cannot be written");
    }
  if (lseek (fd, HOME, SEEK_SET) != HOME)
    bail_out ("the scratch file cannot be sought");

  for (i = 0; i < THREADS; i++)
    {
      wrong[i] = 0;
      if (pthread_create (&thread[i], NULL, read_records, &wrong[i]) != 0)
        bail_out ("no thread");
    }
  for (i = 0; i < THREADS; i++)
    {
      pthread_join (thread[i], NULL);
      sum += wrong[i];
    }
  ok (sum == 0, "%d of %d reads in %d threads were wrong", sum, THREADS * CALLS, THREADS);
  ok (lseek (fd, 0, SEEK_CUR) == HOME, "the position is where it was");

  /* write and lseek are cancellation points: without the protection some of
     these threads end with the lock held or the position away.  */
  alarm (60);
  for (i = 0; i < 500; i++)
    {
      if (pthread_create (&thread[0], NULL, write_for_ever, NULL) != 0)
        bail_out ("no thread");
      sys_pread (fd, record, RECORD, 0);
      pthread_cancel (thread[0]);
      pthread_join (thread[0], NULL);
    }
  ok (sys_pread (fd, record, RECORD, 0) == RECORD, "after cancelled threads the lock is free");
  ok (lseek (fd, 0, SEEK_CUR) == HOME, "and the position is where it was");
  return done_testing ();
}
