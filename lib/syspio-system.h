/* syspio-system.h -- the seam: every call that the layer makes of the system
   SPDX-License-Identifier: 0BSD

   The one file that may ask which system this is.  A call that the words of
   the platform file do not name may be missing here: it is a stub that fails
   with ENOSYS, so that all of the layer compiles everywhere.
   Define SYSPIO_SYSTEM_H to put another file, such as a scripted kernel, in
   its place.  */

#ifndef SYSPIO_SYSTEM_HEADER
#define SYSPIO_SYSTEM_HEADER

/* A strict standard hides pread; ask for the standard that has it.  */
#if defined __STRICT_ANSI__ && !defined _XOPEN_SOURCE && !defined _GNU_SOURCE
# define _XOPEN_SOURCE 500
#endif
/* pread64 and off64_t, which some systems hide otherwise.  */
#ifndef _LARGEFILE64_SOURCE
# define _LARGEFILE64_SOURCE 1
#endif

#include <errno.h>
#include <stddef.h>
#include <sys/types.h>
#include <unistd.h>

/* The bits of a plain offset, and of one for the explicit 64-bit calls.  */
#define SYSPIO_OFF_BITS (sizeof (off_t) * 8)
#define SYSPIO_OFF64_BITS 64

/* Where long has 64 bits the plain call takes every offset, and lfs64 means it.  */
#if defined __LP64__ || defined _LP64
# define SYSPIO_IS_PLAIN(word) \
    ((word) == SYSPIO_WORD_NATIVE || (word) == SYSPIO_WORD_LFS64)
#else
# define SYSPIO_IS_PLAIN(word) ((word) == SYSPIO_WORD_NATIVE)
#endif
#define SYSPIO_NO_CALL(fd, buf, count, offset) (errno = ENOSYS, (ssize_t) -1)

/* An undeclared pread would be called with int arguments: stop at the typedef.  */
#if SYSPIO_IS_PLAIN (SYSPIO_PREAD)
typedef char syspio_pread_is_declared[sizeof (&pread) ? 1 : -1];
# define SYSPIO_CALL_PREAD(fd, buf, count, offset) \
    pread (fd, buf, count, (off_t) (offset))
# define SYSPIO_CALL_PREAD64 SYSPIO_CALL_PREAD
#elif SYSPIO_PREAD == SYSPIO_WORD_LFS64
# define SYSPIO_CALL_PREAD SYSPIO_NO_CALL
# define SYSPIO_CALL_PREAD64(fd, buf, count, offset) \
    pread64 (fd, buf, count, (off64_t) (offset))
#else
# define SYSPIO_CALL_PREAD SYSPIO_NO_CALL
# define SYSPIO_CALL_PREAD64 SYSPIO_NO_CALL
#endif

#if SYSPIO_IS_PLAIN (SYSPIO_PWRITE)
typedef char syspio_pwrite_is_declared[sizeof (&pwrite) ? 1 : -1];
# define SYSPIO_CALL_PWRITE(fd, buf, count, offset) \
    pwrite (fd, buf, count, (off_t) (offset))
# define SYSPIO_CALL_PWRITE64 SYSPIO_CALL_PWRITE
#elif SYSPIO_PWRITE == SYSPIO_WORD_LFS64
# define SYSPIO_CALL_PWRITE SYSPIO_NO_CALL
# define SYSPIO_CALL_PWRITE64(fd, buf, count, offset) \
    pwrite64 (fd, buf, count, (off64_t) (offset))
#else
# define SYSPIO_CALL_PWRITE SYSPIO_NO_CALL
# define SYSPIO_CALL_PWRITE64 SYSPIO_NO_CALL
#endif

#define SYSPIO_CALL_LSEEK(fd, offset, whence) lseek (fd, (off_t) (offset), whence)
#define SYSPIO_CALL_READ(fd, buf, count) read (fd, buf, count)
#define SYSPIO_CALL_WRITE(fd, buf, count) write (fd, buf, count)

#endif /* SYSPIO_SYSTEM_HEADER */
