/* progress.c -- the progress bar, and what is said on an interrupt
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "progress.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "quotearg.h"
#include "xalloc.h"

enum { WIDTH = 40 };

static volatile sig_atomic_t drawn;
static char *volatile message;

void
progress_show (int done, int total)
{
  static const char full[] = "########################################";
  int part = WIDTH * done / total;

  if (!isatty (STDERR_FILENO))
    return;
  drawn = 1;
  fprintf (stderr, "\rmeasuring [%.*s%*s] %3d %%", part, full, WIDTH - part, "",
           100 * done / total);
  fflush (stderr);
}

/* In a handler nothing can be done about an error.  */
static void
say (const char *text)
{
  if (write (STDERR_FILENO, text, strlen (text)) < 0)
    return;
}

void
progress_clear (void)
{
  if (drawn)
    say ("\r                                                          \r");
  drawn = 0;
}

static void
interrupted (int number)
{
  progress_clear ();
  say (message);
  /* The action is the default one again, so this ends the program, and the
     shell sees by which signal.  */
  raise (number);
}

void
interrupt_says (const char *directory)
{
  static const int numbers[] = { SIGHUP, SIGINT, SIGTERM };
  static const char head[] = "syspio: interrupted; nothing was left in ";
  const char *name = quotearg_style (shell_escape_quoting_style, directory);
  char *text = xmalloc (sizeof head + strlen (name) + 1);
  struct sigaction old, new;

  strcat (strcat (strcpy (text, head), name), "\n");
  sigset_t all, before;
  sigfillset (&all);
  sigprocmask (SIG_BLOCK, &all, &before);       /* a handler may hold the old one */
  free (message);
  message = text;
  sigprocmask (SIG_SETMASK, &before, NULL);

  memset (&new, 0, sizeof new);
  new.sa_handler = interrupted;
  new.sa_flags = (int) SA_RESETHAND | SA_NODEFER;
  sigemptyset (&new.sa_mask);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (sigaction (numbers[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
      sigaction (numbers[i], &new, NULL);
}
