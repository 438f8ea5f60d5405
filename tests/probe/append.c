/* append.c -- what does pwrite do with its offset on a file opened O_APPEND?
   SPDX-License-Identifier: 0BSD  */

#include "probe.h"
#include <fcntl.h>
#include <string.h>

int
append_try (struct probe *p, placed_call *call, const char *name)
{
  char buf[12] = "";
  int fds[2], error, result, size;
  syspio_ssize moved;

  if (scratch_open (p->directory, O_APPEND, fds) != 0)
    return probe_blind (p);
  if (scratch_put (fds[0], "0123456789", 10, 0) != 0)
    {
      result = probe_blind (p);
      scratch_close (fds);
      return result;
    }
  moved = call (fds[1], (void *) "xy", 2, 3);
  error = errno;
  size = (int) scratch_seek (fds[0], 0, SEEK_END);
  if (size < 10 || size > 12 || scratch_get (fds[0], buf, (size_t) size, 0) != 0)
    result = probe_broken (p, "the file cannot be read back");
  else if (moved == -1)
    {
      errno = error;
      result = probe_blind (p);
      if (!probe_full (error))
        {
          probe_found (p, "", "%s refuses it: %s", name, strerror (error));
          result = PROBE_REFUSED;
        }
    }
  else if (moved == 2 && size == 10 && memcmp (buf, "012xy56789", 10) == 0)
    result = probe_found (p, "", "%s puts data at the offset", name);
  else
    {
      probe_found (p, "", "%s succeeds, and data go to %s", name,
                   memcmp (buf, "0123456789xy", 12) == 0 ? "the end of the file"
                   : "neither the offset nor the end");
      result = PROBE_LIED;
    }
  scratch_close (fds);
  return result;
}

static syspio_ssize
system_pwrite (int fd, void *buf, size_t count, syspio_off offset)
{
  return SYSPIO_CALL_PWRITE (fd, buf, count, offset);
}

int
probe_append (struct probe *p)
{
  int result = append_try (p, system_pwrite, "pwrite");

  if (result == PROBE_FOUND)
    strcpy (p->word, "honoured");
  else if (result == PROBE_LIED)
    {
      strcpy (p->word, "ignored");
      result = PROBE_FOUND;
    }
  return result;
}
