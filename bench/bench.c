/* bench.c -- what a call costs by each way, against the bare call
   SPDX-License-Identifier: 0BSD

   Usage: bench [DIRECTORY].  The file is small and stays in the page cache:
   this is the cost of a call, not of a disk.  In each round every way has its
   turn, in another order, so that a machine that grows slower does so for all;
   a ratio compares turns of one round.  */

#ifdef HAVE_CONFIG_H
# include <config.h>
#endif
#ifndef _XOPEN_SOURCE
# define _XOPEN_SOURCE 600
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "syspio.h"
#include "loop.h"

enum { WARM_UP = 3, ROUNDS = 41, WAYS = 5, SIZES = 5, LARGEST = 65536 };
static const size_t sizes[SIZES] = { 4, 16, 256, 4096, LARGEST };

static ssize_t
lseek_read (int fd, void *buf, size_t count, off_t offset)
{
  return lseek (fd, offset, SEEK_SET) < 0 ? -1 : read (fd, buf, count);
}

static ssize_t
lseek_write (int fd, const void *buf, size_t count, off_t offset)
{
  return lseek (fd, offset, SEEK_SET) < 0 ? -1 : write (fd, buf, count);
}

static LOOP (bare_read, pread)
static LOOP (bare_write, pwrite)
static LOOP (line_read, sys_pread)
static LOOP (line_write, sys_pwrite)
static LOOP (hand_read, lseek_read)
static LOOP (hand_write, lseek_write)

/* The bare call is the first; the others are compared with it.  */
static const struct
{
  const char *title;
  loop *loops[2];
} ways[WAYS] = {
  { "bare call", { bare_read, bare_write } },
  { "sys_, out of line", { line_read, line_write } },
  { "sys_, one unit", { unit_read, unit_write } },
  { "sys_, seek path", { seek_read, seek_write } },
  { "lseek and read/write", { hand_read, hand_write } }
};

static char block[LARGEST];

static void
fail (const char *what)
{
  fprintf (stderr, "bench: ");
  perror (what);
  exit (2);
}

/* Open a file that has no name any more.  */
static int
scratch (const char *directory)
{
  static const char name[] = "/bench.XXXXXX";
  char *path = malloc (strlen (directory) + sizeof name);
  int fd;

  if (path == 0)
    fail (directory);
  strcat (strcpy (path, directory), name);
  fd = mkstemp (path);
  if (fd < 0 || unlink (path) != 0)
    fail (path);
  free (path);
  if (sys_pwrite_all (fd, block, LARGEST, 0, 0) != 0)
    fail (directory);
  return fd;
}

/* The nanoseconds of a call, over CALLS of them.  */
static double
turn (loop *each, int fd, size_t count, long calls)
{
  struct timespec start, end;

  clock_gettime (CLOCK_MONOTONIC, &start);
  if (each (fd, block, count, 0, calls) != 0)
    fail ("a call did not do its work");
  clock_gettime (CLOCK_MONOTONIC, &end);
  return ((end.tv_sec - start.tv_sec) * 1e9 + (end.tv_nsec - start.tv_nsec)) / calls;
}

static void
shuffle (int *order)
{
  int i;

  for (i = WAYS - 1; i > 0; i--)
    {
      int other = rand () % (i + 1), held = order[i];
      order[i] = order[other];
      order[other] = held;
    }
}

static int
ascending (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* Print the median of ROUNDS values and their quartiles; sorts them.  */
static void
print_spread (double *values, int width, int decimals)
{
  qsort (values, ROUNDS, sizeof *values, ascending);
  printf ("  %*.*f (%*.*f to %*.*f)", width, decimals, values[ROUNDS / 2],
          width, decimals, values[ROUNDS / 4],
          width, decimals, values[ROUNDS - 1 - ROUNDS / 4]);
}

static void
measure (int fd, int writing, size_t count)
{
  double cost[WAYS][ROUNDS], ratio[WAYS][ROUNDS];
  int order[WAYS], round, way;
  /* A turn of the bare call takes about a millisecond.  */
  long calls = 1 + (long) (1e6 / (1 + turn (ways[0].loops[writing], fd, count, 1000)));

  for (way = 0; way < WAYS; way++)
    order[way] = way;
  for (round = -WARM_UP; round < ROUNDS; round++)
    {
      shuffle (order);
      for (way = 0; way < WAYS; way++)
        {
          double value = turn (ways[order[way]].loops[writing], fd, count, calls);
          if (round >= 0)
            cost[order[way]][round] = value;
        }
      for (way = 0; way < WAYS && round >= 0; way++)
        ratio[way][round] = cost[way][round] / cost[0][round];
    }
  for (way = 0; way < WAYS; way++)
    {
      printf ("%-6s %5lu  %-20s", writing ? "pwrite" : "pread",
              (unsigned long) count, ways[way].title);
      print_spread (cost[way], 6, 0);
      print_spread (ratio[way], 5, 2);
      putchar ('\n');
    }
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  const char *directory = argc > 1 ? argv[1] : ".";
  int fd = scratch (directory), terminal = isatty (2), writing, size;

  printf ("Median of %d rounds in %s, with the quartiles\n", ROUNDS, directory);
  printf ("%-6s %5s  %-20s  %-24s  %s\n", "call", "bytes", "way",
          "nanoseconds a call", "times the bare call");
  for (writing = 0; writing < 2; writing++)
    for (size = 0; size < SIZES; size++)
      {
        if (terminal)
          fprintf (stderr, "%d of %d\r", writing * SIZES + size + 1, 2 * SIZES);
        measure (fd, writing, sizes[size]);
      }
  return 0;
}
