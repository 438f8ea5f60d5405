/* tap.h -- the Test Anything Protocol for tests in C
   SPDX-License-Identifier: 0BSD  */

#ifndef TAP_H
#define TAP_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#if defined __GNUC__
# define TAP_UNUSED __attribute__ ((__unused__))
#else
# define TAP_UNUSED
#endif

static int tap_count, tap_failed;

static void
tap_line (const char *head, const char *format, va_list arguments)
{
  printf ("%s %d - ", head, ++tap_count);
  vprintf (format, arguments);
}

static int
ok (int condition, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  tap_line (condition ? "ok" : "not ok", format, arguments);
  va_end (arguments);
  putchar ('\n');
  tap_failed += !condition;
  return condition;
}

/* An assertion that could not be tried, and why.  */
static void skip (const char *reason, const char *format, ...) TAP_UNUSED;
static void
skip (const char *reason, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  tap_line ("ok", format, arguments);
  va_end (arguments);
  printf (" # SKIP %s\n", reason);
}

static void
bail_out (const char *reason)
{
  printf ("Bail out! %s\n", reason);
  exit (99);
}

static int
done_testing (void)
{
  if (tap_count == 0)
    bail_out ("nothing was asserted");
  printf ("1..%d\n", tap_count);
  return tap_failed != 0;
}

#endif /* TAP_H */
