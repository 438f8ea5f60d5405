/* probe.h -- try one fact on the kernel that runs, in a given directory
   SPDX-License-Identifier: 0BSD

   tests/probe/KEY.c defines probe_KEY, which finds the word of platforms/README
   that is true here.  The calls that it judges go through the seam of the layer,
   so they are the system's own, and ENOSYS where the system has none.  */

#ifndef PROBE_H
#define PROBE_H

#ifdef HAVE_CONFIG_H
# include <config.h>
#endif
#ifndef _GNU_SOURCE                     /* mkstemp, syscall, ptsname */
# define _GNU_SOURCE 1
#endif
#include "syspio-system.h"
#include "syspio.h"

enum
{
  PROBE_FOUND,                          /* word is what holds here */
  PROBE_REFUSED,                        /* the system said no, and did nothing */
  PROBE_LIED,                           /* the system said yes, and did otherwise */
  PROBE_BLIND,                          /* could not look; error says why */
  PROBE_BROKEN = 99                     /* the probe itself cannot be trusted */
};

struct probe
{
  const char *directory;                /* where to try */
  char word[24];                        /* as in platforms/README, or empty */
  int error;                            /* errno of what could not be done */
  char finding[160];                    /* one line for people */
};

int probe_pread (struct probe *p);
int probe_pwrite (struct probe *p);
int probe_count_max (struct probe *p);
int probe_append (struct probe *p);
int probe_noappend (struct probe *p);
int probe_unseekable (struct probe *p);

/* The probe for KEY; PROBE_BROKEN where there is none.  */
int probe_run (const char *key, struct probe *p);

/* For the probes: fill in P and return the result.  */
int probe_found (struct probe *p, const char *word, const char *format, ...);
int probe_blind (struct probe *p);      /* from errno */
int probe_broken (struct probe *p, const char *finding);
int probe_full (int error);             /* is ERROR the medium's, not the call's? */

/* A file in DIRECTORY under two open file descriptions, the second with FLAGS;
   unlinked at once, with signals held, so that nothing can be left.  Return 0,
   or -1 with errno.  Where it could not be unlinked scratch_left is its name.  */
int scratch_open (const char *directory, int flags, int fds[2]);
void scratch_close (int fds[2]);
extern char *scratch_left;

/* Seek with 64 bits in every build; transfer by lseek and read or write.  */
syspio_off scratch_seek (int fd, syspio_off offset, int whence);
int scratch_put (int fd, const char *data, size_t count, syspio_off offset);
int scratch_get (int fd, char *data, size_t count, syspio_off offset);
/* The farthest offset worth trying with BITS, or -1 with errno.  */
syspio_off scratch_far (int fd, int bits);

/* Does CALL, with offsets of BITS, transfer where it is told?  PROBE_FOUND says
   "right" or "wrong" as the word.  */
typedef syspio_ssize placed_call (int fd, void *buf, size_t count,
                                  syspio_off offset);
int placed_read (struct probe *p, placed_call *call, int bits);
int placed_write (struct probe *p, placed_call *call, int bits);

/* Where does CALL, told 3, write on a file opened O_APPEND?  PROBE_FOUND: there;
   PROBE_LIED: elsewhere.  NAME is for the finding.  */
int append_try (struct probe *p, placed_call *call, const char *name);

#endif /* PROBE_H */
