/* choice.c -- the constants of config.h as words
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "choice.h"
#include <stdio.h>
#include <string.h>
#include "syspio-platforms.h"

static void
set_word (struct choice *choice, const struct platform_key *key)
{
  const struct platform_word *word;
  int i = 0;

  while ((word = table_word (i)) && word->value != key->chosen)
    i++;
  /* A number may be as small as the value that stands for a word.  */
  if (!word || !table_has (key->words, word->word))
    snprintf (choice->word, sizeof choice->word,
              key->chosen < 0x10000 ? "%lu" : "%#lx", (unsigned long) key->chosen);
  else
    snprintf (choice->word, sizeof choice->word, "%s", word->word);
}

void
choice_of (const struct platform_key *key, const char *fstype,
           struct choice *choice)
{
  set_word (choice, key);
  snprintf (choice->by, sizeof choice->by, "%s", key->by);
  choice->line = table_at (key->by);

  if (strcmp (key->kind, "exists") == 0
      && (choice->line || strcmp (choice->by, "default") == 0))
    {
      const struct platform_line *line
        = table_decide (SYSPIO_PLATFORM_NAME, key->key, fstype);
      if (line)
        {
          snprintf (choice->word, sizeof choice->word, "%s", line->word);
          snprintf (choice->by, sizeof choice->by, "platforms/%s:%d",
                    line->name, line->line);
        }
      choice->line = line;
    }
}
