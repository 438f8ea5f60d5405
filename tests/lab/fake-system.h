/* fake-system.h -- the seam of lib/syspio-system.h, made of the fake kernel
   SPDX-License-Identifier: 0BSD

   FAKE_OFF_BITS says how wide a plain offset is: 32 bits play a system with a
   small off_t on any host.  */

#ifndef FAKE_SYSTEM_H
#define FAKE_SYSTEM_H

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>
#include "fake-kernel.h"

#define SYSPIO_OFF_BITS FAKE_OFF_BITS
#define SYSPIO_OFF64_BITS 64

#if FAKE_OFF_BITS == 32
typedef int fake_off;
#else
typedef syspio_off fake_off;
#endif

#define SYSPIO_CALL_PREAD(fd, buf, count, offset) \
  fake_transfer ("pread", 0, fd, buf, count, (fake_off) (offset))
#define SYSPIO_CALL_PWRITE(fd, buf, count, offset) \
  fake_transfer ("pwrite", 1, fd, (void *) (buf), count, (fake_off) (offset))
#define SYSPIO_CALL_PREAD64(fd, buf, count, offset) \
  fake_transfer ("pread64", 0, fd, buf, count, offset)
#define SYSPIO_CALL_PWRITE64(fd, buf, count, offset) \
  fake_transfer ("pwrite64", 1, fd, (void *) (buf), count, offset)
#define SYSPIO_CALL_LSEEK(fd, offset, whence) \
  ((fake_off) fake_lseek (fd, (fake_off) (offset), whence))
#define SYSPIO_CALL_READ(fd, buf, count) \
  fake_transfer ("read", 0, fd, buf, count, 0)
#define SYSPIO_CALL_WRITE(fd, buf, count) \
  fake_transfer ("write", 1, fd, buf, count, 0)

/* Memory comes from the system too.  */
#define malloc(size) fake_malloc ()
#define calloc(count, size) fake_malloc ()
#define realloc(old, size) fake_malloc ()

#endif /* FAKE_SYSTEM_H */
