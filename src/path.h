/* path.h -- the paths to the kernel that can be compared
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef PATH_H
#define PATH_H

#include "../tests/probe/probe.h"

enum { MOST_PATHS = 3 };

struct path
{
  const char *name;                     /* a word of the keys pread and pwrite */
  placed_call *call;
  int bits;                             /* of the offsets that it takes */
};

/* Store in LIST the path that pread, or pwrite if WRITING, was configured to
   take, here called TAKEN, and after it the others.  Return how many.  */
int paths_of (int writing, const char *taken, struct path list[MOST_PATHS]);

#endif
