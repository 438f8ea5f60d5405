/* report.c -- syspio report: look at each directory and print what was found
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "command.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include "error.h"
#include "json.h"
#include "look.h"
#include "quotearg.h"
#include "xalloc.h"

enum { OPTION_JSON = 1, OPTION_BYTES, OPTION_HELP };
static const struct option options[] =
{
  { "json", no_argument, NULL, OPTION_JSON },
  { "bytes", required_argument, NULL, OPTION_BYTES },
  { "help", no_argument, NULL, OPTION_HELP },
  { NULL, 0, NULL, 0 }
};

static const char help[] =
"Usage: syspio report [--json] [--bytes=N] [PATH...]\n"
"\n"
"Say what pread and pwrite do and cost on each directory PATH, or here.\n"
"\n"
"  --json     print one JSON document; syspio(1) has its keys\n"
"  --bytes=N  measure calls of N bytes, 1 to 1048576; 4096 if not given\n";

static size_t
bytes_of (const char *text)
{
  char *end;
  unsigned long value = strtoul (text, &end, 10);

  if (*text < '0' || *text > '9' || *end || value < 1 || value > 1024 * 1024)
    usage_error ("report", "--bytes takes a number from 1 to 1048576, not %s",
                 quotearg_style (shell_always_quoting_style, text));
  return value;
}

int
report (int argc, char **argv)
{
  static char *here[] = { (char *) "." };
  int option, json = 0, worst = STATUS_FINE;
  size_t bytes = 4096;

  while ((option = next_option (argc, argv, options)) != -1)
    if (option == OPTION_JSON)
      json = 1;
    else if (option == OPTION_BYTES)
      bytes = bytes_of (optarg);
    else
      {
        fputs (help, stdout);
        return STATUS_FINE;
      }
  if (optind == argc)
    {
      argv = here;
      optind = 0;
      argc = 1;
    }
  /* A file that may not grow so far is an error of the call, not our end.  */
  signal (SIGXFSZ, SIG_IGN);

  /* An interrupt must not leave half a document: print when all is known.  */
  size_t count = (size_t) (argc - optind);
  struct look *looks = xnmalloc (count, sizeof *looks);

  for (size_t i = 0; i < count; i++)
    {
      struct look *look = &looks[i];

      look_at (argv[optind + (int) i], bytes, look);
      if (look->error)
        error (0, 0, "%s", look->error);
      if (look->status > worst)
        worst = look->status;
      if (!json && !look->error)
        {
          report_text (look);
          if (i + 1 < count)
            {
              putchar ('\n');
              fflush (stdout);          /* an interrupt may end the next */
            }
        }
    }
  if (json)
    {
      json_open (NULL, '[');
      for (size_t i = 0; i < count; i++)
        report_json (&looks[i]);
      json_close ();
    }
  for (size_t i = 0; i < count; i++)
    free (looks[i].error);
  free (looks);
  return worst;
}
