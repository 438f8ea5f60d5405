/* text.h -- lay out text for a terminal of 80 columns
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef TEXT_H
#define TEXT_H

/* Print TEXT, broken between words, each line INDENT columns from the left; the
   first stands where the cursor is, and is filled up to there.  */
void text_fill (int column, int indent, const char *text);

/* Print the evidence of a platform line below its key.  */
struct platform_line;
void text_evidence (const struct platform_line *line);

/* NANOSECONDS in a unit that suits, in one of a few static buffers.  */
const char *text_time (double nanoseconds);

enum
{
  TEXT_KEY = 12,                        /* the width of the column of keys */
  TEXT_EVIDENCE = 14                    /* where evidence stands, below a word */
};

#endif
