/* choice.c -- the constants of config.h as words
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "choice.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "syspio-platforms.h"

static const struct { size_t value; const char *word; } words[] =
{
  { SYSPIO_WORD_NATIVE, "native" }, { SYSPIO_WORD_LFS64, "lfs64" },
  { SYSPIO_WORD_SEEK, "seek" }, { SYSPIO_WORD_UNLIMITED, "unlimited" },
  { SYSPIO_WORD_HONOURED, "honoured" }, { SYSPIO_WORD_IGNORED, "ignored" },
  { SYSPIO_WORD_NONE, "none" }, { SYSPIO_WORD_FLAG, "flag" },
  { SYSPIO_WORD_ESPIPE, "espipe" }, { SYSPIO_WORD_ENXIO, "enxio" },
  { SYSPIO_WORD_READS, "reads" }
};

static const struct { const char *key; size_t value; const char *by; } chosen[] =
{
  { "pread", SYSPIO_PREAD, SYSPIO_PREAD_BY },
  { "pwrite", SYSPIO_PWRITE, SYSPIO_PWRITE_BY },
  { "count_max", SYSPIO_COUNT_MAX, SYSPIO_COUNT_MAX_BY },
  { "append", SYSPIO_APPEND, SYSPIO_APPEND_BY },
  { "noappend", SYSPIO_NOAPPEND, SYSPIO_NOAPPEND_BY },
  { "unseekable", SYSPIO_UNSEEKABLE, SYSPIO_UNSEEKABLE_BY }
};

static void
set_word (struct choice *choice, const char *key, size_t value)
{
  size_t i = 0;

  while (i < sizeof words / sizeof *words && words[i].value != value)
    i++;
  /* A number may be as small as the value that stands for a word.  */
  if (i == sizeof words / sizeof *words
      || (strcmp (key, "count_max") == 0 && value != SYSPIO_WORD_UNLIMITED))
    snprintf (choice->word, sizeof choice->word, value < 0x10000 ? "%lu" : "%#lx",
              (unsigned long) value);
  else
    snprintf (choice->word, sizeof choice->word, "%s", words[i].word);
}

void
choice_of (const struct platform_key *key, const char *fstype,
           struct choice *choice)
{
  size_t i = 0;

  while (strcmp (chosen[i].key, key->key) != 0)
    if (++i == sizeof chosen / sizeof *chosen)
      abort ();                         /* platforms/README has a new key */
  set_word (choice, key->key, chosen[i].value);
  snprintf (choice->by, sizeof choice->by, "%s", chosen[i].by);
  choice->line = table_at (chosen[i].by);

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
