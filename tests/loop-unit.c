/* loop-unit.c -- the library with the words of unit UNIT of loop-units.h
   SPDX-License-Identifier: 0BSD  */

#define UNIT_PASTE_(number, bits) unit ## number ## _ ## bits
#define UNIT_PASTE(number, bits) UNIT_PASTE_ (number, bits)
#define SYSPIO_PREFIX UNIT_PASTE (UNIT, FAKE_OFF_BITS)
#define SYSPIO_SYSTEM_H "../tests/lab/fake-system.h"
#include "loop-units.h"
#include "../lib/syspio.c"
#include "loop.h"

extern const struct unit SYSPIO_PREFIX;
const struct unit SYSPIO_PREFIX =
{
  UNIT_NAME, FAKE_OFF_BITS,
  SYSPIO_PREAD, SYSPIO_PWRITE, SYSPIO_APPEND, SYSPIO_UNSEEKABLE,
  SYSPIO_COUNT_MAX,
  syspio_pread, syspio_pwrite, syspio_pread_all, syspio_pwrite_all
};
