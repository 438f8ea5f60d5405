/* table.c -- look things up in the platform files
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "table.h"
#include <stdio.h>
#include <string.h>
#include "syspio-platforms.h"
#include "platforms-table.h"

#define ENTRY(table, i) \
  ((size_t) (i) < sizeof (table) / sizeof *(table) ? &(table)[i] : NULL)

const struct platform_key *
table_key (int i)
{
  return ENTRY (platform_keys, i);
}

const struct platform_word *
table_word (int i)
{
  return ENTRY (platform_words, i);
}

const struct platform_name *
table_name (int i)
{
  return ENTRY (platform_names, i);
}

const struct platform_line *
table_line (int i)
{
  return ENTRY (platform_lines, i);
}

const struct platform_name *
table_find (const char *name)
{
  const struct platform_name *p;

  for (int i = 0; (p = table_name (i)); i++)
    if (strcmp (p->name, name) == 0)
      return p;
  return NULL;
}

const struct platform_line *
table_at (const char *where)
{
  const struct platform_line *line;
  char text[100];

  for (int i = 0; (line = table_line (i)); i++)
    {
      snprintf (text, sizeof text, "platforms/%s:%d", line->name, line->line);
      if (strcmp (text, where) == 0)
        return line;
    }
  return NULL;
}

const struct platform_line *
table_decide (const char *name, const char *key, const char *fstype)
{
  const struct platform_line *line, *found = NULL;

  for (int i = 0; (line = table_line (i)); i++)
    if (strcmp (line->name, name) == 0 && strcmp (line->key, key) == 0
        && (!*line->on || table_has (line->on, fstype)))
      found = line;
  return found;
}

int
table_has (const char *list, const char *word)
{
  size_t length = strlen (word);

  for (const char *at = list; length && (at = strstr (at, word)); at += length)
    if ((at == list || at[-1] == ' ') && (!at[length] || at[length] == ' '))
      return 1;
  return 0;
}
