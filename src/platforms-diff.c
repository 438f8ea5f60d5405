/* platforms-diff.c -- print what differs between two platforms
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "command.h"
#include "platforms.h"
#include <stdio.h>
#include <string.h>
#include "json.h"

/* Do A and B say the same words of KEY under the same conditions?  */
static int
same (const struct platform_name *a, const struct platform_name *b,
      const struct platform_key *key)
{
  int i = 0, j = 0;
  const struct platform_line *x, *y;
  char text[200];

  do
    {
      x = next_line (a->name, key->key, &i);
      y = next_line (b->name, key->key, &j);
      if (!x || !y)
        return x == y;
      snprintf (text, sizeof text, "%s", qualifiers (x));
    }
  while (strcmp (x->word, y->word) == 0 && strcmp (text, qualifiers (y)) == 0);
  return 0;
}

static void
show_words (const struct platform_name *p, const struct platform_key *key)
{
  const struct platform_line *line;
  int i = 0, first = 1;

  for (; (line = next_line (p->name, key->key, &i)); first = 0)
    printf ("%-12s%-12s%s%s\n", "", p->name, line->word, qualifiers (line));
  if (first)
    printf ("%-12s%-12s%-12sdefault\n", "", p->name, key->fallback);
}

int
platforms_diff (const struct platform_name *a, const struct platform_name *b, int json)
{
  const struct platform_key *key;
  int status = STATUS_FINE;

  if (json)
    {
      json_open (NULL, '{');
      json_text ("first", a->name);
      json_text ("second", b->name);
      json_open ("keys", '[');
    }
  for (int k = 0; (key = table_key (k)); k++)
    if (!same (a, b, key))
      {
        status = STATUS_FOUND;
        if (json)
          {
            json_open (NULL, '{');
            json_text ("key", key->key);
            json_text ("default", key->fallback);
            put_lines ("first", a, key);
            put_lines ("second", b, key);
            json_close ();
          }
        else
          {
            printf ("%s\n", key->key);
            show_words (a, key);
            show_words (b, key);
          }
      }
  if (json)
    {
      json_close ();
      json_close ();
    }
  return status;
}
