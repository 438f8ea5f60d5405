/* options.c -- the words that piocheck and syspio check take
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#ifndef PIO_VERSION
# define PIO_VERSION "without a version"
#endif

/* One string would be longer than C90 promises.  */
static const char *const help[] =
{
  "Test what the calls that read and write at an offset do in the directory DIR,\n"
  "or here, against POSIX.  TAP on standard output.\n\n",
  "  --list       the assertions: number, class, group, text\n"
  "  --only=LIST  only these: numbers, ranges, groups; such as 85-94,race\n"
  "  --skip=LIST  not these\n",
  "  --json       one JSON document\n"
  "  --slow       also what may take minutes\n"
  "  --seed=N     for what is chosen at random; 1 if not given\n"
  "  --keep       keep the files that the assertions made\n",
  "  --help, --version\n\n"
  "Classes: P, POSIX requires it, or the manual of a call that POSIX has not; V, it\n"
  "may vary within a set; X, it is reported.\n",
  "Works in a directory of its own made in DIR, and removes it; has no more than\n"
  "16 MiB of blocks there at a time.\n"
  "Exit status: 0 conforms, but for what is known; 1 deviates; 2 could not test.\n",
  NULL
};

static int
wrong (const struct run *run, const char *format, const char *word)
{
  fprintf (stderr, "%s: ", run->program);
  fprintf (stderr, format, word);
  fprintf (stderr, "; see '%s --help'\n", run->program);
  return 2;
}

static int
print_help (const struct run *run)
{
  int i;

  printf ("Usage: %s [OPTION]... [DIR]\n", run->program);
  for (i = 0; help[i]; i++)
    fputs (help[i], stdout);
  if (run->impls[1])
    {
      printf ("\n  --impl=NAME  the calls of NAME, ");
      for (i = 0; run->impls[i]; i++)
        printf ("%s%s", i ? ", " : "", run->impls[i]->name);
      printf ("; the first if not given\n");
    }
  return 0;
}

static int
choose_impl (const struct run *run, const char *name)
{
  int i;

  for (i = 0; run->impls[i]; i++)
    if (strcmp (run->impls[i]->name, name) == 0)
      {
        impl = run->impls[i];
        return 0;
      }
  return wrong (run, "there is no implementation '%s'", name);
}

/* The value of the option NAME at argv[*at], "--name=value" or the next word;
   null if this is another option.  */
static const char *
value_of (const char *name, char **argv, int *at)
{
  size_t length = strlen (name);
  const char *word = argv[*at];

  if (strncmp (word, name, length) != 0 || (word[length] && word[length] != '='))
    return NULL;
  if (word[length] == '=')
    return word + length + 1;
  return argv[*at + 1] ? argv[++*at] : "";
}

static int
take (struct run *run, char **argv, int *at)
{
  const char *word = argv[*at], *value;
  char *end;

  if (strcmp (word, "--list") == 0)
    run->list = 1;
  else if (strcmp (word, "--json") == 0)
    run->json = 1;
  else if (strcmp (word, "--slow") == 0)
    slow = 1;
  else if (strcmp (word, "--keep") == 0)
    run->keep = 1;
  else if ((value = value_of ("--only", argv, at)) != NULL)
    run->only = value;
  else if ((value = value_of ("--skip", argv, at)) != NULL)
    run->skip = value;
  else if ((value = value_of ("--seed", argv, at)) != NULL)
    {
      run->seed = strtoul (value, &end, 10);
      if (*value < '0' || *value > '9' || *end)
        return wrong (run, "--seed takes a number, not '%s'", value);
    }
  else if (run->impls[1] && (value = value_of ("--impl", argv, at)) != NULL)
    return choose_impl (run, value);
  else
    return wrong (run, "there is no option '%s'", word);
  return 0;
}

int
compat_command (const char *program, const struct impl *const *impls, int argc,
                char **argv)
{
  struct run run;
  int i, words = 1, status;

  memset (&run, 0, sizeof run);
  run.program = program;
  run.impls = impls;
  run.seed = 1;
  impl = impls[0];
  for (i = 1; i < argc; i++)
    {
      if (words && strcmp (argv[i], "--") == 0)
        words = 0;
      else if (words && strcmp (argv[i], "--help") == 0)
        return print_help (&run);
      else if (words && strcmp (argv[i], "--version") == 0)
        {
          printf ("%s %s\n", program, PIO_VERSION);
          return 0;
        }
      else if (words && argv[i][0] == '-')
        {
          status = take (&run, argv, &i);
          if (status != 0)
            return status;
        }
      else if (run.directory)
        return wrong (&run, "one directory at a time, not also '%s'", argv[i]);
      else
        run.directory = argv[i];
    }
  if (!run.directory)
    run.directory = ".";
  if (!*run.directory)
    return wrong (&run, "the name of the directory is empty%s", "");
  return selection_check (&run) != 0 ? 2 : compat_run (&run);
}
