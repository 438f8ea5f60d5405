#! /bin/sh
# symbols.t -- the names that the layer takes, and what it lives beside
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
dir=`mktemp -d "$builddir/tests/symbols.XXXXXX"` || bail_out 'no scratch directory'
trap 'rm -rf "$dir"' 0; trap 'exit 1' 1 2 15
LC_ALL=C; export LC_ALL
lib=$srcdir/lib archive=$builddir/lib/libsyspio.a list=$srcdir/tests/symbols.txt

compile () { $CC $CPPFLAGS $CFLAGS -I"$lib" "$@"; }
lines () { sed -n "s/^$1 //p" "$list" | sort; }

NM=`$CC -print-prog-name=nm 2>/dev/null` || NM=nm
# The external names of an object: T NAME, or U NAME for one it asks for.  What
# the compiler adds for itself begins with two underscores or is a table.
names () { # OBJECT
  $NM -P -g "$1" | ${AWK-awk} '
    $2 == "" || $1 ~ /^__(asan|ubsan|tsan|msan|sanitizer|gcov|llvm|stack_chk|x86\.)/ { next }
    $1 == "_GLOBAL_OFFSET_TABLE_" { next }
    { print ($2 ~ /^[Uwv]$/ ? "U" : "T"), $1 }' | sort
}
defined () { names "$1" | sed -n 's/^T //p'; }

# --- the archive ---------------------------------------------------------------

names "$archive" >"$dir/names"
is 'the archive defines the names in symbols.txt' "`sed -n 's/^T //p' "$dir/names"`" "`lines T`"
is 'each begins with syspio_' "`sed -n 's/^T //p' "$dir/names" | grep -v '^syspio_'`" ''
sed -n 's/^U //p' "$dir/names" >"$dir/asked"; lines U >"$dir/allowed"
check 'it asks for something of the system' test -s "$dir/asked"
is 'and for nothing but what is in symbols.txt' "`comm -23 "$dir/asked" "$dir/allowed"`" ''

# --- the header's macros --------------------------------------------------------

macros () { # LINES [FLAG...]
  printf '%b\n' "$1" >"$dir/m.c"; shift
  compile -dM -E "$@" "$dir/m.c" | sed 's/^#define \([A-Za-z0-9_]*\).*/\1/' | sort
}
own () { # FLAG...: the macros that the header adds, but for SYSPIO_ ones
  macros '#include <stddef.h>\n#include <sys/types.h>' >"$dir/before"
  macros '#include "syspio.h"' "$@" | comm -13 "$dir/before" - | grep -v '^SYSPIO_' | tr '\n' ' '
}
if macros '#define listed' 2>/dev/null | grep '^listed$' >"$dir/out"; then
  is 'the header defines four short names and no name of the system' "`own`" \
    'sys_pread sys_pread_all sys_pwrite sys_pwrite_all '
  is 'and with a prefix four long ones' "`own -DSYSPIO_NO_SHORT_NAMES -DSYSPIO_PREFIX=tdb`" \
    'syspio_pread syspio_pread_all syspio_pwrite syspio_pwrite_all '
  is 'and without short names none' "`own -DSYSPIO_NO_SHORT_NAMES`" ''
else
  skip 'the macros of the header' 'the compiler does not list macros'
fi

# --- prefixes -------------------------------------------------------------------

check 'a prefix compiles' compile -DSYSPIO_PREFIX=tdb -c -o "$dir/tdb.o" "$lib/syspio.c"
is 'the prefix tdb gives four names' "`defined "$dir/tdb.o" | tr '\n' ' '`" \
  'tdb_pread tdb_pread_all tdb_pwrite tdb_pwrite_all '

# Copy two takes the seek path, so that a mix-up would show.
seek='-DSYSPIO_PREAD=SYSPIO_WORD_SEEK -DSYSPIO_PWRITE=SYSPIO_WORD_SEEK'
copies () {
  compile -DSYSPIO_PREFIX=one -c -o "$dir/one.o" "$lib/syspio.c" &&
  compile -DSYSPIO_PREFIX=two $seek -c -o "$dir/two.o" "$lib/syspio.c" &&
  compile -DSYSPIO_PREFIX=one -DCOPY=use_one -c -o "$dir/use1.o" "$srcdir/tests/copies.c" &&
  compile -DSYSPIO_PREFIX=two -DCOPY=use_two -c -o "$dir/use2.o" "$srcdir/tests/copies.c" &&
  compile -DSTATIC -DCOPY=use_static -c -o "$dir/use3.o" "$srcdir/tests/copies.c" &&
  compile $LDFLAGS -o "$dir/copies$EXEEXT" "$srcdir/tests/copies.c" "$dir/one.o" "$dir/two.o" \
    "$dir/use1.o" "$dir/use2.o" "$dir/use3.o" $LIBS
}
check 'two prefixes, a static copy and own functions sys_pread, sys_pwrite link' copies
is 'and each does its work' "`$RUNNER "$dir/copies$EXEEXT"`" 'failed: 0'
is 'a static copy defines no name' "`defined "$dir/use3.o"`" use_static
is 'copy two seeks' "`names "$dir/two.o" | grep -c 'U lseek'`" 1
is 'copy one does not' "`names "$dir/one.o" | grep -c 'U pread'`" 1

if test -n "$RUNNER$host_alias" || test -z "$CXX"; then
  skip 'C++ calls the names of C' 'no C++ compiler of the host'
else
  printf '%s\n' '#include "syspio.h"' 'int f () { return sys_pread (0, 0, 0, 0) < 0; }' >"$dir/c++.cc"
  check 'C++ compiles' $CXX -I"$lib" -c -o "$dir/c++.o" "$dir/c++.cc"
  is 'C++ calls the names of C' "`names "$dir/c++.o" | grep '^U'`" 'U syspio_pread'
fi
done_testing
