/* seek.c -- the layer on the seek path, whatever the words of the platform are
   SPDX-License-Identifier: 0BSD  */

#ifdef HAVE_CONFIG_H
# include <config.h>
# undef HAVE_CONFIG_H
#endif
#undef SYSPIO_PREAD
#undef SYSPIO_PWRITE
#define SYSPIO_PREAD SYSPIO_WORD_SEEK
#define SYSPIO_PWRITE SYSPIO_WORD_SEEK
#define SYSPIO_API static
#include "syspio.c"
#include "loop.h"

LOOP (seek_read, sys_pread)
LOOP (seek_write, sys_pwrite)
