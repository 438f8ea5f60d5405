/* check.c -- run what was selected, and conclude
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

struct outcome
{
  const struct assertion *assertion;
  const struct group *group;
  struct record result;
};

static void
run_one (struct outcome *outcome, struct tally *tally)
{
  struct record *result = &outcome->result;
  const struct known *known = impl->known;
  const char *unmet = unmet_need (outcome->assertion);

  memset (result, 0, sizeof *result);
  if (unmet)
    {
      result->result = RESULT_SKIP;
      snprintf (result->seen, sizeof result->seen, "%s", unmet);
    }
  else
    assertion_run (outcome->assertion, result);
  if (result->result == RESULT_FAILED)
    for (; known && known->number; known++)
      if (known->number == outcome->assertion->number && !result->known)
        {
          result->known = 1;
          snprintf (result->where, sizeof result->where, "%s", known->where);
        }
  tally->ok += result->result == RESULT_OK;
  tally->skipped += result->result == RESULT_SKIP;
  tally->blocked += result->result == RESULT_BLOCKED;
  if (result->result == RESULT_FAILED)
    {
      tally->failed += !result->known;
      tally->known += result->known != 0;
      verdict_add (outcome->assertion, result);
    }
}

static int
select_all (const struct run *run, struct outcome *outcomes)
{
  int i, j, count = 0;

  for (i = 0; groups[i]; i++)
    for (j = 0; groups[i]->list[j]; j++)
      if (selected (run, groups[i]->list[j], groups[i]->name))
        {
          if (outcomes)
            {
              outcomes[count].assertion = groups[i]->list[j];
              outcomes[count].group = groups[i];
            }
          count++;
        }
  return count;
}

static int
list_all (const struct outcome *outcomes, int count)
{
  int i;

  for (i = 0; i < count; i++)
    printf ("%3d %c %-11s %s\n", outcomes[i].assertion->number,
            outcomes[i].assertion->kind, outcomes[i].group->name,
            outcomes[i].assertion->text);
  return 0;
}

static void
end_interrupted (const struct run *run)
{
  fprintf (stderr, "%s: interrupted; nothing was left in '%s'\n", run->program,
           run->directory);
  /* The shell sees by which signal.  */
  signal (interrupted, SIG_DFL);
  raise (interrupted);
}

static int
run_all (const struct run *run, struct outcome *outcomes, int count)
{
  const struct output *output = run->json ? &json_output : &tap_output;
  struct tally tally;
  int i, status;

  memset (&tally, 0, sizeof tally);
  if (signals_catch () < 0 || private_make (run->program, run->directory) != 0)
    return 2;
  random_seed (run->seed);
  if (!run->json)
    output->begin (run, count);
  for (i = 0; i < count && !interrupted; i++)
    {
      run_one (&outcomes[i], &tally);
      if (!run->keep)
        private_sweep ();
      if (!run->json && !interrupted)
        output->each (outcomes[i].assertion, outcomes[i].group, &outcomes[i].result);
    }
  status = tally.failed ? 1 : tally.blocked || tally.ok + tally.known == 0 ? 2 : 0;
  if (run->keep)
    fprintf (stderr, "%s: the files are kept in '%s'\n", run->program, private_path ());
  else if (private_remove () != 0)
    {
      fprintf (stderr, "%s: cannot remove '%s': %s\n", run->program, private_path (),
               strerror (errno));
      status = 2;
    }
  if (interrupted)
    end_interrupted (run);
  if (run->json)
    {
      /* Not before all is known: an interrupt leaves no half document.  */
      output->begin (run, count);
      for (i = 0; i < count; i++)
        output->each (outcomes[i].assertion, outcomes[i].group, &outcomes[i].result);
    }
  output->end (&tally, status);
  return status;
}

int
compat_run (struct run *run)
{
  int count = select_all (run, NULL), status;
  struct outcome *outcomes;

  if (count == 0)
    {
      fprintf (stderr, "%s: --skip leaves nothing to test\n", run->program);
      return 2;
    }
  outcomes = (struct outcome *) calloc ((size_t) count, sizeof *outcomes);
  if (!outcomes)
    {
      fprintf (stderr, "%s: no memory\n", run->program);
      return 2;
    }
  select_all (run, outcomes);
  status = run->list ? list_all (outcomes, count) : run_all (run, outcomes, count);
  free (outcomes);
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      fprintf (stderr, "%s: cannot write the output: %s\n", run->program, strerror (errno));
      return 2;
    }
  return status;
}
