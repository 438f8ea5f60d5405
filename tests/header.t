#! /bin/sh
# header.t -- syspio.h alone, among hostile macros, and syspio.c as one unit
# SPDX-License-Identifier: 0BSD
#
# Compiles only.  Every compiler that is here takes part; when crossing, the
# host's own compilers say nothing about the target, and only $CC does.

. "$srcdir/tests/tap.sh"
dir=`mktemp -d "$builddir/tests/header.XXXXXX"` || bail_out 'no scratch directory'
trap 'rm -rf "$dir"' 0; trap 'exit 1' 1 2 15

cat >"$dir/includer.c" <<'END'
#include "syspio.h"
#include "syspio.h"
/* A function pointer of the documented type to each of the four.  */
#define FOUR(p) \
  ssize_t (*p##_1) (int, void *, size_t, syspio_off) = p##_pread; \
  ssize_t (*p##_2) (int, const void *, size_t, syspio_off) = p##_pwrite; \
  int (*p##_3) (int, void *, size_t, syspio_off, size_t *) = p##_pread_all; \
  int (*p##_4) (int, const void *, size_t, syspio_off, size_t *) = p##_pwrite_all
FOUR (syspio);
#ifdef SYSPIO_NO_SHORT_NAMES
char sys_pread, sys_pwrite, sys_pread_all, sys_pwrite_all;
#else
FOUR (sys);
#endif
#ifdef SYSPIO_PREFIX
FOUR (tdb);
#endif
typedef char offset_has_64_bits[sizeof (syspio_off) == 8 ? 1 : -1];
typedef char offset_has_a_sign[(syspio_off) -1 < 0 ? 1 : -1];
END
cat >"$dir/unit.c" <<'END'
#define SYSPIO_API static
#include "syspio.c"
int uses_one (int fd) { return sys_pread_all (fd, 0, 0, 0, 0); }
END
echo 'typedef char off_t_[sizeof (off_t) * 8 == OFF_T_BITS ? 1 : -1];' >"$dir/tail"
{ printf '#include <%s>\n' errno.h sys/types.h; cat "$dir/tail"; } >"$dir/off_t.c"
cat "$dir/includer.c" "$dir/tail" >"$dir/both.c"
echo 'typedef int nothing;' >"$dir/nothing.c"
mkdir "$dir/hostile"; echo '#error config.h was included' >"$dir/hostile/config.h"

numbers=`sed -n 's/^#define SYSPIO_PLATFORM_.* //p' "$srcdir/lib/syspio-platforms.h"`
is 'each platform file has a number' "`echo $numbers | wc -w | tr -d ' '`" \
  "`ls "$srcdir"/platforms/[a-z]* | wc -l | tr -d ' '`"

compile () { # FLAG... SOURCE
  $compiler $language -pedantic -Wall -Wextra -Werror -I"$srcdir/lib" -c -o "$dir/x.o" "$@"
}
every_platform () {
  for number in $numbers; do
    compile -DSYSPIO_PLATFORM=$number "$srcdir/lib/syspio.c" || return 1
  done
}
all_ways () { # STANDARD...: every case in each of them
  test -z "$away" || { skip "$compiler" "$away"; return; }
  if not $compiler -v >"$dir/out" 2>&1; then skip "$compiler" 'it is not here'; return; fi
  for standard; do
    language="$dialect -std=$standard" with="$compiler -std=$standard:"
    if not compile "$dir/nothing.c" >"$dir/out" 2>&1; then
      skip "$compiler -std=$standard" 'the compiler does not know it'; continue
    fi
    for flags in '' -DSYSPIO_PREFIX=tdb -DSYSPIO_NO_SHORT_NAMES \
      '-DSYSPIO_PREFIX=tdb -Dpread=pread64 -Dpwrite=pwrite64'; do
      check "$with header, alone and twice $flags" compile $flags "$dir/includer.c"
    done
    check "$with one unit, static" compile "$dir/unit.c"
    for flags in '' -DSYSPIO_THREADS; do
      check "$with syspio.c $flags" compile $flags "$srcdir/lib/syspio.c"
    done
    check "$with syspio.c on every platform" every_platform
  done
}

away= dialect= compiler=$CC; all_ways c90 c99 c17
test -z "$RUNNER$host_alias" || away='it does not compile for the target'
for compiler in gcc clang tcc; do
  test "$compiler" = "$CC" || all_ways c90 c99 c17
done
dialect='-x c++'
for compiler in g++ clang++; do all_ways c++98 c++11 c++20; done

# The includer's off_t, of either size where some flags give it.
dialect= language=-std=c90
for bits in 32 64; do
  for compiler in "$CC" "$CC -D_FILE_OFFSET_BITS=64" 'gcc -m32' \
    "gcc -m32 -isystem /usr/include/`gcc -print-multiarch 2>/dev/null`" ''; do
    test -z "$compiler" || not compile -DOFF_T_BITS=$bits "$dir/off_t.c" >"$dir/out" 2>&1 || break
  done
  text="where off_t has $bits bits:"
  test -n "$compiler" || { skip "$text" 'no compiler here has that'; continue; }
  check "$text header ($compiler)" compile -DOFF_T_BITS=$bits "$dir/both.c"
  check "$text syspio.c on every platform" every_platform
done

compiler=$CC
check 'the header includes no config.h' compile -DHAVE_CONFIG_H -I"$dir/hostile" "$dir/includer.c"
refute 'syspio.c does' compile -DHAVE_CONFIG_H -I"$dir/hostile" "$srcdir/lib/syspio.c"
done_testing
