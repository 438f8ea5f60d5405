/* check.c -- syspio check: piocheck's assertions through the layer and its paths
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "command.h"
#include "path.h"
#include "../tests/compat/compat.h"

/* What src/path-native.c and src/path-seek.c make of lib/syspio.c.  */
syspio_ssize path_native_pread (int, void *, size_t, syspio_off);
syspio_ssize path_native_pwrite (int, const void *, size_t, syspio_off);
syspio_ssize path_seek_pread (int, void *, size_t, syspio_off);
syspio_ssize path_seek_pwrite (int, const void *, size_t, syspio_off);

/* What the path cannot do otherwise.  */
#define APPENDS "syspio.h, Differs from pread(2) in, 4"
#define SHARED "syspio.h, Differs from pread(2) in, 2"
#define NO_SEEK "no platform with these has the seek path: lseek succeeds, and moves nothing"
static const struct known seek_known[] =
{
  { 85, APPENDS }, { 90, APPENDS }, { 251, APPENDS }, { 252, APPENDS },
  { 121, SHARED }, { 122, SHARED }, { 123, SHARED }, { 125, SHARED }, { 371, SHARED },
  { 74, NO_SEEK }, { 302, NO_SEEK }, { 303, NO_SEEK },
  { 0, NULL }
};

#define BITS ((int) sizeof (off_t) * CHAR_BIT)
static const struct impl sys =
{
  "sys", BITS, sys_pread, sys_pwrite, NULL, NULL, NULL, NULL,
  SYSPIO_PWRITE == SYSPIO_WORD_SEEK ? seek_known : NULL
};
static const struct impl native =
{
  "native", BITS, path_native_pread, path_native_pwrite, NULL, NULL, NULL, NULL, NULL
};
static const struct impl seek =
{
  "seek", BITS, path_seek_pread, path_seek_pwrite, NULL, NULL, NULL, NULL, seek_known
};

int
check (int argc, char **argv)
{
  static const struct impl *const impls[] = { &sys, &libc_impl, &native, &seek, NULL };

  return compat_command ("syspio check", impls, argc, argv);
}
