/* cost.h -- what a call costs by each path, measured side by side
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef COST_H
#define COST_H

#include "path.h"

struct cost
{
  char path[24];                        /* its word */
  double median, low, high;             /* nanoseconds a call; 98 % of the rounds */
  double ratio;                         /* to the path taken; median of all rounds */
  int rounds;
  long calls;                           /* all that were made */
  int error;                            /* errno where the path fails here */
  char wrong[80];                       /* what it does wrong, or empty */
};

struct costs
{
  int count;
  struct cost of[MOST_PATHS];       /* the path taken is the first */
};

/* Fill a file with enough for calls of BYTES.  Return 0, or -1 with errno.  */
int cost_prepare (int fd, size_t bytes);

/* Measure the paths of LIST on that file.  Return 0, or -1 with errno where the
   path taken fails.  STEP is called some times with the tenth that is done.  */
int cost_measure (int fd, size_t bytes, const struct path *list,
                  struct costs *costs, void (*step) (int tenth));

/* The path that should be taken instead for its speed, or null.  */
const struct cost *cost_better (const struct costs *costs);

#endif
