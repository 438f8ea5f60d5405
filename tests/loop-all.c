/* loop-all.c -- the _all calls go on until all is done (clause 5)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include "loop.h"

enum { COUNT = 30 };

static void
whole (void)
{
  want_all (COUNT, 100);
  transfer_all (COUNT, 100);
  returned (0, UNTOUCHED, "_all returns 0 and leaves errno alone");
  done_was (COUNT, "_all moves all");
  bytes_are_right (COUNT, 100, "_all moves the bytes of the offset");
  calls_were ("_all is the calls of one transfer, or what count_max makes of it");
}

/* The first call moves only MOVED bytes.  */
static void
short_first (syspio_ssize moved)
{
  begin ();
  fake_next (&fake.transfers, FAKE_SHORT, moved);
  want (least (COUNT, unit->count_max), 100);
  want_all ((size_t) (COUNT - moved), 100 + moved);
  transfer_all (COUNT, 100);
  returned (0, UNTOUCHED, "_all goes on after a short transfer");
  done_was (COUNT, "_all moves all in spite of a short transfer");
  bytes_are_right (COUNT, 100, "_all goes on where the short transfer ended");
  calls_were ("_all asks for the rest and no more");
}

static void
short_transfers (void)
{
  short_first (1);
  if (unit->count_max >= COUNT)
    {
      short_first (COUNT - 7);
      short_first (COUNT - 1);
    }
  else
    short_first ((syspio_ssize) unit->count_max - 1);
}

static void
interrupted_between (void)
{
  fake_next (&fake.transfers, FAKE_SHORT, 2);
  fake_next (&fake.transfers, FAKE_FAIL, EINTR);
  fake_next (&fake.transfers, FAKE_SHORT, 3);
  fake_next (&fake.transfers, FAKE_FAIL, EINTR);
  transfer_all (COUNT, 100);
  returned (0, UNSPECIFIED, "_all goes on after interruptions");
  done_was (COUNT, "_all moves all in spite of interruptions");
  bytes_are_right (COUNT, 100, "_all moves the right bytes in spite of interruptions");
}

static void
nothing (void)
{
  transfer_all (0, 100);
  returned (0, UNTOUCHED, "_all of nothing is 0");
  done_was (0, "_all of nothing does nothing");
}

static void
without_done (void)
{
  fake_next (&fake.transfers, FAKE_SHORT, 1);
  transfer_all_without_done (COUNT, 100);
  returned (0, UNTOUCHED, "_all needs no place for what was done");
  bytes_are_right (COUNT, 100, "_all moves all without such a place");
  fake_next (&fake.transfers, FAKE_FAIL, EIO);
  transfer_all_without_done (COUNT, 100);
  returned (-1, EIO, "_all fails without such a place");
}

const struct check all_checks[] =
{
  { whole, "the position stays after _all" },
  { short_transfers, "the position stays after _all with short transfers" },
  { interrupted_between, "the position stays after _all with interruptions" },
  { nothing, "the position stays after _all of nothing" },
  { without_done, "the position stays after _all without a count" },
  { NULL, NULL }
};
