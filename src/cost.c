/* cost.c -- what a call costs by each path, measured side by side
   SPDX-License-Identifier: GPL-3.0-or-later

   Two runs of the same calls differ by half on a busy machine, since its speed
   changes meanwhile.  So the paths take turns in many short rounds, each round
   in the other order, and the ratio is taken within each round.  Where the buffer
   and the pages of the file lie changes a call by a fifth: the rounds try several
   places of both, so that the spread holds for other programs too.  */

#include <config.h>
#include "cost.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "xalloc.h"

enum { ROUNDS = 1000, FEW = 5, FILE_SIZE = 256 * 1024,
       PAGE = 4096, PLACES = 5, PLACE = PAGE + 16 };
static const double sample_time = 0.1e6, limit = 0.7e9; /* nanoseconds */

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return 1e9 * (double) time.tv_sec + (double) time.tv_nsec;
}

static long
blocks (size_t bytes)
{
  return bytes < FILE_SIZE ? (long) (FILE_SIZE / bytes) : 1;
}

int
cost_prepare (int fd, size_t bytes)
{
  /* In pieces: one large write makes large folios, in which later writes cost
     another amount than in a file that grew by such calls.  */
  const size_t size = bytes * (size_t) blocks (bytes);
  const size_t piece = bytes > PAGE ? bytes : PAGE;
  char *data = xmalloc (piece);
  int result = 0;

  memset (data, 'x', piece);
  for (size_t at = 0; at < size && result == 0; at += piece)
    result = scratch_put (fd, data, size - at < piece ? size - at : piece,
                          (syspio_off) at);
  free (data);
  return result;
}

/* Make CALLS calls and return the nanoseconds that each took, or -1.  */
static double
sample (const struct path *path, int fd, char *data, size_t bytes, long calls)
{
  const long last = blocks (bytes);
  double start = now ();

  for (long i = 0, block = 0; i < calls; i++)
    {
      syspio_ssize moved = path->call (fd, data, bytes, (syspio_off) bytes * block);
      if (moved <= 0)                   /* a short transfer is legal */
        {
          if (moved == 0)
            errno = EIO;
          return -1;
        }
      if (++block == last)
        block = 0;
    }
  return (now () - start) / (double) calls;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static void
conclude (struct cost *cost, double *time, const double *taken, int rounds)
{
  double ratio[ROUNDS];

  for (int i = 0; i < rounds; i++)
    ratio[i] = time[i] / taken[i];
  qsort (ratio, (size_t) rounds, sizeof *ratio, compare);
  cost->ratio = ratio[rounds / 2];
  cost->rounds = rounds;

  double sorted[ROUNDS];
  memcpy (sorted, time, (size_t) rounds * sizeof *time);
  qsort (sorted, (size_t) rounds, sizeof *sorted, compare);
  cost->median = sorted[rounds / 2];
  cost->low = sorted[rounds / 100];
  cost->high = sorted[rounds - 1 - rounds / 100];
}

int
cost_measure (int fd, size_t bytes, const struct path *list,
              struct costs *costs, void (*step) (int tenth))
{
  double time[MOST_PATHS][ROUNDS];
  char *memory = xmalloc (PAGE + bytes + (PLACES - 1) * PLACE);
  char *data = memory + PAGE - (size_t) memory % PAGE;
  double start = now ();
  long calls = 1;
  int rounds = 0, failed = 0;

  memset (data, 'x', bytes + (PLACES - 1) * PLACE);
  for (int i = 0; i < costs->count; i++)
    {
      struct cost *cost = &costs->of[i];

      memset (cost, 0, sizeof *cost);
      snprintf (cost->path, sizeof cost->path, "%s", list[i].name);
      if (sample (&list[i], fd, data, bytes, 1) < 0)
        cost->error = errno;
      cost->calls = 1;
    }
  /* As many calls a sample as the clock needs, but few enough for many rounds.  */
  for (double each = 0; !costs->of[0].error && each * (double) calls < sample_time;
       calls *= 2)
    {
      if ((each = sample (&list[0], fd, data, bytes, calls)) < 0)
        costs->of[0].error = errno;
      costs->of[0].calls += calls;
    }

  while (!failed && !costs->of[0].error && rounds < ROUNDS
         && (rounds < FEW || now () - start < limit))
    {
      for (int n = 0; n < costs->count && !failed; n++)
        {
          int i = rounds % 2 ? costs->count - 1 - n : n;

          if (costs->of[i].error)
            continue;
          time[i][rounds] = sample (&list[i], fd, data + rounds / 2 % PLACES * PLACE,
                                    bytes, calls);
          costs->of[i].calls += calls;
          failed = time[i][rounds] < 0;
        }
      rounds++;
      if (rounds % (ROUNDS / PLACES) == 0 && !failed)
        failed = ftruncate (fd, 0) != 0 || cost_prepare (fd, bytes) != 0;
      if (rounds % (ROUNDS / 10) == 0)
        step (rounds / (ROUNDS / 10));
    }
  free (memory);
  if (costs->of[0].error)
    errno = costs->of[0].error;
  if (failed || costs->of[0].error)
    return -1;
  for (int i = 0; i < costs->count; i++)
    if (!costs->of[i].error)
      conclude (&costs->of[i], time[i], time[0], rounds);
  return 0;
}

const struct cost *
cost_better (const struct costs *costs)
{
  /* Below three times nobody should change a path for speed.  */
  const double enough = 1.0 / 3;
  const struct cost *best = NULL;

  for (int i = 1; i < costs->count; i++)
    {
      const struct cost *cost = &costs->of[i];
      if (!cost->error && !*cost->wrong && cost->ratio <= enough
          && (!best || cost->ratio < best->ratio))
        best = cost;
    }
  return best;
}
