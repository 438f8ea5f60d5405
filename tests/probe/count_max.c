/* count_max.c -- how much does one call move at most?
   SPDX-License-Identifier: 0BSD

   /dev/null takes any count without a look at the memory.  */

#include "probe.h"
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>

#ifndef MAP_ANONYMOUS
# define MAP_ANONYMOUS MAP_ANON
#endif
#ifndef MAP_NORESERVE
# define MAP_NORESERVE 0
#endif

int
probe_count_max (struct probe *p)
{
  const size_t ssize_max = (size_t) -1 / 2;
  const size_t most = ssize_max / 3 > 0x40000000 ? (size_t) 3 << 30 : ssize_max;
  size_t low = 0, high = most;
  int fd = open ("/dev/null", O_WRONLY);
  void *map = fd < 0 ? MAP_FAILED
    : mmap (NULL, most, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  syspio_ssize moved;
  char word[24];

  if (map == MAP_FAILED)
    {
      int result = probe_blind (p);
      if (fd >= 0)
        close (fd);
      return result;
    }
  /* Some systems clip a count that is too large, others refuse it: bisect.  */
  moved = SYSPIO_CALL_PWRITE (fd, map, most, 0);
  if (moved >= 0)
    low = (size_t) moved;
  else if (errno == EINVAL)
    while (high - low > 1)
      {
        size_t middle = low + (high - low) / 2;
        if (SYSPIO_CALL_PWRITE (fd, map, middle, 0) == (syspio_ssize) middle)
          low = middle;
        else
          high = middle;
      }
  munmap (map, most);
  close (fd);
  if (low == 0)
    return probe_blind (p);
  sprintf (word, low == most ? "unlimited" : "%#lx", (unsigned long) low);
  return probe_found (p, word, "asked for %#lx bytes one call %s %#lx",
                      (unsigned long) most,
                      moved < 0 ? "is refused; the most is" : "moves",
                      (unsigned long) low);
}
