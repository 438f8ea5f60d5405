/* path-seek.c -- the layer, with lseek and read or write as its path
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#undef HAVE_CONFIG_H                    /* its words are replaced here */
#undef SYSPIO_PREAD
#undef SYSPIO_PWRITE
#define SYSPIO_PREAD SYSPIO_WORD_SEEK
#define SYSPIO_PWRITE SYSPIO_WORD_SEEK
#undef SYSPIO_PREFIX
#define SYSPIO_PREFIX path_seek
#include "../lib/syspio.c"
