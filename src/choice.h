/* choice.h -- what configure chose for a key, and which line decided
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef CHOICE_H
#define CHOICE_H

#include "table.h"

struct choice
{
  char word[24];
  char by[100];                         /* "platforms/linux:4", "default", ... */
  const struct platform_line *line;     /* null where no platform file decided */
};

/* What holds for KEY on a file system called FSTYPE.  A path was chosen for
   every file alike; whether something exists may differ by file system.  */
void choice_of (const struct platform_key *key, const char *fstype,
                struct choice *choice);

#endif
