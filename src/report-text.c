/* report-text.c -- print what was found, for people
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "look.h"
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include "quotearg.h"
#include "syspio-platforms.h"
#include "text.h"

static void
print_head (const struct look *look)
{
  struct utsname system;

  printf ("%s\n\n", quotearg_style (shell_escape_quoting_style, look->path));
  if (uname (&system) >= 0)
    printf ("system      %s %s on %s\n", system.sysname, system.release,
            system.machine);
  printf ("platform    platforms/%s, built for %s\n", SYSPIO_PLATFORM_NAME,
          SYSPIO_HOST);
  printf ("file system %s", look->fstype.name);
  if (look->fstype.magic)
    printf (" (0x%lx)", look->fstype.magic);
  putchar ('\n');
}

static void
print_costs (const struct look *look)
{
  printf ("\n%-*s%-16s%10s%12s%12s%10s\n", TEXT_KEY, "cost", "path", "median",
          "1 %", "99 %", "ratio");
  for (int writing = 0; writing < 2; writing++)
    for (int i = 0; i < look->costs[writing].count; i++)
      {
        const struct cost *cost = &look->costs[writing].of[i];

        printf ("%-*s%-8s%-8s", TEXT_KEY, i ? "" : writing ? "pwrite" : "pread",
                cost->path, i ? "" : "(taken)");
        if (cost->error)
          printf ("  fails here: %s\n", strerror (cost->error));
        else
          {
            printf ("%10s%12s%12s%10.2f\n", text_time (cost->median),
                    text_time (cost->low), text_time (cost->high), cost->ratio);
            if (*cost->wrong)
              printf ("%*swrong: %s\n", TEXT_KEY, "", cost->wrong);
          }
      }
  printf ("%*scalls of %lu bytes in the page cache, in %d and %d short rounds\n",
          TEXT_KEY, "", (unsigned long) look->bytes, look->costs[0].of[0].rounds,
          look->costs[1].of[0].rounds);
}

static const char *
remark (const struct attempt *attempt)
{
  switch (attempt->verdict)
    {
    case KNOWN: return "a known deviation";
    case SAFER: return attempt->result == PROBE_REFUSED ? "refused, so no harm"
                       : "better than said";
    case DEVIATES: return "DEVIATION";
    default: return "";
    }
}

static void
print_attempt (const struct attempt *attempt)
{
  char finding[200];
  const char *found = found_word (attempt);

  printf ("%-*s%-12s%-12s", TEXT_KEY, attempt->key->key, attempt->choice.word,
          found ? found : "not tried");
  if (*remark (attempt))
    printf ("%-21s  %s\n", attempt->choice.by, remark (attempt));
  else
    puts (attempt->choice.by);
  if (attempt->choice.line)
    text_evidence (attempt->choice.line);
  snprintf (finding, sizeof finding, "tried: %s", attempt->probe.finding);
  text_fill (0, TEXT_EVIDENCE, finding);
}

/* What a deviation means, below the table.  */
static void
print_meaning (const struct attempt *attempt)
{
  char text[500];

  printf ("%-*s", TEXT_KEY, attempt->verdict == KNOWN ? "known" : "DEVIATION");
  snprintf (text, sizeof text, "%s: %s", attempt->key->key, attempt->means);
  text_fill (TEXT_KEY, TEXT_KEY, text);
  snprintf (text, sizeof text, "the layer: %s", attempt->layer);
  text_fill (0, TEXT_KEY, text);
}

static void
print_conclusion (const struct look *look)
{
  char text[400];

  for (int writing = 0; writing < 2; writing++)
    {
      const char *call = writing ? "pwrite" : "pread";
      const struct costs *costs = &look->costs[writing];
      const struct cost *better = cost_better (costs);

      if (better)
        {
          snprintf (text, sizeof text, "%s: the path %s is right here too and costs "
                    "%.2f of the path taken; configure with syspio_cv_%s=%s",
                    call, better->path, better->ratio, call, better->path);
          printf ("%-*s", TEXT_KEY, "speed");
          text_fill (TEXT_KEY, TEXT_KEY, text);
        }
    }
  snprintf (text, sizeof text, "%s; pread takes the path %s, pwrite the path %s",
            look->status ? "a deviation was found" : "fine",
            look->costs[0].of[0].path, look->costs[1].of[0].path);
  printf ("%-*s", TEXT_KEY, "verdict");
  text_fill (TEXT_KEY, TEXT_KEY, text);
}

void
report_text (const struct look *look)
{
  int i;

  print_head (look);
  print_costs (look);
  printf ("\n%-*s%-12s%-12s%s\n", TEXT_KEY, "key", "said", "found", "by");
  for (i = 0; i < look->count; i++)
    print_attempt (&look->tried[i]);
  putchar ('\n');
  for (i = 0; i < look->count; i++)
    if (look->tried[i].verdict == KNOWN || look->tried[i].verdict == DEVIATES)
      print_meaning (&look->tried[i]);
  print_conclusion (look);
}
