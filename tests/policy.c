/* policy.c -- is each word that configure chose true of this host's kernel?
   SPDX-License-Identifier: 0BSD

   policy [DIRECTORY].  Each key is tried on the system and through the layer, by
   the path that the layer takes.  A word may be more careful than the kernel
   needs, as those of platforms/unknown are; it may not promise more than is so.  */

#include "attempt.h"
#include <string.h>
#include "fstype.h"
#include "tap.h"

static void
check_key (struct attempt *attempt, const char *fstype)
{
  const struct platform_key *key = attempt->key;
  const char *finding = attempt->probe.finding;

  attempt_key (attempt, fstype);
  if (attempt->result == PROBE_BROKEN)
    bail_out (finding);
  if (*attempt->probe.word && strcmp (key->kind, "value") != 0
      && !table_has (key->words, attempt->probe.word))
    bail_out ("a probe gave a word that platforms/README has not");

  if (attempt->verdict == UNSEEN)
    skip (finding, "%s: could not look", key->key);
  else if (strcmp (key->kind, "exists") == 0
           && strcmp (attempt->choice.word, key->fallback) == 0)
    /* Nothing is promised, so that nothing here could be false.  */
    skip (finding, "%s: no line names %s", key->key, fstype);
  else
    ok (attempt->verdict != DEVIATES, "%s: %s, by %s, is true here: %s%s", key->key,
        attempt->choice.word, attempt->choice.by, finding, attempt->verdict != SAFER
        ? "" : strcmp (key->kind, "path") != 0 ? "; careful, not false"
        : "; careful, not false, and this path is right too");
}

int
main (int argc, char **argv)
{
  struct attempt attempt;
  struct fstype fstype;
  int i;

  memset (&attempt, 0, sizeof attempt);
  attempt.probe.directory = argc > 1 ? argv[1] : ".";
  fstype_of (attempt.probe.directory, &fstype);
  printf ("# on %s\n", fstype.name);
  for (i = 0; (attempt.key = table_key (i)) != NULL; i++)
    check_key (&attempt, fstype.name);
  return done_testing ();
}
