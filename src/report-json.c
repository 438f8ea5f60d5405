/* report-json.c -- print what was found, for programs; syspio(1) has the keys
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "look.h"
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include "json.h"
#include "syspio-platforms.h"

static const char *
or_null (const char *text)
{
  return *text ? text : NULL;
}

static void
put_system (void)
{
  struct utsname system;

  json_open ("system", '{');
  if (uname (&system) >= 0)
    {
      json_text ("name", system.sysname);
      json_text ("release", system.release);
      json_text ("machine", system.machine);
    }
  json_text ("host", SYSPIO_HOST);
  json_text ("platform", SYSPIO_PLATFORM_NAME);
  json_close ();
}

/* A tenth of a nanosecond is more than a clock tells.  */
static void
put_time (const char *key, double nanoseconds)
{
  json_number (key, (double) (long) (nanoseconds * 10 + 0.5) / 10);
}

static void
put_costs (const char *key, const struct costs *costs)
{
  json_open (key, '[');
  for (int i = 0; i < costs->count; i++)
    {
      const struct cost *cost = &costs->of[i];

      json_open (NULL, '{');
      json_text ("path", cost->path);
      json_boolean ("taken", i == 0);
      if (cost->error)
        json_text ("error", strerror (cost->error));
      else
        {
          put_time ("median_ns", cost->median);
          put_time ("low_ns", cost->low);
          put_time ("high_ns", cost->high);
          json_number ("ratio", (double) (long) (cost->ratio * 1e3 + 0.5) / 1e3);
          json_number ("rounds", cost->rounds);
          json_text ("wrong", or_null (cost->wrong));
        }
      json_number ("calls", (double) cost->calls);
      json_close ();
    }
  json_close ();
}

static void
put_attempt (const struct attempt *attempt)
{
  static const char *const verdicts[] = { "same", "known", "better", "deviation",
                                          "not tried" };
  const struct platform_line *line = attempt->choice.line;
  int meant = attempt->verdict == KNOWN || attempt->verdict == DEVIATES;

  json_open (NULL, '{');
  json_text ("key", attempt->key->key);
  json_text ("said", attempt->choice.word);
  json_text ("by", attempt->choice.by);
  json_text ("fact", line ? line->fact : NULL);
  json_text ("source", line ? line->source : NULL);
  json_text ("checked", line ? or_null (line->checked) : NULL);
  json_text ("found", found_word (attempt));
  json_text ("finding", attempt->probe.finding);
  json_text ("verdict", verdicts[attempt->verdict]);
  json_text ("means", meant ? attempt->means : NULL);
  json_text ("layer", meant ? attempt->layer : NULL);
  json_close ();
}

void
report_json (const struct look *look)
{
  char magic[24];

  json_open (NULL, '{');
  json_text ("path", look->path);
  json_number ("status", look->status);
  json_text ("error", look->error);
  if (!look->error)
    {
      put_system ();
      json_open ("fstype", '{');
      json_text ("name", look->fstype.name);
      snprintf (magic, sizeof magic, "0x%lx", look->fstype.magic);
      json_text ("magic", look->fstype.magic ? magic : NULL);
      json_close ();
      json_number ("bytes", (double) look->bytes);
      json_open ("cost", '{');
      put_costs ("pread", &look->costs[0]);
      put_costs ("pwrite", &look->costs[1]);
      json_close ();
      json_open ("facts", '[');
      for (int i = 0; i < look->count; i++)
        put_attempt (&look->tried[i]);
      json_close ();
    }
  json_close ();
}
