/* attempt.c -- try one key, on the system and through the layer
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "attempt.h"
#include <stdio.h>
#include <string.h>

static syspio_ssize
layer_write (int fd, void *buf, size_t count, syspio_off offset)
{
  return sys_pwrite (fd, buf, count, offset);
}

/* A word about the system is not all: the seek path appends to a file opened
   O_APPEND also where the system's own pwrite does not.  */
static void
try_layer (struct attempt *attempt)
{
  const char *key = attempt->key->key, *said = attempt->choice.word;
  int bits = strcmp (said, "lfs64") == 0 ? SYSPIO_OFF64_BITS : (int) SYSPIO_OFF_BITS;
  struct probe p = attempt->probe;
  int result;

  if (strcmp (key, "pread") == 0)
    result = placed_read (&p, sys_pread, bits);
  else if (strcmp (key, "pwrite") == 0)
    result = placed_write (&p, layer_write, bits);
  else if (strcmp (key, "append") == 0)
    {
      result = append_try (&p, layer_write, "sys_pwrite");
      if (result == PROBE_LIED && strcmp (attempt->probe.word, "ignored") != 0)
        {
          attempt->probe = p;
          strcpy (attempt->probe.word, "ignored");
        }
      if (result == PROBE_LIED)
        result = PROBE_FOUND;
    }
  else
    return;

  if (strcmp (p.word, "wrong") == 0)
    {
      attempt->result = PROBE_LIED;
      snprintf (attempt->probe.finding, sizeof attempt->probe.finding,
                "by the path taken %.120s", p.finding);
    }
  else if (result >= PROBE_BLIND)
    {
      attempt->result = result;
      attempt->probe = p;
    }
}

void
attempt_key (struct attempt *attempt, const char *fstype)
{
  choice_of (attempt->key, fstype, &attempt->choice);
  attempt->result = probe_run (attempt->key->key, &attempt->probe);
  if (attempt->result < PROBE_BLIND)
    try_layer (attempt);
  judge (attempt);
}
