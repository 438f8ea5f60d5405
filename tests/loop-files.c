/* loop-files.c -- what has no position, the end, O_APPEND (clauses 7, 8, 10)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include "loop.h"

static void
at_end (void)
{
  fake.end = 103;
  transfer (5, 100);
  if (writing)
    {
      returned (5, UNTOUCHED, "a write across the end makes the file longer");
      claim (fake.end == 105, "the file is longer by what was written beyond its end");
      return;
    }
  returned (3, UNTOUCHED, "a read across the end is short");
  bytes_are_right (3, 100, "a read across the end has the bytes before it");
  transfer (5, 103);
  returned (0, UNTOUCHED, "a read at the end is 0");
  transfer (5, 1000000);
  returned (0, UNTOUCHED, "a read after the end is 0");
}

static void
is_espipe (size_t count, syspio_off offset, const char *text)
{
  begin ();
  fake.is_pipe = 1;
  transfer (count, offset);
  returned (-1, ESPIPE, text);
  claim (fake.taken == 0, "a pipe or terminal loses no data");
}

static void
no_position (void)
{
  is_espipe (5, 100, "a descriptor without a position is ESPIPE");
  is_espipe (0, 0, "a descriptor without a position is ESPIPE for a count of 0");
  is_espipe (0x200000, 0, "a descriptor without a position is ESPIPE for a large count");
  begin ();
  fake.is_pipe = 1;
  transfer_all (5, 100);
  returned (-1, ESPIPE, "the _all call: a descriptor without a position is ESPIPE");
  done_was (0, "the _all call: nothing is done without a position");
  claim (fake.taken == 0, "the _all call: a pipe or terminal loses no data");
}

/* POSIX lets write, and so the seek path, append.  */
static void
append (void)
{
  int appends = path_word () == SYSPIO_WORD_SEEK || fake.append_ignored;

  fake.is_append = 1;
  fake.end = 1000;
  transfer (5, 100);
  want (5, 100);
  returned (5, UNTOUCHED, "O_APPEND is no error");
  calls_were ("O_APPEND is left to the platform: the same calls");
  if (writing)
    bytes_are_right (5, appends ? 1000 : 100,
                     "on O_APPEND the data go where the platform puts them");
  else
    bytes_are_right (5, 100, "O_APPEND does not matter to a read");
}

const struct check files_checks[] =
{
  { at_end, "the position stays at the end of a file" },
  { no_position, NULL },
  { append, "the position stays on O_APPEND" },
  { NULL, NULL }
};
