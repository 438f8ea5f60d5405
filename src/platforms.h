/* platforms.h -- for the parts of syspio platforms
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef PLATFORMS_H
#define PLATFORMS_H

#include "table.h"

/* The next line after number *I of platform NAME on KEY, or on any key if KEY
   is null; or null.  */
const struct platform_line *next_line (const char *name, const char *key, int *i);

/* The qualifiers of LINE as the platform file has them.  */
const char *qualifiers (const struct platform_line *line);

/* Write the lines of platform P on KEY as the JSON array NAME.  */
void put_lines (const char *name, const struct platform_name *p,
                const struct platform_key *key);

/* Print a platform, or what differs between two; return the exit status.  */
int platforms_show (const struct platform_name *p, int json);
int platforms_diff (const struct platform_name *a, const struct platform_name *b,
                    int json);

#endif
