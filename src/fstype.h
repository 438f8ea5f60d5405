/* fstype.h -- what a file system is called in platforms/README
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef FSTYPE_H
#define FSTYPE_H

struct fstype
{
  char name[32];                        /* "unknown" where no file names it */
  unsigned long magic;                  /* 0 where the system has no such number */
};

/* Look at the file system that PATH is on.  */
void fstype_of (const char *path, struct fstype *fstype);

#endif
