/* json.c -- the outcome as one JSON document
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static int members;

/* A byte that is no ASCII is escaped as the character of that number: names of
   files are bytes, and a document must be UTF-8.  */
static void
text (const char *key, const char *value)
{
  printf ("%s\"%s\": ", members++ ? ", " : "", key);
  if (!value || !*value)
    {
      printf ("null");
      return;
    }
  putchar ('"');
  for (; *value; value++)
    {
      unsigned char c = (unsigned char) *value;

      if (c == '"' || c == '\\')
        printf ("\\%c", c);
      else if (c < 0x20 || c >= 0x7f)
        printf ("\\u%04x", c);
      else
        putchar (c);
    }
  putchar ('"');
}

static void
number (const char *key, long value)
{
  printf ("%s\"%s\": %ld", members++ ? ", " : "", key, value);
}

static int first;

static void
json_begin (const struct run *run, int count)
{
  struct utsname system;

  (void) count;
  printf ("{");
  members = 0;
  text ("impl", impl->name);
  text ("directory", run->directory);
  number ("offset_bits", impl->bits);
  number ("seed", (long) run->seed);
  text ("platform", SYSPIO_PLATFORM_NAME);
  if (uname (&system) >= 0)
    {
      text ("system", system.sysname);
      text ("release", system.release);
      text ("machine", system.machine);
    }
  printf (",\n\"assertions\": [");
  first = 1;
}

static void
json_each (const struct assertion *assertion, const struct group *group,
           const struct record *result)
{
  static const char *const results[] = { "none", "ok", "skip", "blocked", "failed" };
  char kind[2] = "";
  int failed = result->result == RESULT_FAILED;
  int seen = result->result == RESULT_OK;

  printf ("%s\n{", first ? "" : ",");
  first = members = 0;
  kind[0] = assertion->kind;
  number ("number", assertion->number);
  text ("class", kind);
  text ("group", group->name);
  text ("text", assertion->text);
  text ("result", failed && result->known ? "known" : results[result->result]);
  text ("seen", seen ? result->seen : NULL);
  text ("reason", seen ? NULL : result->seen);
  text ("expected", result->expected);
  text ("got", result->got);
  text ("errno", result->error);
  text ("source", assertion->source ? assertion->source : group->source);
  text ("means", assertion->means ? assertion->means : group->means);
  text ("layer", assertion->layer ? assertion->layer : group->layer);
  text ("known", result->known ? result->where : NULL);
  text ("line", failed ? result->line : NULL);
  number ("ms", result->ms);
  printf ("}");
}

static void
json_end (const struct tally *tally, int status)
{
  printf ("],\n");
  members = 0;
  number ("ok", tally->ok);
  number ("failed", tally->failed);
  number ("known", tally->known);
  number ("skipped", tally->skipped);
  number ("blocked", tally->blocked);
  text ("verdict", verdict_text (tally));
  number ("status", status);
  printf ("}\n");
}

const struct output json_output = { json_begin, json_each, json_end };
