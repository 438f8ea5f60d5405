/* syspio.c -- the syspio command: what is right and fast on this machine
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "command.h"
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "closeout.h"
#include "exitfail.h"
#include "progname.h"
#include "quotearg.h"


static const struct { const char *name; int (*run) (int, char **); } commands[] =
{
  { "report", report },
  { "check", check },
  { "platforms", platforms }
};

static const char help[] =
"Usage: syspio report [--json] [--bytes=N] [PATH...]\n"
"       syspio check [--impl=NAME] [OPTION]... [DIR]\n"
"       syspio platforms [--json] [NAME]\n"
"       syspio platforms [--json] --diff NAME NAME\n"
"       syspio --help | --version\n"
"\n"
"report     What pread and pwrite do on each directory PATH (default: here): the\n"
"           path that the layer takes, its cost beside the others, what holds\n"
"           for O_APPEND, pipes and large counts, and which fact decided.\n"
"check      The conformance test piocheck(1), through the layer or one of its paths.\n"
"platforms  The platform files: all, one of them with its sources, or what\n"
"           differs between two.\n"
"\n"
"Exit status: 0 fine; 1 a deviation was found, or the platforms differ;\n"
"2 could not look, or trouble with the words given.  See syspio(1).\n";

void
usage_error (const char *command, const char *format, ...)
{
  va_list arguments;

  fflush (stdout);
  fprintf (stderr, "syspio%s%s: ", *command ? " " : "", command);
  va_start (arguments, format);
  vfprintf (stderr, format, arguments);
  va_end (arguments);
  fprintf (stderr, "; see 'syspio --help'\n");
  exit (STATUS_TROUBLE);
}

int
next_option (int argc, char **argv, const struct option *options)
{
  int found;

  opterr = 0;
  found = getopt_long (argc, argv, ":", options, NULL);
  if (found == '?' && (optopt >= ' ' || optopt < 0))
    usage_error (argv[0], "there is no option '-%c'%s", optopt < 0 ? '?' : optopt,
                 optopt < 0 ? " of a byte beyond ASCII" : "");
  if (found == '?' && optopt)
    usage_error (argv[0], "the option %s takes no value",
                 quotearg_style (shell_always_quoting_style, argv[optind - 1]));
  if (found == '?')
    usage_error (argv[0], "there is no option %s",
                 quotearg_style (shell_always_quoting_style, argv[optind - 1]));
  if (found == ':')
    usage_error (argv[0], "the option '%s' needs a value", argv[optind - 1]);
  return found;
}

int
main (int argc, char **argv)
{
  const char *word = argc > 1 ? argv[1] : "";

  set_program_name ("syspio");
  setlocale (LC_CTYPE, "");             /* names of files print as they are */
  exit_failure = STATUS_TROUBLE;
  atexit (close_stdout);

  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (strcmp (word, commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);
  if (strcmp (word, "--help") == 0)
    fputs (help, stdout);
  else if (strcmp (word, "--version") == 0)
    puts (PACKAGE_STRING "\n"
          "License GPLv3+: GNU GPL version 3 or later; the layer itself is 0BSD.\n"
          "There is no warranty, to the extent permitted by law.");
  else if (*word == '-')
    usage_error ("", "there is no option %s before a command",
                 quotearg_style (shell_always_quoting_style, word));
  else if (*word)
    usage_error ("", "there is no command %s; it is report, check or platforms",
                 quotearg_style (shell_always_quoting_style, word));
  else
    usage_error ("", "say what to do, such as 'syspio report'");
  return STATUS_FINE;
}
