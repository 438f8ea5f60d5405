/* run.c -- run one assertion in a process of its own, and watch it
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

#ifndef PIO_SECONDS                     /* that an assertion may take; with --slow */
# define PIO_SECONDS 60                 /* ten times as many */
#endif

volatile sig_atomic_t interrupted;
int slow;
static int signal_ends[2];
static volatile sig_atomic_t xfsz_count;
static sigset_t all_signals;

static void
on_interrupt (int number)
{
  int error = errno;

  interrupted = number;
  if (write (signal_ends[1], "", 1) < 0)        /* wakes the parent's select */
    xfsz_count = 0;
  errno = error;
}

static void
on_xfsz (int number)
{
  (void) number;
  xfsz_count++;
}

static const int ending[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE };
enum { ENDINGS = sizeof ending / sizeof *ending };

int
signals_catch (void)
{
  struct sigaction action, old;
  int i;

  if (pipe (signal_ends) != 0)
    return -1;
  sigfillset (&all_signals);
  memset (&action, 0, sizeof action);
  action.sa_handler = on_interrupt;
  sigemptyset (&action.sa_mask);
  for (i = 0; i < ENDINGS; i++)
    if (sigaction (ending[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN)
      sigaction (ending[i], &action, NULL);
  signal (SIGXFSZ, SIG_IGN);            /* a small limit is an error, not our end */
  return signal_ends[0];
}

int
sigxfsz_seen (void)
{
  return xfsz_count;
}

void
expect_no_sigxfsz (void)
{
  expect_that (xfsz_count == 0, "no SIGXFSZ is sent", "it was sent");
}

static void
child (const struct assertion *assertion, const char *directory, int fd)
{
  int i;

  setpgid (0, 0);
  for (i = 0; i < ENDINGS; i++)
    signal (ending[i], SIG_DFL);
  signal (SIGXFSZ, on_xfsz);
  record_to (fd);
  if (chdir (directory) != 0)
    blocked ("enter the private directory");
  assertion->run ();
  record_send (RESULT_OK);
}

static long
milliseconds (void)
{
  static time_t start;
  struct timeval now;

  gettimeofday (&now, NULL);
  if (start == 0)
    start = now.tv_sec;
  return (long) (now.tv_sec - start) * 1000 + (long) now.tv_usec / 1000;
}

/* A line for a person who waits; TEXT is null to take it away.  */
static void
progress (const char *text, int number, long seconds)
{
  static int drawn;

  if (!isatty (STDERR_FILENO) || (!text && !drawn))
    return;
  if (text)
    fprintf (stderr, "\r%d %.60s ... %ld s", number, text, seconds);
  else
    fprintf (stderr, "\r%79s\r", "");
  fflush (stderr);
  drawn = text != NULL;
}

/* Wait for a record on FD.  Return 1 if one came, 0 at its end, -1 if the time
   is over or the program was interrupted.  */
static int
wait_for_record (const struct assertion *assertion, int fd, struct record *result)
{
  long start = milliseconds (), limit = PIO_SECONDS * (slow ? 10000L : 1000L), spent;
  struct timeval second;
  fd_set ready;
  ssize_t got;

  while ((spent = milliseconds () - start) < limit && !interrupted)
    {
      FD_ZERO (&ready);
      FD_SET (fd, &ready);
      FD_SET (signal_ends[0], &ready);
      second.tv_sec = 1;
      second.tv_usec = 0;
      if (spent >= 1000)
        progress (assertion->text, assertion->number, spent / 1000);
      if (select ((fd > signal_ends[0] ? fd : signal_ends[0]) + 1, &ready, NULL, NULL,
                  &second) <= 0 || !FD_ISSET (fd, &ready))
        continue;
      got = read (fd, result, sizeof *result);
      return got == (ssize_t) sizeof *result;
    }
  return -1;
}

/* The group may be stuck in the kernel, where no signal reaches it.  */
static int
reap (pid_t pid, int *status)
{
  struct timeval pause;
  int tries;

  for (tries = 0; tries < 200; tries++)
    {
      pid_t got = waitpid (pid, status, WNOHANG);

      if (got == pid)
        return 0;
      pause.tv_sec = 0;
      pause.tv_usec = tries < 20 ? 500 : 10000;
      select (0, NULL, NULL, NULL, &pause);
    }
  return -1;
}

static void
say_failed (struct record *result, const char *got, int number)
{
  memset (result, 0, sizeof *result);
  result->result = RESULT_FAILED;
  strcpy (result->expected, "the calls come back, and the process goes on");
  snprintf (result->got, sizeof result->got, got, number);
}

void
assertion_run (const struct assertion *assertion, struct record *result)
{
  const char *directory = private_enter (assertion->number);
  long start = milliseconds ();
  int ends[2], came, status = 0, stuck;
  sigset_t before;
  pid_t pid;

  memset (result, 0, sizeof *result);
  if (!directory || pipe (ends) != 0)
    {
      result->result = RESULT_BLOCKED;
      snprintf (result->seen, sizeof result->seen, "cannot set up: %s", errno_name (errno));
      return;
    }
  fflush (stdout);
  sigprocmask (SIG_BLOCK, &all_signals, &before);
  pid = fork ();
  if (pid == 0)
    {
      close (ends[0]);
      memset (&record, 0, sizeof record);
      /* The handlers go first: an interrupt of the child is no one else's.  */
      sigprocmask (SIG_SETMASK, &before, NULL);
      child (assertion, directory, ends[1]);
    }
  sigprocmask (SIG_SETMASK, &before, NULL);
  close (ends[1]);
  if (pid < 0)
    {
      close (ends[0]);
      result->result = RESULT_BLOCKED;
      strcpy (result->seen, "cannot set up: fork failed");
      return;
    }
  setpgid (pid, pid);                   /* whichever of the two comes first */
  came = wait_for_record (assertion, ends[0], result);
  progress (NULL, 0, 0);
  if (came != 0)
    kill (-pid, SIGKILL);
  stuck = reap (pid, &status);
  kill (-pid, SIGKILL);                 /* what the child left behind */
  if (came == -1)
    say_failed (result, "no answer after %d seconds; it was ended", PIO_SECONDS * (slow ? 10 : 1));
  else if (came == 0 && !stuck && WIFSIGNALED (status))
    say_failed (result, "ended by signal %d", WTERMSIG (status));
  else if (came == 0)
    say_failed (result, "ended without a verdict, status %d", WEXITSTATUS (status));
  close (ends[0]);
  result->ms = milliseconds () - start;
}
