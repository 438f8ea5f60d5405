/* loop-stops.c -- what stops the _all calls before all is done (clause 5)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include "loop.h"

enum { COUNT = 30 };

/* After three bytes.  */
static void
stopped_by (enum fake_what what, syspio_ssize value, int error, const char *text)
{
  int i;

  begin ();
  fake_next (&fake.transfers, FAKE_SHORT, 3);
  for (i = 0; i < 5; i++)
    fake_next (&fake.transfers, what, value);
  want (least (COUNT, unit->count_max), 100);
  want (least (COUNT - 3, unit->count_max), 103);
  transfer_all (COUNT, 100);
  returned (error == UNTOUCHED ? 0 : -1, error, text);
  done_was (3, "_all says what was done before it stopped");
  bytes_are_right (3, 100, "_all moved the bytes that it says");
  calls_were ("_all makes no call after the one that stopped it");
}

static void
stopped (void)
{
  stopped_by (FAKE_FAIL, EIO, EIO, "_all stops at an error");
  stopped_by (FAKE_FAIL, EAGAIN, EAGAIN, "_all does not spin on EAGAIN");
  stopped_by (FAKE_CLAIM, 1000, EIO, "_all: a system that claims too much is EIO");
  stopped_by (FAKE_CLAIM, -5, EIO, "_all: a system that claims less than 0 is EIO");
  if (writing)
    stopped_by (FAKE_CLAIM, 0, ENOSPC, "_all: a write that moves nothing is ENOSPC");
  else
    stopped_by (FAKE_CLAIM, 0, UNTOUCHED,
                "_all: a read of nothing is the end, not an error");
}

static void
at_end (void)
{
  if (writing)
    return;
  fake.end = 109;
  transfer_all (COUNT, 100);
  returned (0, UNTOUCHED, "_all: the end of the file is 0");
  done_was (9, "_all: the end of the file is fewer bytes");
  bytes_are_right (9, 100, "_all has the bytes up to the end");
  transfer_all (COUNT, 109);
  returned (0, UNTOUCHED, "_all at the end of the file is 0");
  done_was (0, "_all at the end of the file has no bytes");
}

static void
up_to_the_last (void)
{
  syspio_off offset = last_offset () - 9;
  int narrow = last_offset () <= 0x7fffffff;

  want_all (9, offset);
  if (!narrow)
    want (0, last_offset ());
  transfer_all (COUNT, offset);
  if (writing)
    returned (-1, EFBIG, "_all at the largest offset: a write is EFBIG");
  else if (narrow)
    returned (-1, EOVERFLOW, "_all at the largest offset of 32 bits: a read is EOVERFLOW");
  else
    returned (0, UNTOUCHED, "_all at the largest offset: a read ends as at the end");
  done_was (9, "_all says what was done up to the largest offset");
  calls_were ("_all does not reach beyond the largest offset");
}

static void
invalid (void)
{
  transfer_all (COUNT, -1);
  returned (-1, EINVAL, "_all: a negative offset is EINVAL");
  done_was (0, "_all: nothing is done at a negative offset");
  transfer_all ((size_t) -1 / 2 + 1, 100);
  returned (-1, EINVAL, "_all: a count above SSIZE_MAX is EINVAL");
  done_was (0, "_all: nothing is done of such a count");
  calls_were ("_all decides EINVAL before any call");
}

const struct check stops_checks[] =
{
  { stopped, "the position stays after _all was stopped" },
  { at_end, "the position stays after _all at the end" },
  { up_to_the_last, "the position stays after _all at the largest offset" },
  { invalid, "the position stays after EINVAL of _all" },
  { NULL, NULL }
};
