/* table.h -- the platform files, as build-aux/platforms.awk wrote them down
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef TABLE_H
#define TABLE_H

#include <stddef.h>

/* Empty strings stand for what a file does not say.  */
struct platform_key
{
  const char *key, *kind, *fallback, *words;
  size_t chosen;                        /* what configure chose, as a constant */
  const char *by;                       /* "platforms/linux:4", "default", ... */
};
struct platform_word
{
  size_t value;                         /* a constant SYSPIO_WORD_... */
  const char *word;
};
struct platform_name
{
  const char *name, *match, *macro;
};
struct platform_line
{
  const char *name;
  int line;
  const char *key, *word, *measure, *unless, *on;
  const char *fact, *source, *checked, *until;
};

/* The entry number I, or null after the last.  */
const struct platform_key *table_key (int i);
const struct platform_word *table_word (int i);
const struct platform_name *table_name (int i);
const struct platform_line *table_line (int i);

/* The platform called NAME, or null.  */
const struct platform_name *table_find (const char *name);

/* The line that WHERE, such as "platforms/linux:4", means, or null.  */
const struct platform_line *table_at (const char *where);

/* The line that decides KEY on platform NAME on files of type FSTYPE, where no
   patch is known to be installed; null where the default does.  */
const struct platform_line *table_decide (const char *name, const char *key,
                                          const char *fstype);

/* Is WORD one of the words of LIST?  */
int table_has (const char *list, const char *word);

#endif
