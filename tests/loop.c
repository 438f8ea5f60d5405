/* loop.c -- the contract of lib/syspio.h, asserted of every set of words that
   a platform can have, on a system that does what the test says
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include <string.h>
#include "loop-units.h"
#include "loop.h"
#include "tap.h"

#define DECLARE(n) extern const struct unit unit ## n ## _64, unit ## n ## _32;
UNITS (DECLARE)

#define ADDRESSES(n) &unit ## n ## _64, &unit ## n ## _32,
static const struct unit *const units[] = { UNITS (ADDRESSES) NULL };

static const struct check *const groups[] =
  { calls_checks, ranges_checks, errors_checks, seeks_checks, files_checks,
    all_checks, stops_checks, NULL };

enum { CLAIMS = 32 };

const struct unit *unit;
int writing;

/* What the running check claimed.  What it claims of several calls is one
   assertion of all of them.  */
static struct { const char *text; int is_so; } claims[CLAIMS];
static int claim_count;

void
claim (int condition, const char *text)
{
  int i = 0;

  while (i < claim_count && strcmp (claims[i].text, text) != 0)
    i++;
  if (i == CLAIMS)
    bail_out ("a check claims too much");
  if (i == claim_count)
    {
      claims[claim_count].text = text;
      claims[claim_count++].is_so = 1;
    }
  claims[i].is_so &= condition != 0;
  if (!condition)
    printf ("# not so with off_t of %d bits, %s: %s\n", unit->off_bits,
            writing ? "pwrite" : "pread", text);
}

/* One assertion for each text, of both widths of off_t and both directions.  */
static void
assert_claims (void)
{
  int i;

  for (i = 0; i < claim_count; i++)
    ok (claims[i].is_so, "%s: %s", unit->name, claims[i].text);
  claim_count = 0;
}

static void
run_check (const struct check *check, const struct unit *const *widths)
{
  int i;

  for (i = 0; i < 4; i++)
    {
      unit = widths[i / 2];
      writing = i % 2;
      allocated = moved_away = 0;
      begin ();
      check->run ();
      if (check->stays)
        claim (!moved_away, check->stays);
      claim (!allocated, "nothing is allocated");
    }
  assert_claims ();
}

int
main (void)
{
  const struct unit *const *at;
  const struct check *const *group;
  const struct check *check;

  for (at = units; *at; at += 2)
    for (group = groups; *group; group++)
      for (check = *group; check->run; check++)
        run_check (check, at);
  return done_testing ();
}
