/* look.c -- find out everything about one directory
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "look.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "progress.h"
#include "quotearg.h"
#include "syspio-platforms.h"
#include "xalloc.h"

static char *
text (const char *format, ...)
{
  va_list arguments;
  int length;
  char *result;

  va_start (arguments, format);
  length = vsnprintf (NULL, 0, format, arguments);
  va_end (arguments);
  result = xmalloc ((size_t) length + 1);
  va_start (arguments, format);
  vsnprintf (result, (size_t) length + 1, format, arguments);
  va_end (arguments);
  return result;
}

/* Say in LOOK why it ends here.  */
static void
give_up (struct look *look, const char *what, int number)
{
  const char *name = quotearg_n_style (0, shell_escape_quoting_style, look->path);

  look->status = 2;
  look->error
    = scratch_left ? text ("cannot remove %s: %s; please remove it yourself",
                           quotearg_n_style (1, shell_escape_quoting_style,
                                             scratch_left), strerror (number))
    : number == EROFS ? text ("%s is on a read-only file system; give a directory "
                              "that can be written", name)
    : number == EACCES ? text ("%s is not writable for this user; give a directory "
                               "that is", name)
    : number == ENOSPC ? text ("%s has no room for a file of some hundred KiB; make some", name)
    : number == EDQUOT ? text ("the quota for %s is used up; make some room", name)
    : text ("cannot %s %s: %s", what, name, strerror (number));
  free (scratch_left);                  /* said once */
  scratch_left = NULL;
}

static int
is_directory (struct look *look)
{
  struct stat status;

  if (stat (look->path, &status) != 0)
    give_up (look, "look at", errno);
  else if (!S_ISDIR (status.st_mode))
    {
      const char *slash = strrchr (look->path, '/');
      size_t length = slash == look->path ? 1 : slash ? (size_t) (slash - look->path) : 0;
      char *parent = length ? text ("%.*s", (int) length, look->path) : text (".");

      look->status = 2;
      look->error = text ("%s is a file; give its directory, %s",
                          quotearg_n_style (0, shell_escape_quoting_style, look->path),
                          quotearg_n_style (1, shell_escape_quoting_style, parent));
      free (parent);
    }
  return look->error == NULL;
}

/* The bar: twenty steps, ten for each call.  */
static int writing_now;

static void
step (int tenth)
{
  progress_show (10 * writing_now + tenth, 20);
}

/* Compare the paths for pread, or for pwrite if WRITING.  */
static int
compare_paths (struct look *look, int fd, int writing)
{
  const struct platform_key *key;
  struct path list[MOST_PATHS];
  struct costs *costs = &look->costs[writing];
  struct choice choice;
  int i;

  for (i = 0; (key = table_key (i)); i++)
    if (strcmp (key->key, writing ? "pwrite" : "pread") == 0)
      choice_of (key, look->fstype.name, &choice);
  costs->count = paths_of (writing, choice.word, list);
  writing_now = writing;
  if (cost_measure (fd, look->bytes, list, costs, step) != 0)
    return -1;
  for (i = 0; i < costs->count; i++)
    if (!costs->of[i].error)
      {
        struct probe probe = { look->path, "", 0, "" };
        int result = (writing ? placed_write : placed_read) (&probe, list[i].call,
                                                             list[i].bits);
        if (result == PROBE_BLIND)
          {
            errno = probe.error;
            return -1;
          }
        if (strcmp (probe.word, "wrong") == 0)
          snprintf (costs->of[i].wrong, sizeof costs->of[i].wrong, "%.79s",
                    probe.finding);
      }
  return 0;
}

/* Does KEY depend on the directory?  The others are of the kernel alone.  */
static int
of_directory (const struct platform_key *key)
{
  return strcmp (key->key, "count_max") != 0 && strcmp (key->key, "unseekable") != 0;
}

/* Try KEY.  A directory where one of its facts cannot be tried gets no report.  */
static int
try_key (struct look *look, const struct platform_key *key, struct attempt *attempt)
{
  attempt->key = key;
  attempt->probe.directory = look->path;
  attempt_key (attempt, look->fstype.name);
  if (attempt->result == PROBE_BROKEN)
    {
      look->status = 2;
      look->error = text ("the probe of %s is broken: %s", key->key,
                          attempt->probe.finding);
    }
  else if (attempt->result == PROBE_BLIND && of_directory (key))
    give_up (look, "use a file in", attempt->probe.error);
  else if (attempt->verdict == DEVIATES)
    look->status = 1;
  return look->error ? -1 : 0;
}

void
look_at (const char *path, size_t bytes, struct look *look)
{
  const struct platform_key *key;
  int fds[2] = { -1, -1 };

  memset (look, 0, sizeof *look);
  look->path = path;
  look->bytes = bytes < SYSPIO_COUNT_MAX ? bytes : SYSPIO_COUNT_MAX;
  if (!is_directory (look))
    return;
  fstype_of (path, &look->fstype);
  interrupt_says (path);
  if (scratch_open (path, 0, fds) != 0 || cost_prepare (fds[0], look->bytes) != 0
      || compare_paths (look, fds[0], 0) != 0
      || compare_paths (look, fds[0], 1) != 0)
    give_up (look, "use a file in", errno);
  progress_clear ();
  scratch_close (fds);
  for (int i = 0; !look->error && (key = table_key (i)); i++)
    if (try_key (look, key, &look->tried[i]) == 0)
      look->count++;
}
