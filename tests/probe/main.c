/* main.c -- probe [DIRECTORY]: print what holds here as lines of a platform file
   SPDX-License-Identifier: 0BSD

   Exit status: 0, 2 if something could not be looked at, 99 if a probe breaks.  */

#include "probe.h"
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include "../../src/fstype.h"
#include "../../src/table.h"

/* Print KEY's line, as a comment where it is the default, which a platform file
   does not repeat, or where it would hold on file systems that nobody tried.  */
static void
print_line (const struct platform_key *key, const struct probe *p, int result,
            const char *fstype, const char *when)
{
  int exists = strcmp (key->kind, "exists") == 0;
  int comment = strcmp (p->word, key->fallback) == 0 || result == PROBE_REFUSED
                || (exists && strcmp (fstype, "unknown") == 0);

  printf ("%s%s %s%s%s  # %s | tests/probe/%s.c | %s\n", comment ? "# " : "",
          key->key, *p->word ? p->word : key->fallback,
          exists && !comment ? " on " : "", exists && !comment ? fstype : "",
          p->finding, key->key, when);
}

int
main (int argc, char **argv)
{
  const struct platform_key *key;
  struct fstype fstype;
  struct utsname system;
  struct probe p;
  char date[16], when[300];
  time_t now = time (NULL);
  int i, result, status = 0;

  p.directory = argc > 1 ? argv[1] : ".";
  fstype_of (p.directory, &fstype);
  strftime (date, sizeof date, "%Y-%m-%d", gmtime (&now));
  uname (&system);
  sprintf (when, "%s %.80s %.80s %.80s", date, system.sysname, system.release,
           system.machine);
  printf ("# tried on %s\n", fstype.name);
  for (i = 0; (key = table_key (i)) != NULL; i++)
    {
      result = probe_run (key->key, &p);
      if (result == PROBE_BROKEN)
        {
          fprintf (stderr, "probe: %s: %s\n", key->key, p.finding);
          return PROBE_BROKEN;
        }
      if (result == PROBE_BLIND)
        {
          printf ("# %s: could not look: %s\n", key->key, p.finding);
          status = 2;
        }
      else
        print_line (key, &p, result, fstype.name, when);
    }
  return fflush (stdout) != 0 || ferror (stdout) ? 2 : status;
}
