/* path-native.c -- the layer, with the system's own call as its path
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#undef HAVE_CONFIG_H                    /* its words are replaced here */
#undef SYSPIO_PREAD
#undef SYSPIO_PWRITE
#define SYSPIO_PREAD SYSPIO_WORD_NATIVE
#define SYSPIO_PWRITE SYSPIO_WORD_NATIVE
#undef SYSPIO_PREFIX
#define SYSPIO_PREFIX path_native
#include "../lib/syspio.c"
