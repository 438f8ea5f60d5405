/* system.h -- what piocheck takes from the system, and what may be missing
   SPDX-License-Identifier: 0BSD

   The one file here that may ask which system this is.  Each of these can be
   set on the compiler's command line, to 0 or 1:

     PIO_PREADV   the C library has preadv and pwritev
     PIO_PREADV2  and preadv2 and pwritev2
     PIO_THREADS  and pthread_create, without a library of its own  */

#ifndef PIO_SYSTEM_H
#define PIO_SYSTEM_H

#ifdef HAVE_CONFIG_H
# include <config.h>
#endif
#ifndef _GNU_SOURCE                     /* a strict standard hides pread */
# define _GNU_SOURCE 1
#endif

#include <sys/types.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef PIO_PREADV
# if defined __GLIBC__ || (defined __linux__ && !defined __KLIBC__) \
     || defined __FreeBSD__ || defined __NetBSD__ || defined __OpenBSD__ \
     || defined __DragonFly__
#  define PIO_PREADV 1
# else
#  define PIO_PREADV 0
# endif
#endif

#if defined __GLIBC__ && defined __GLIBC_PREREQ
# define PIO_GLIBC(major, minor) __GLIBC_PREREQ (major, minor)
#else
# define PIO_GLIBC(major, minor) 0
#endif
#ifndef PIO_PREADV2
# define PIO_PREADV2 PIO_GLIBC (2, 26)
#endif

/* gcc -pthread defines _REENTRANT; glibc has threads in itself since 2.34.  */
#ifndef PIO_THREADS
# if defined _REENTRANT || PIO_GLIBC (2, 34)
#  define PIO_THREADS 1
# else
#  define PIO_THREADS 0
# endif
#endif
#if PIO_THREADS
# include <pthread.h>
#endif

#if defined __linux__
# include <sys/epoll.h>
# include <sys/eventfd.h>
# include <sys/inotify.h>
# include <sys/syscall.h>
# include <sys/timerfd.h>
# define PIO_LINUX 1
#else
# define PIO_LINUX 0
#endif

/* Flags of open and of the calls that not every header has.  */
#ifndef O_DIRECT
# define O_DIRECT 0
#endif
#ifndef O_DSYNC
# define O_DSYNC O_SYNC
#endif
#ifndef O_PATH
# define O_PATH 0
#endif
#ifndef MAP_ANONYMOUS
# define MAP_ANONYMOUS MAP_ANON
#endif
#ifndef MAP_NORESERVE
# define MAP_NORESERVE 0
#endif
#ifndef IOV_MAX
# define IOV_MAX 1024
#endif
#ifndef SSIZE_MAX
# define SSIZE_MAX ((ssize_t) ((size_t) -1 / 2))
#endif

#if defined __GNUC__
/* C90 and C++98 have no "long long"; this has 64 bits in either.  */
typedef int pio_off __attribute__ ((__mode__ (__DI__)));
# define PIO_NORETURN __attribute__ ((__noreturn__))
# define PIO_FORMAT(format, first) \
    __attribute__ ((__format__ (__printf__, format, first)))
#else
typedef long long pio_off;
# define PIO_NORETURN
# define PIO_FORMAT(format, first)
#endif
#define PIO_OFF_MAX ((pio_off) ((((pio_off) 1 << 62) - 1) * 2 + 1))
#define PIO_OFF_MIN (-PIO_OFF_MAX - 1)

#endif /* PIO_SYSTEM_H */
