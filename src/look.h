/* look.h -- everything that is found out about one directory
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef LOOK_H
#define LOOK_H

#include "attempt.h"
#include "cost.h"
#include "fstype.h"

struct look
{
  const char *path;
  char *error;                          /* why nothing follows, or null */
  struct fstype fstype;
  size_t bytes;
  struct costs costs[2];                /* pread, pwrite */
  int count;
  struct attempt tried[16];
  int status;                           /* 0 fine, 1 a deviation, 2 could not look */
};

/* Look at PATH, with calls of BYTES.  */
void look_at (const char *path, size_t bytes, struct look *look);

/* Print LOOK.  */
void report_text (const struct look *look);
void report_json (const struct look *look);

#endif
