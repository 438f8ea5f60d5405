/* noappend.c -- does pwritev2's RWF_NOAPPEND put data at the offset?
   SPDX-License-Identifier: 0BSD

   Success says nothing: overlay and many FUSE servers accept the flag, pass
   the data to a file opened O_APPEND, and append.  */

#include "probe.h"
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>

static syspio_ssize
noappend (int fd, void *buf, size_t count, syspio_off offset)
{
#ifdef SYS_pwritev2                     /* C libraries older than the flag */
  struct iovec vector;

  vector.iov_base = buf;
  vector.iov_len = count;
  return syscall (SYS_pwritev2, (long) fd, &vector, 1L, (long) offset, 0L,
                  0x20L /* RWF_NOAPPEND */);
#else
  (void) fd, (void) buf, (void) count, (void) offset;
  errno = ENOSYS;
  return -1;
#endif
}

int
probe_noappend (struct probe *p)
{
  int result = append_try (p, noappend, "RWF_NOAPPEND");

  if (result != PROBE_BLIND)
    strcpy (p->word, result == PROBE_FOUND ? "flag" : "none");
  return result;
}
