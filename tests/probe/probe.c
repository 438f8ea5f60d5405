/* probe.c -- find a probe, and how it says what it found
   SPDX-License-Identifier: 0BSD  */

#include "probe.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const struct
{
  const char *key;
  int (*run) (struct probe *p);
} probes[] =
{
  { "pread", probe_pread }, { "pwrite", probe_pwrite },
  { "count_max", probe_count_max }, { "append", probe_append },
  { "noappend", probe_noappend }, { "unseekable", probe_unseekable }
};

int
probe_run (const char *key, struct probe *p)
{
  size_t i;

  p->word[0] = p->finding[0] = '\0';
  p->error = 0;
  for (i = 0; i < sizeof probes / sizeof *probes; i++)
    if (strcmp (probes[i].key, key) == 0)
      return probes[i].run (p);
  return probe_broken (p, "no probe has this key");
}

int
probe_found (struct probe *p, const char *word, const char *format, ...)
{
  va_list arguments;

  sprintf (p->word, "%.*s", (int) sizeof p->word - 1, word);
  va_start (arguments, format);
  vsnprintf (p->finding, sizeof p->finding, format, arguments);
  va_end (arguments);
  return PROBE_FOUND;
}

int
probe_blind (struct probe *p)
{
  p->error = errno;
  probe_found (p, "", "%s", strerror (p->error));
  return PROBE_BLIND;
}

int
probe_broken (struct probe *p, const char *finding)
{
  probe_found (p, "", "%s", finding);
  return PROBE_BROKEN;
}

int
probe_full (int error)
{
  return error == ENOSPC || error == EDQUOT || error == EIO || error == EROFS;
}
