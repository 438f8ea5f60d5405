/* unit.c -- the layer as one unit with its caller
   SPDX-License-Identifier: 0BSD  */

#define SYSPIO_API static
#include "syspio.c"
#include "loop.h"

LOOP (unit_read, sys_pread)
LOOP (unit_write, sys_pwrite)
