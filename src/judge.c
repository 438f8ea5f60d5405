/* judge.c -- compare what was found with what was said
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "attempt.h"
#include <stdlib.h>
#include <string.h>

/* What a deviation means for a program, and what the layer does about it where
   the platform file knows and where it does not.  */
static const struct { const char *key, *means, *known, *unknown; } meanings[] =
{
  { "pread",
    "a program gets other data than it asked for, or misses an error",
    "takes another path",
    "relies on this path; configure it with syspio_cv_pread=seek" },
  { "pwrite",
    "data go to another place than a program said, or an error is missed",
    "takes another path",
    "relies on this path; configure it with syspio_cv_pwrite=seek" },
  { "count_max",
    "one call moves less than it was asked for, or fails, above this count",
    "never asks for more",
    "asks for more; configure it with syspio_cv_count_max=NUMBER" },
  { "append",
    "on a file opened O_APPEND pwrite adds data at the end, whatever the offset",
    "does as the system does; open such a file without O_APPEND",
    "does as the system does; open such a file without O_APPEND" },
  { "noappend",
    "pwritev2 with RWF_NOAPPEND reports success, and the data are at the end of "
    "the file: a program that trusts the flag has them in the wrong place",
    "never uses the flag; open such a file without O_APPEND",
    "never uses the flag; open such a file without O_APPEND" },
  { "unseekable",
    "on a pipe, socket or terminal the calls transfer data or fail with an errno "
    "other than ESPIPE",
    "asks lseek first, and fails with ESPIPE",
    "does not expect it; configure it with syspio_cv_unseekable=reads" }
};

/* The place of WORD in LIST; platforms/README has the better words first, but
   for what may exist, where none comes first.  */
static int
place (const char *list, const char *word)
{
  int n = 0;

  for (const char *at = list; *at; at++)
    if (at == list || at[-1] == ' ')
      {
        size_t length = strcspn (at, " ");
        if (strlen (word) == length && strncmp (at, word, length) == 0)
          return n;
        n++;
      }
  return -1;
}

static double
number (const char *word)
{
  return strcmp (word, "unlimited") == 0 ? 1e30 : (double) strtoul (word, NULL, 0);
}

/* Negative where FOUND is better than SAID, positive where it is worse.  */
static double
worse (const struct platform_key *key, const char *found, const char *said)
{
  if (strcmp (key->kind, "value") == 0)
    return number (said) - number (found);
  /* What is not there harms nobody: only a lie does.  */
  if (strcmp (key->kind, "exists") == 0)
    return strcmp (found, said) == 0 ? 0 : -1;
  return place (key->words, found) - place (key->words, said);
}

void
judge (struct attempt *attempt)
{
  const struct platform_key *key = attempt->key;
  const char *said = attempt->choice.word, *found = attempt->probe.word;
  double by = worse (key, found, said);

  for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
    if (strcmp (meanings[i].key, key->key) == 0)
      {
        attempt->means = meanings[i].means;
        attempt->layer = by == 0 && attempt->result != PROBE_LIED
                         ? meanings[i].known : meanings[i].unknown;
      }
  if (attempt->result == PROBE_BLIND)
    attempt->verdict = UNSEEN;
  else if (attempt->result == PROBE_LIED)
    attempt->verdict = DEVIATES;
  else if (attempt->result == PROBE_REFUSED)
    attempt->verdict = strcmp (found, said) == 0 ? SAME : SAFER;
  else if (by != 0)
    {
      attempt->verdict = by < 0 ? SAFER : DEVIATES;
      /* The layer was tried too, and decides some errors before any call.  */
      if (strcmp (key->kind, "path") == 0)
        attempt->layer = "is right here all the same, by the path that it takes";
    }
  else
    attempt->verdict = (strcmp (key->kind, "bug") == 0 || strcmp (key->kind, "path") == 0)
                       && strcmp (said, key->fallback) != 0 ? KNOWN : SAME;
}

const char *
found_word (const struct attempt *attempt)
{
  if (attempt->result == PROBE_BLIND)
    return NULL;
  if (attempt->result == PROBE_LIED && strcmp (attempt->key->kind, "exists") == 0)
    return "ignored";
  return *attempt->probe.word ? attempt->probe.word : "refused";
}
