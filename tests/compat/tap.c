/* tap.c -- the outcome as TAP version 13, and the verdict in words
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static int tap_number;

/* --- verdict --- */

static struct { char where[80]; char numbers[1000]; } parts[12];
enum { PARTS = sizeof parts / sizeof *parts };
static char verdict[sizeof parts + 100];

void
verdict_add (const struct assertion *assertion, const struct record *result)
{
  const char *where = result->known ? result->where : "not known yet";
  char number[16];
  int i;

  for (i = 0; i < PARTS - 1 && *parts[i].where && strcmp (parts[i].where, where) != 0; i++)
    continue;
  strcpy (parts[i].where, where);
  sprintf (number, " %d", assertion->number);
  if (strlen (parts[i].numbers) + strlen (number) < sizeof parts[i].numbers)
    strcat (parts[i].numbers, number);
}

const char *
verdict_text (const struct tally *tally)
{
  int i;

  if (tally->ok + tally->failed + tally->known == 0)
    return "nothing could be tested";
  strcpy (verdict, tally->blocked ? "as far as it could be tested, " : "");
  strcat (verdict, "conforms to POSIX positional I/O");
  for (i = 0; i < PARTS && *parts[i].where; i++)
    {
      strcat (strcat (verdict, i == 0 ? " except:" : ","), parts[i].numbers);
      strcat (strcat (strcat (verdict, " ("), parts[i].where), ")");
    }
  return verdict;
}

/* --- TAP --- */

static void
tap_begin (const struct run *run, int count)
{
  struct utsname system;
  char number[32];

  printf ("TAP version 13\n1..%d\n", count);
  printf ("# positional I/O by %s in %s, offsets of %d bits, --seed %s\n", impl->name,
          run->directory, impl->bits, off_text ((pio_off) run->seed, number));
  if (uname (&system) >= 0)
    printf ("# on %s %s %s, known as platforms/%s\n", system.sysname, system.release,
            system.machine, SYSPIO_PLATFORM_NAME);
}

static void
yaml (const char *key, const char *text)
{
  if (!text || !*text)
    return;
  printf ("  %s: \"", key);
  for (; *text; text++)
    {
      if (*text == '"' || *text == '\\')
        putchar ('\\');
      putchar (*text);
    }
  printf ("\"\n");
}

static void
tap_each (const struct assertion *assertion, const struct group *group,
          const struct record *result)
{
  int failed = result->result == RESULT_FAILED;

  printf ("%s %d - [%d %c %s] %s", failed ? "not ok" : "ok", ++tap_number,
          assertion->number, assertion->kind, group->name, assertion->text);
  if (failed && result->known)
    printf (" # TODO known: %s", result->where);
  if (result->result == RESULT_SKIP || result->result == RESULT_BLOCKED)
    printf (" # SKIP %s", result->seen);
  putchar ('\n');
  if (result->result == RESULT_OK && *result->seen)
    printf ("# seen: %s\n", result->seen);
  if (failed)
    {
      printf ("  ---\n");
      yaml ("expected", result->expected);
      yaml ("got", result->got);
      yaml ("errno", result->error);
      yaml ("source", assertion->source ? assertion->source : group->source);
      yaml ("means", assertion->means ? assertion->means : group->means);
      yaml ("layer", assertion->layer ? assertion->layer : group->layer);
      if (!result->known && *result->line)
        yaml ("add to the platform file", result->line);
      printf ("  ...\n");
    }
  if (failed && !result->known)
    printf ("# DEVIATION, not known yet: %d %s\n", assertion->number, assertion->text);
  fflush (stdout);
}

static void
tap_end (const struct tally *tally, int status)
{
  (void) status;
  printf ("# %d as required, %d deviate, %d known to deviate, %d skipped, "
          "%d could not be set up\n", tally->ok, tally->failed, tally->known,
          tally->skipped, tally->blocked);
  printf ("# %s\n", verdict_text (tally));
}

const struct output tap_output = { tap_begin, tap_each, tap_end };
