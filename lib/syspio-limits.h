/* syspio-limits.h -- the ranges of counts and offsets, as constants
   SPDX-License-Identifier: 0BSD  */

#if defined __GNUC__
typedef unsigned int syspio_uoff __attribute__ ((__mode__ (__DI__)));
#else
typedef unsigned long long syspio_uoff;
#endif

#define SYSPIO_SSIZE_MAX ((size_t) -1 / 2)

/* The largest offset that a path can pass to the system.  */
#define SYSPIO_OFF_LAST(path) \
  ((path) == SYSPIO_WORD_LFS64 ? SYSPIO_BITS_LAST (SYSPIO_OFF64_BITS) \
                               : SYSPIO_BITS_LAST (SYSPIO_OFF_BITS))
#define SYSPIO_BITS_LAST(bits) \
  ((((syspio_off) 1 << ((bits) - 2)) - 1) * 2 + 1)

/* A path that is one call, which itself refuses a pipe.  */
#define SYSPIO_IS_DIRECT(path) \
  ((path) != SYSPIO_WORD_SEEK && SYSPIO_UNSEEKABLE != SYSPIO_WORD_READS)

/* Counts and offsets for which two comparisons decide that sign, range and
   clamp are in order.  Beyond 1 MiB some instructions more do not matter.  */
#define SYSPIO_FAST_COUNT \
  ((size_t) (SYSPIO_COUNT_MAX < 0x100000 ? SYSPIO_COUNT_MAX : 0x100000))
#define SYSPIO_FAST_OFFSET(path) \
  ((syspio_uoff) SYSPIO_OFF_LAST (path) - SYSPIO_FAST_COUNT)

/* For what a plain success never reaches: keeps it out of the callers.  */
#if defined __GNUC__ && !defined __TINYC__
# define SYSPIO_COLD __attribute__ ((__cold__, __noinline__))
#else
# define SYSPIO_COLD
#endif
