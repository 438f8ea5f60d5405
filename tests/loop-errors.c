/* loop-errors.c -- interruptions, errors and false answers (clauses 3, 4, 5)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include <unistd.h>
#include "loop.h"

static void
interrupted (void)
{
  int i;

  for (i = 0; i < 3; i++)
    {
      fake_next (&fake.transfers, FAKE_FAIL, EINTR);
      want (5, 100);
    }
  want (5, 100);
  transfer (5, 100);
  returned (5, UNSPECIFIED, "a call interrupted before any byte moved succeeds");
  bytes_are_right (5, 100, "after interruptions the right bytes are moved");
  calls_were ("an interrupted call is made again, as often as it takes");
}

static void
interrupted_when_large (void)
{
  fake_next (&fake.transfers, FAKE_FAIL, EINTR);
  transfer (0x200000, 100);
  returned ((syspio_ssize) least (unit->count_max, FAKE_MOST),
            UNSPECIFIED, "a large interrupted call is made again");
}

static void
interrupted_then_error (void)
{
  fake_next (&fake.transfers, FAKE_FAIL, EINTR);
  fake_next (&fake.transfers, FAKE_FAIL, EIO);
  transfer (5, 100);
  want (5, 100);
  want (5, 100);
  returned (-1, EIO, "an error after an interruption is that error");
  calls_were ("an error after an interruption ends the retries");
}

static void
failed_with (int error, const char *text)
{
  begin ();
  fake_next (&fake.transfers, FAKE_FAIL, error);
  transfer (5, 100);
  want (5, 100);
  returned (-1, error, text);
  calls_were ("a call that failed is not made again");
}

static void
failed (void)
{
  failed_with (EIO, "EIO of the system is EIO");
  failed_with (EAGAIN, "EAGAIN of the system is EAGAIN");
  failed_with (EINVAL, "EINVAL of the system is EINVAL");
  failed_with (ENOSYS, "a call that the system lacks is ENOSYS, not another call");

  begin ();
  fake_next (&fake.transfers, FAKE_FAIL, ENXIO);
  want (5, 100);
  if (unit->unseekable == SYSPIO_WORD_ENXIO)
    want_seek (0, SEEK_CUR);
  transfer (5, 100);
  returned (-1, ENXIO, "ENXIO of a file with a position is ENXIO");
  calls_were ("what a terminal may have meant is asked once");
}

static void
short_transfer (void)
{
  fake_next (&fake.transfers, FAKE_SHORT, 2);
  transfer (5, 100);
  want (5, 100);
  returned (2, UNTOUCHED, "a short transfer is returned as it is");
  bytes_are_right (2, 100, "a short transfer moves the first bytes");
  calls_were ("a short transfer is not gone on with");
}

static void
zero (void)
{
  fake_next (&fake.transfers, FAKE_CLAIM, 0);
  transfer (5, 100);
  want (5, 100);
  returned (0, UNTOUCHED, "a transfer of no bytes is 0 and leaves errno alone");
  calls_were ("a transfer of no bytes is not made again");
}

/* A system that, asked for COUNT, says that it moved CLAIMED bytes.  */
static void
lied (size_t count, syspio_ssize claimed)
{
  begin ();
  fake_next (&fake.transfers, FAKE_CLAIM, claimed);
  transfer (count, 100);
  returned (-1, EIO, "a system that claims more than it was asked for is EIO");
}

static void
lie (void)
{
  syspio_ssize most = (syspio_ssize) ((size_t) -1 / 2);

  lied (5, 6);
  lied (5, most);
  lied (5, -5);
  lied (5, -most);
  lied (0, 1);
  lied (0x200000, -5);
  lied (0x200000, 0x200001);
  if (unit->count_max < 0x200000)
    lied (0x200000, (syspio_ssize) unit->count_max + 1);
  begin ();
  fake_next (&fake.transfers, FAKE_FAIL, EINTR);
  fake_next (&fake.transfers, FAKE_CLAIM, 6);
  transfer (5, 100);
  returned (-1, EIO, "a false claim after an interruption is EIO");
}

const struct check errors_checks[] =
{
  { interrupted, "the position stays after an interruption" },
  { interrupted_when_large, "the position stays after a large interrupted call" },
  { interrupted_then_error, "the position stays after an interruption and an error" },
  { failed, "the position stays after an error" },
  { short_transfer, "the position stays after a short transfer" },
  { zero, "the position stays after a transfer of no bytes" },
  { lie, "the position stays after a false claim" },
  { NULL, NULL }
};
