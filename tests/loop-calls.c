/* loop-calls.c -- which calls are made, and of what (clauses 1 and 4)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include "loop.h"

#define MIB ((size_t) 1 << 20)
#define GIB ((syspio_off) 1 << 30)

static void
path (void)
{
  transfer (5, 100);
  want (5, 100);
  returned (5, UNTOUCHED, "success leaves errno alone");
  bytes_are_right (5, 100, "the bytes of the offset are moved, and no others");
  calls_were ("one transfer is the calls of its path and no more");
  transfer (3, 0);
  want (3, 0);
  calls_were ("the next transfer is the calls of its path again");
}

static void
nothing (void)
{
  transfer (0, 100);
  want (0, 100);
  returned (0, UNTOUCHED, "a count of 0 is 0");
  calls_were ("a count of 0 is passed to the system, which knows the descriptor");
}

/* More than two comparisons decide upon.  */
static void
large (void)
{
  size_t asked = least (MIB + 1, unit->count_max);

  transfer (MIB + 1, 100);
  want (asked, 100);
  returned ((syspio_ssize) least (asked, FAKE_MOST), UNTOUCHED,
            "success with a large count leaves errno alone");
  bytes_are_right (least (asked, FAKE_MOST), 100, "a large count moves its bytes");
  calls_were ("a large count is the same calls");
}

/* An offset of more than 32 bits.  */
static void
beyond_4_gib (void)
{
  syspio_off offset = 5 * GIB + 3;

  fake.entry_is_narrow = path_word () != SYSPIO_WORD_NATIVE;
  transfer (5, offset);
  if (offset <= last_offset ())
    {
      want (5, offset);
      returned (5, UNTOUCHED, "an offset beyond 4 GiB succeeds");
      bytes_are_right (5, offset, "the bytes at an offset beyond 4 GiB are moved");
      calls_were ("an offset beyond 4 GiB is the same calls");
    }
  else
    {
      returned (-1, writing ? EFBIG : EOVERFLOW,
                "an offset beyond the system's fails and is not cut");
      bytes_are_right (0, 0, "no bytes are moved at an offset that is cut");
      calls_were ("an offset beyond the system's is decided before any call");
    }
}

const struct check calls_checks[] =
{
  { path, "the position stays after a success" },
  { nothing, "the position stays after a count of 0" },
  { large, "the position stays after a large count" },
  { beyond_4_gib, "the position stays after an offset of more than 32 bits" },
  { NULL, NULL }
};
