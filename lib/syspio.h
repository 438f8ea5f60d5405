/* syspio.h -- pread and pwrite that mean the same thing on every system
   SPDX-License-Identifier: 0BSD

   The contract, on every platform:

    1. Offsets have 64 bits, whatever the includer's off_t has.  Where the
       system's own offset has 32, a read at the largest or beyond it fails
       with EOVERFLOW and a write with EFBIG; no offset is ever cut.
    2. A negative offset, or a count above SSIZE_MAX, is EINVAL, decided
       before any call to the system.
    3. The file position does not move, also when the call fails.
    4. A call interrupted before any byte moved is made again.  A call that
       succeeds at once leaves errno alone; after a retry it is unspecified.
    5. A short transfer is legal in sys_pread and sys_pwrite.  The _all calls
       go on until all is done, the file ends or an error stops them.  A
       write that moves nothing ends as ENOSPC.  A system that claims to have
       moved more than it was asked for is EIO, in every call.
    6. One call never asks the system for more than it can take, and never
       reaches beyond the largest offset; where that leaves nothing of a read
       the result is 0, of a write EFBIG.
    7. A descriptor without a position (pipe, socket, terminal) is ESPIPE, and
       no data are lost.
    8. A read at or after the end of the file returns 0.
    9. (Vectors; reserved.)
   10. On a file opened O_APPEND a write does what the platform does: POSIX
       wants the data at the offset, Linux and FreeBSD among others append.
   11. Nothing is allocated.  Where the system's own call is used, a call is
       async-signal-safe and safe in threads.

   Differs from pread(2) in:

    1. EINTR is not returned before data moved (clause 4).
    2. The seek path, which SYSPIO_PREAD or SYSPIO_PWRITE names, is four calls
       under one lock.  Other users of the same open file description -- a
       plain read or write, another copy of this layer, a forked process that
       shares the descriptor -- can see the position move, and can move it.
       It is not async-signal-safe; with threads define SYSPIO_THREADS, which
       also holds off cancellation meanwhile; without it only one thread may
       call.  A child forked while another thread is in a call must not call.
    3. On the seek path a call whose position cannot be restored fails, though
       data moved.
    4. On the seek path an offset beyond what the file system can seek to
       reads as 0 and is EFBIG to a write, also on a block device.  Where the
       system's own offset has 32 bits and the position is beyond them, every
       call is EOVERFLOW, for such a position cannot be restored.
    5. On the seek path a write to a file opened O_APPEND appends everywhere.
    6. On the seek path the file descriptor needs no more rights than read
       and lseek do.
    7. Two errors at once: EINVAL for a bad offset or count comes before EBADF
       and ESPIPE.

   A vendor may define, for every file that includes this header alike:

     SYSPIO_PREFIX          the beginning of every linker name; syspio if not
     SYSPIO_API             what stands before every declaration; `static' for
                            a program that includes syspio.c itself, which it
                            does before any header of the system
     SYSPIO_NO_SHORT_NAMES  no macros sys_pread and so on
     SYSPIO_THREADS         (syspio.c only) take a mutex on the seek path

   No pread, pwrite or other name of the system is ever defined here.  */

#ifndef SYSPIO_H
#define SYSPIO_H

#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A signed integer of 64 bits; __mode__ keeps C90 and C++98 free of "long
   long".  */
#if defined __GNUC__
typedef int syspio_off __attribute__ ((__mode__ (__DI__)));
# define SYSPIO_UNUSED __attribute__ ((__unused__))
#else
typedef long long syspio_off;
# define SYSPIO_UNUSED
#endif

/* What ssize_t is; compilers without POSIX have none.  */
#if defined _MSC_VER
typedef ptrdiff_t syspio_ssize;
#else
typedef ssize_t syspio_ssize;
#endif

#ifndef SYSPIO_API
# define SYSPIO_API extern
#endif

#ifdef SYSPIO_PREFIX
# define SYSPIO_PASTE_(prefix, name) prefix ## name
# define SYSPIO_PASTE(prefix, name) SYSPIO_PASTE_ (prefix, name)
# define syspio_pread      SYSPIO_PASTE (SYSPIO_PREFIX, _pread)
# define syspio_pwrite     SYSPIO_PASTE (SYSPIO_PREFIX, _pwrite)
# define syspio_pread_all  SYSPIO_PASTE (SYSPIO_PREFIX, _pread_all)
# define syspio_pwrite_all SYSPIO_PASTE (SYSPIO_PREFIX, _pwrite_all)
#endif

/* Read up to COUNT bytes, 0 to SSIZE_MAX, at OFFSET, 0 to 2^63 - 1, of FD
   into BUF.  Return the bytes moved, 0 at or after the end of the file, or -1
   with errno:
     EINVAL     OFFSET is negative or COUNT above SSIZE_MAX; or the descriptor
                wants alignment (O_DIRECT) or cannot be read
     EOVERFLOW  the system's offsets have 32 bits and OFFSET does not fit
     ESPIPE     FD has no position
     EIO        the device failed, or the system claimed more than COUNT
     EBADF, EISDIR, EFAULT, EAGAIN, ENXIO and others as read(2).  */
SYSPIO_API syspio_ssize syspio_pread (int fd, void *buf, size_t count,
                                      syspio_off offset) SYSPIO_UNUSED;

/* Write up to COUNT bytes of BUF at OFFSET of FD.  Return the bytes moved, or
   -1 with errno:
     EINVAL, ESPIPE, EIO  as above
     EFBIG   OFFSET is beyond what the system, the file system or the limit
             RLIMIT_FSIZE allows; the last comes with SIGXFSZ
     ENOSPC, EDQUOT, EBADF, EFAULT, EAGAIN, EPERM and others as write(2).  */
SYSPIO_API syspio_ssize syspio_pwrite (int fd, const void *buf, size_t count,
                                       syspio_off offset) SYSPIO_UNUSED;

/* Read, or write, until all COUNT bytes are done.  Return 0, or -1 with errno
   as above; a write that moves nothing is ENOSPC.  In either case *DONE, unless
   DONE is null, becomes the bytes moved.  The end of the file is 0 with fewer
   bytes.  On a descriptor that does not block, EAGAIN may come after bytes
   moved: go on at OFFSET + *DONE.  */
SYSPIO_API int syspio_pread_all (int fd, void *buf, size_t count,
                                 syspio_off offset, size_t *done) SYSPIO_UNUSED;
SYSPIO_API int syspio_pwrite_all (int fd, const void *buf, size_t count,
                                  syspio_off offset, size_t *done) SYSPIO_UNUSED;

#ifndef SYSPIO_NO_SHORT_NAMES
# define sys_pread      syspio_pread
# define sys_pwrite     syspio_pwrite
# define sys_pread_all  syspio_pread_all
# define sys_pwrite_all syspio_pwrite_all
#endif

#ifdef __cplusplus
}
#endif

#endif /* SYSPIO_H */
