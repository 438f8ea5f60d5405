/* path.c -- the paths to the kernel that can be compared
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "path.h"
#include <string.h>

/* What src/path-native.c and src/path-seek.c make of lib/syspio.c.  */
syspio_ssize path_native_pread (int, void *, size_t, syspio_off);
syspio_ssize path_native_pwrite (int, const void *, size_t, syspio_off);
syspio_ssize path_seek_pread (int, void *, size_t, syspio_off);
syspio_ssize path_seek_pwrite (int, const void *, size_t, syspio_off);

static syspio_ssize
taken_write (int fd, void *buf, size_t count, syspio_off offset)
{
  return sys_pwrite (fd, buf, count, offset);
}

static syspio_ssize
native_write (int fd, void *buf, size_t count, syspio_off offset)
{
  return path_native_pwrite (fd, buf, count, offset);
}

static syspio_ssize
seek_write (int fd, void *buf, size_t count, syspio_off offset)
{
  return path_seek_pwrite (fd, buf, count, offset);
}

int
paths_of (int writing, const char *taken, struct path list[MOST_PATHS])
{
  const struct path all[] =
  {
    { taken, writing ? taken_write : sys_pread,
      strcmp (taken, "lfs64") == 0 ? SYSPIO_OFF64_BITS : (int) SYSPIO_OFF_BITS },
    { "native", writing ? native_write : path_native_pread,
      (int) SYSPIO_OFF_BITS },
    { "seek", writing ? seek_write : path_seek_pread, (int) SYSPIO_OFF_BITS }
  };
  int count = 0;

  for (int i = 0; i < MOST_PATHS; i++)
    if (i == 0 || strcmp (all[i].name, taken) != 0)
      list[count++] = all[i];
  return count;
}
