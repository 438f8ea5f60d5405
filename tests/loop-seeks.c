/* loop-seeks.c -- paths that use lseek, where lseek has its moods (clause 3)
   SPDX-License-Identifier: 0BSD  */

#include <stddef.h>
#include <unistd.h>
#include "loop.h"

/* The first call of a path that begins by asking for the position.  */
static void
cannot_ask (void)
{
  if (path_word () != SYSPIO_WORD_SEEK)
    {
      if (asks_first ())
        {
          fake_next (&fake.seeks, FAKE_FAIL, EOVERFLOW);
          transfer (5, 100);
          want (5, 100);
          returned (5, UNTOUCHED, "a position that cannot be told stops no call but by ESPIPE");
          calls_were ("a position that cannot be told is asked for once");
        }
      return;
    }
  fake_next (&fake.seeks, FAKE_FAIL, EBADF);
  transfer (5, 100);
  want_seek (0, SEEK_CUR);
  returned (-1, EBADF, "a descriptor that has no position to tell fails");
  calls_were ("nothing is transferred where the position cannot be told");
}

static void
cannot_seek (void)
{
  if (path_word () != SYSPIO_WORD_SEEK)
    return;
  fake_next (&fake.seeks, FAKE_PASS, 0);
  fake_next (&fake.seeks, FAKE_FAIL, EIO);
  transfer (5, 100);
  want_seek (0, SEEK_CUR);
  want_seek (100, SEEK_SET);
  returned (-1, EIO, "a seek to the offset that fails is that error");
  calls_were ("nothing is transferred where the seek failed");
}

static void
cannot_restore (void)
{
  if (path_word () != SYSPIO_WORD_SEEK)
    return;
  fake_next (&fake.seeks, FAKE_PASS, 0);
  fake_next (&fake.seeks, FAKE_PASS, 0);
  fake_next (&fake.seeks, FAKE_FAIL, EIO);
  transfer (5, 100);
  want (5, FAKE_HOME);
  returned (-1, EIO, "a position that cannot be restored is no success");
}

/* A file such as /dev/kmem, where lseek may return -1 for a success.  */
static void
unsigned_offsets (void)
{
  static const int homes[] = { -1, -4096 };
  int i;

  for (i = 0; i < 2; i++)
    {
      begin ();
      fake.offsets_are_unsigned = 1;
      fake.position = homes[i];
      transfer (5, 100);
      want (5, 100);
      returned (5, UNTOUCHED, "a position that reads as negative is a position");
      bytes_are_right (5, 100, "beside such a position the right bytes are moved");
      calls_were ("such a position is restored like any other");
    }
}

/* One transfer of nothing stands for one beyond the range of lseek.  */
static void
want_beyond (syspio_off offset)
{
  want_seek (0, SEEK_CUR);
  want_seek (offset, SEEK_SET);
  want_here (0);
}

static void
beyond_the_file_system (void)
{
  if (path_word () != SYSPIO_WORD_SEEK)
    return;
  fake.seek_limit = fake.end = 1000;
  transfer (5, 1001);
  want_beyond (1001);
  if (writing)
    returned (-1, EFBIG, "a write beyond the file system's offsets is EFBIG");
  else
    returned (0, UNTOUCHED, "a read beyond the file system's offsets is 0");
  bytes_are_right (0, 0, "beyond the file system's offsets nothing is moved");
  transfer (0, 1001);
  want_beyond (1001);
  returned (0, UNTOUCHED, "a count of 0 is 0 beyond the file system's offsets");
  fake_next (&fake.transfers, FAKE_FAIL, EBADF);
  transfer (5, 1001);
  want_beyond (1001);
  returned (-1, EBADF, "there a bad descriptor is EBADF");
  fake_next (&fake.transfers, FAKE_CLAIM, 3);
  transfer (5, 1001);
  want_beyond (1001);
  returned (-1, EIO, "there a claim to have moved bytes is EIO");
  calls_were ("beyond the file system's offsets the system is asked for nothing");
}

const struct check seeks_checks[] =
{
  { cannot_ask, "the position stays where it cannot be told" },
  { cannot_seek, "the position stays where a seek fails" },
  { cannot_restore, NULL },
  { unsigned_offsets, "a position that reads as negative stays" },
  { beyond_the_file_system, "the position stays beyond the file system's offsets" },
  { NULL, NULL }
};
