/* loop-ranges.c -- the limits of counts and offsets (clauses 1, 2 and 6)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include "loop.h"

#define SSIZE_LAST ((size_t) -1 / 2)
#define MIB ((size_t) 1 << 20)
#define GIB ((syspio_off) 1 << 30)

static void
count_max (void)
{
  size_t counts[4];
  int i;

  counts[0] = unit->count_max - 1;
  counts[1] = unit->count_max;
  counts[2] = least (unit->count_max, SSIZE_LAST - 1) + 1;
  counts[3] = SSIZE_LAST;
  for (i = 0; i < 4; i++)
    {
      size_t asked = least (counts[i], unit->count_max);

      begin ();
      fake.count_limit = unit->count_max;
      if ((syspio_off) asked > last_offset ())
        asked = (size_t) last_offset ();
      transfer (counts[i], 0);
      want (asked, 0);
      returned ((syspio_ssize) least (asked, FAKE_MOST), UNTOUCHED,
                "a count above what one call can take succeeds");
      calls_were ("the system is asked for what one call can take, to the byte");
    }
}

/* At D bytes before the largest offset ask for COUNT.  */
static void
ask_near_last (syspio_off d, size_t count)
{
  size_t asked = least (count, unit->count_max);
  int narrow = last_offset () <= 0x7fffffff;

  begin ();
  if (d < 0 && !narrow)
    return;                             /* there is no larger offset */
  if (d <= 0 && (d < 0 || (narrow && count > 0)))
    {
      transfer (count, last_offset () - d);
      returned (-1, writing ? EFBIG : EOVERFLOW,
                "at the largest offset of 32 bits and beyond it fails");
      calls_were ("there no call is made");
      return;
    }
  if (d < (syspio_off) asked)
    asked = (size_t) d;
  want (asked, last_offset () - d);
  transfer (count, last_offset () - d);
  if (asked == 0 && writing && count > 0)
    returned (-1, EFBIG, "where the largest offset leaves nothing a write is EFBIG");
  else
    returned ((syspio_ssize) least (asked, FAKE_MOST), UNTOUCHED,
              "a transfer up to the largest offset succeeds");
  calls_were ("no call reaches beyond the largest offset, or stops before it");
}

static void
near_last (void)
{
  size_t fast = least (unit->count_max, MIB);
  int d;

  for (d = -1; d <= 2; d++)
    {
      ask_near_last (d, 0);
      ask_near_last (d, 1);
      ask_near_last (d, 5);
      ask_near_last (d, 2 * MIB);
      ask_near_last ((syspio_off) fast + d - 1, fast);
    }
}

static void
is_invalid (size_t count, syspio_off offset, const char *text)
{
  begin ();
  transfer (count, offset);
  returned (-1, EINVAL, text);
  calls_were ("EINVAL is decided before any call to the system");
  begin ();
  fake.is_pipe = 1;
  transfer (count, offset);
  returned (-1, EINVAL, "EINVAL comes before ESPIPE");
}

static void
invalid (void)
{
  syspio_off lowest = - ((GIB << 32) - 1) * 2 - 2;

  is_invalid (5, -1, "an offset of -1 is EINVAL");
  is_invalid (5, lowest, "the lowest offset is EINVAL");
  is_invalid (0, -1, "a negative offset is EINVAL for a count of 0 too");
  is_invalid (SSIZE_LAST + 1, 100, "a count one above SSIZE_MAX is EINVAL");
  is_invalid ((size_t) -1, 100, "a count of SIZE_MAX is EINVAL");
  is_invalid ((size_t) -1, 5 * GIB, "a count of SIZE_MAX is EINVAL at any offset");
}

const struct check ranges_checks[] =
{
  { count_max, "the position stays after counts that are too large" },
  { near_last, "the position stays near the largest offset" },
  { invalid, "the position stays after EINVAL" },
  { NULL, NULL }
};
