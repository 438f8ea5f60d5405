#! /bin/sh
# piocheck.sh SRCDIR VERSION -- join tests/compat/ into one C file, on standard output
# SPDX-License-Identifier: 0BSD

set -e
cd "$1"
compat=tests/compat
# A group is in the file of its name.
all="errno impl expect scratch private run select tap json check options"
groups=`sed -n '/groups\[\] =/,/};/p' $compat/select.c | tr ', ' '\n\n' | sed -n 's/^&group_//p'`

cat <<END
/* piocheck.c -- does positional I/O here do what POSIX says?
   SPDX-License-Identifier: 0BSD

     cc -o piocheck piocheck.c && ./piocheck DIR

   Made from tests/compat/ of syspio $2; do not edit.  */

#define PIO_VERSION "$2"
END
part () { # FILE: what it says, without what has been included
  printf '\n/* ===== %s ===== */\n\n' "$1"
  sed '/^#include "/d' "$1"
}
part $compat/system.h
part lib/syspio-platforms.h
part $compat/compat.h
for name in $all $groups main; do part $compat/$name.c; done
