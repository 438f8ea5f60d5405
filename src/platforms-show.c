/* platforms-show.c -- print every key of a platform
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "command.h"
#include "platforms.h"
#include <stdio.h>
#include <string.h>
#include "json.h"
#include "text.h"

const struct platform_line *
next_line (const char *name, const char *key, int *i)
{
  const struct platform_line *line;

  while ((line = table_line ((*i)++)))
    if (strcmp (line->name, name) == 0 && (!key || strcmp (line->key, key) == 0))
      return line;
  return NULL;
}

const char *
qualifiers (const struct platform_line *line)
{
  static char text[200];

  snprintf (text, sizeof text, "%s%s%s%s%s%s", *line->measure ? " measure" : "",
            *line->unless ? " unless " : "", line->unless,
            *line->on ? " on " : "", line->on, "");
  return text;
}

static const char *
or_null (const char *text)
{
  return *text ? text : NULL;
}

void
put_lines (const char *name, const struct platform_name *p,
           const struct platform_key *key)
{
  const struct platform_line *line;
  int i = 0;

  json_open (name, '[');
  while ((line = next_line (p->name, key->key, &i)))
    {
      json_open (NULL, '{');
      json_text ("word", line->word);
      json_boolean ("measure", *line->measure != '\0');
      json_words ("unless", line->unless);
      json_words ("on", line->on);
      json_text ("fact", line->fact);
      json_text ("source", line->source);
      json_text ("checked", or_null (line->checked));
      json_text ("until", or_null (line->until));
      json_number ("line", line->line);
      json_close ();
    }
  json_close ();
}

int
platforms_show (const struct platform_name *p, int json)
{
  const struct platform_key *key;
  const struct platform_line *line;

  if (json)
    {
      json_open (NULL, '{');
      json_text ("name", p->name);
      json_text ("match", or_null (p->match));
      json_text ("macro", or_null (p->macro));
      json_open ("keys", '[');
    }
  else
    printf ("platforms/%s\nmatch       %s\nmacro       %s\n\n", p->name,
            *p->match ? p->match : "-", *p->macro ? p->macro : "-");
  for (int k = 0; (key = table_key (k)); k++)
    if (json)
      {
        json_open (NULL, '{');
        json_text ("key", key->key);
        json_text ("kind", key->kind);
        json_text ("default", key->fallback);
        put_lines ("lines", p, key);
        json_close ();
      }
    else
      {
        int i = 0, first = 1;

        while ((line = next_line (p->name, key->key, &i)))
          {
            printf ("%-*s%s%s\n", TEXT_KEY, first ? key->key : "", line->word,
                    qualifiers (line));
            text_evidence (line);
            first = 0;
          }
        if (first)
          printf ("%-*s%-12sdefault\n", TEXT_KEY, key->key, key->fallback);
      }
  if (json)
    {
      json_close ();
      json_close ();
    }
  return STATUS_FINE;
}
