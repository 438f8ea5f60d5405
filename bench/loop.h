/* loop.h -- what the benchmark repeats
   SPDX-License-Identifier: 0BSD  */

#ifndef LOOP_H
#define LOOP_H

#include <sys/types.h>

/* Make CALLS calls; return 0, or -1 if one moved other than COUNT bytes.
   Count and offset are variables, so that no compiler can drop a check.  */
typedef int loop (int fd, void *buf, size_t count, off_t offset, long calls);

#define LOOP(name, call)                                                \
  int name (int fd, void *buf, size_t count, off_t offset, long calls)  \
  {                                                                     \
    for (; calls > 0; calls--)                                          \
      if (call (fd, buf, count, offset) != (ssize_t) count)             \
        return -1;                                                      \
    return 0;                                                           \
  }

extern loop unit_read, unit_write, seek_read, seek_write;

#endif /* LOOP_H */
