/* fake-log.c -- the calls of the system, as text
   SPDX-License-Identifier: 0BSD  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "fake-kernel.h"

static void
note (struct fake_log *log, const char *text)
{
  size_t length = strlen (text);

  /* No check makes so many calls: the layer does not come to an end.  */
  if (log->length + length >= sizeof log->text)
    {
      printf ("Bail out! calls without end: %.300s\n", log->text);
      exit (99);
    }
  memcpy (log->text + log->length, text, length + 1);
  log->length += length;
}

static void
note_number (struct fake_log *log, syspio_off n)
{
  char digits[24];
  char *at = digits + sizeof digits - 1;
  int negative = n < 0;

  *at = '\0';
  do
    *--at = (char) ('0' + (negative ? - (int) (n % 10) : (int) (n % 10)));
  while ((n /= 10) != 0);
  if (negative)
    *--at = '-';
  note (log, at);
}

void
fake_note (struct fake_log *log, const char *call, size_t count,
           syspio_off offset)
{
  note (log, call);
  note (log, " ");
  note_number (log, (syspio_off) count);
  if (*call == 'p')
    {
      note (log, " at ");
      note_number (log, offset);
    }
  note (log, "; ");
}

void
fake_note_seek (struct fake_log *log, syspio_off offset, int whence)
{
  note (log, "lseek ");
  note_number (log, offset);
  note (log, whence == SEEK_SET ? " SET; " : whence == SEEK_CUR ? " CUR; "
                                                               : " END; ");
}
