/* platforms.c -- syspio platforms: show the platform files
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "command.h"
#include "platforms.h"
#include <stdio.h>
#include <string.h>
#include "json.h"
#include "quotearg.h"

enum { OPTION_JSON = 1, OPTION_DIFF, OPTION_HELP };
static const struct option options[] =
{
  { "json", no_argument, NULL, OPTION_JSON },
  { "diff", no_argument, NULL, OPTION_DIFF },
  { "help", no_argument, NULL, OPTION_HELP },
  { NULL, 0, NULL, 0 }
};

static const char help[] =
"Usage: syspio platforms [--json] [NAME]\n"
"       syspio platforms [--json] --diff NAME NAME\n"
"\n"
"List the platform files; or show every key of NAME, the last line that holds\n"
"decides; or what differs between two, which gives the exit status 1.\n"
"\n"
"  --json  print one JSON document; syspio(1) has its keys\n"
"  --diff  compare two\n";

static int
facts_of (const char *name)
{
  int i = 0, count = 0;

  while (next_line (name, NULL, &i))
    count++;
  return count;
}

static int
list (int json)
{
  const struct platform_name *p;

  if (json)
    json_open (NULL, '[');
  else
    printf ("%-12s%-12s%-12s%s\n", "name", "match", "macro", "facts");
  for (int i = 0; (p = table_name (i)); i++)
    if (json)
      {
        json_open (NULL, '{');
        json_text ("name", p->name);
        json_text ("match", *p->match ? p->match : NULL);
        json_text ("macro", *p->macro ? p->macro : NULL);
        json_number ("facts", facts_of (p->name));
        json_close ();
      }
    else
      printf ("%-12s%-12s%-12s%5d\n", p->name, *p->match ? p->match : "-",
              *p->macro ? p->macro : "-", facts_of (p->name));
  if (json)
    json_close ();
  return STATUS_FINE;
}

/* The platform called NAME; there is none is a usage error.  */
static const struct platform_name *
find (const char *name)
{
  const struct platform_name *p = table_find (name);
  char known[400] = "";

  if (p)
    return p;
  for (int i = 0; (p = table_name (i)); i++)
    snprintf (known + strlen (known), sizeof known - strlen (known), " %s", p->name);
  usage_error ("platforms", "there is no platform %s; there are%s",
               quotearg_style (shell_always_quoting_style, name), known);
}

int
platforms (int argc, char **argv)
{
  int option, json = 0, two = 0;

  while ((option = next_option (argc, argv, options)) != -1)
    if (option == OPTION_JSON)
      json = 1;
    else if (option == OPTION_DIFF)
      two = 1;
    else
      {
        fputs (help, stdout);
        return STATUS_FINE;
      }
  argc -= optind;
  argv += optind;
  if (two && argc != 2)
    usage_error ("platforms", "--diff takes two names");
  if (!two && argc > 1)
    usage_error ("platforms", "one name at a time; --diff compares two");
  if (two)
    {
      const struct platform_name *a = find (argv[0]);
      return platforms_diff (a, find (argv[1]), json);
    }
  return argc ? platforms_show (find (argv[0]), json) : list (json);
}
