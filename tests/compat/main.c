/* main.c -- piocheck: what do the system's own pread and pwrite do here?
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

int
main (int argc, char **argv)
{
  static const struct impl *const impls[] = { &libc_impl, NULL };

  return compat_command ("piocheck", impls, argc, argv);
}
