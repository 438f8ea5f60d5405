/* pwrite.c -- which of the system's calls writes at its offset?
   SPDX-License-Identifier: 0BSD  */

#include "probe.h"
#include <string.h>

static syspio_ssize
native (int fd, void *buf, size_t count, syspio_off offset)
{
  return SYSPIO_CALL_PWRITE (fd, buf, count, offset);
}

static syspio_ssize
lfs64 (int fd, void *buf, size_t count, syspio_off offset)
{
  return SYSPIO_CALL_PWRITE64 (fd, buf, count, offset);
}

int
probe_pwrite (struct probe *p)
{
  int result = placed_write (p, native, (int) SYSPIO_OFF_BITS);
  char wrong[sizeof p->finding];

  if (result != PROBE_FOUND)
    return result;
  if (strcmp (p->word, "right") == 0)
    {
      strcpy (p->word, "native");
      return result;
    }
  strcpy (wrong, p->finding);
  result = placed_write (p, lfs64, SYSPIO_OFF64_BITS);
  if (result != PROBE_FOUND)
    return result;
  return probe_found (p, strcmp (p->word, "right") == 0 ? "lfs64" : "seek",
                      "by the native call %s", wrong);
}
