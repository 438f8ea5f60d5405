/* text.c -- lay out text for a terminal of 80 columns
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "text.h"
#include <stdio.h>
#include <string.h>
#include "table.h"

enum { WIDTH = 79 };

void
text_fill (int column, int indent, const char *text)
{
  int first = 1;

  printf ("%*s", column < indent ? indent - column : 0, "");
  column = column < indent ? indent : column;
  while (*(text += strspn (text, " ")))
    {
      int length = (int) strcspn (text, " ");

      if (!first && column + 1 + length > WIDTH)
        {
          printf ("\n%*s", indent, "");
          column = indent;
          first = 1;
        }
      printf ("%s%.*s", first ? "" : " ", length, text);
      column += length + !first;
      first = 0;
      text += length;
    }
  putchar ('\n');
}

void
text_evidence (const struct platform_line *line)
{
  char text[400];

  text_fill (0, TEXT_EVIDENCE, line->fact);
  snprintf (text, sizeof text, "source: %s", line->source);
  text_fill (0, TEXT_EVIDENCE, text);
  if (*line->checked)
    printf ("%*schecked: %s\n", TEXT_EVIDENCE, "", line->checked);
  if (*line->until)
    printf ("%*suntil: %s\n", TEXT_EVIDENCE, "", line->until);
}

const char *
text_time (double nanoseconds)
{
  static char buffers[4][24];
  static int next;
  char *buffer = buffers[next++ % 4];

  if (nanoseconds < 1e4)
    snprintf (buffer, sizeof buffers[0], "%.0f ns", nanoseconds);
  else if (nanoseconds < 1e7)
    snprintf (buffer, sizeof buffers[0], "%.1f us", nanoseconds / 1e3);
  else
    snprintf (buffer, sizeof buffers[0], "%.1f ms", nanoseconds / 1e6);
  return buffer;
}
