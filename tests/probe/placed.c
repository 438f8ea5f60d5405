/* placed.c -- does a call read and write at its offset, and nowhere else?
   SPDX-License-Identifier: 0BSD

   What the call did is looked at by lseek and read on another open file
   description: a call that cuts its offset gets its own data back.  */

#include "probe.h"
#include <string.h>

static int
placed_result (struct probe *p, const char *wrong, syspio_off far)
{
  if (wrong)
    return probe_found (p, "wrong", "%s", wrong);
  return probe_found (p, "right",
                      "right at 0 and at %s, position kept, -1 is EINVAL",
                      far < 0x100000 ? "64 KiB" : far >> 32 ? "5 GiB" : "1.25 GiB");
}

int
placed_read (struct probe *p, placed_call *call, int bits)
{
  char buf[4];
  int fds[2], result;
  syspio_off far;

  if (scratch_open (p->directory, 0, fds) != 0)
    return probe_blind (p);
  far = scratch_far (fds[1], bits);
  if (far < 0 || ftruncate (fds[1], 0) != 0
      || scratch_put (fds[1], "near", 4, 0) != 0
      || scratch_put (fds[1], "far!", 4, far) != 0
      || scratch_get (fds[1], buf, 4, far) != 0
      || scratch_seek (fds[0], 3, SEEK_SET) != 3)
    result = probe_blind (p);
  else if (memcmp (buf, "far!", 4) != 0)
    result = probe_broken (p, "lseek and read do not give back what was written");
  else
    result = placed_result (p,
      call (fds[0], buf, 4, far) != 4 || memcmp (buf, "far!", 4) != 0
      ? "a far offset reads other data"
      : call (fds[0], buf, 4, 0) != 4 || memcmp (buf, "near", 4) != 0
      ? "offset 0 reads other data"
      : call (fds[0], buf, 4, far + 4) != 0 ? "the end of the file does not read as 0"
      : call (fds[0], buf, 4, -1) != -1 || errno != EINVAL
      ? "a negative offset is not EINVAL"
      : scratch_seek (fds[0], 0, SEEK_CUR) != 3 ? "the position moves" : NULL, far);
  scratch_close (fds);
  return result;
}

int
placed_write (struct probe *p, placed_call *call, int bits)
{
  char buf[4], near[4];
  int fds[2], result;
  syspio_off far;
  syspio_ssize moved;

  if (scratch_open (p->directory, 0, fds) != 0)
    return probe_blind (p);
  far = scratch_far (fds[1], bits);
  if (far < 0 || ftruncate (fds[1], 0) != 0
      || scratch_put (fds[1], "near", 4, 0) != 0
      || scratch_seek (fds[0], 3, SEEK_SET) != 3)
    result = probe_blind (p);
  else if ((moved = call (fds[0], (void *) "FAR!", 4, far)) == -1
           && probe_full (errno))
    result = probe_blind (p);
  else
    result = placed_result (p,
      moved != 4 ? "a far offset cannot be written"
      : scratch_seek (fds[1], 0, SEEK_END) != far + 4 ? "the size is not offset + count"
      : scratch_get (fds[1], buf, 4, far) != 0 || memcmp (buf, "FAR!", 4) != 0
        || scratch_get (fds[1], near, 4, 0) != 0 || memcmp (near, "near", 4) != 0
      ? "data are not at their offset"
      : call (fds[0], (void *) "neg!", 4, -1) != -1 || errno != EINVAL
      ? "a negative offset is not EINVAL"
      : scratch_seek (fds[0], 0, SEEK_CUR) != 3 ? "the position moves" : NULL, far);
  scratch_close (fds);
  return result;
}
