#! /bin/sh
# cost.t -- what a call costs in system calls, allocations and instructions
# SPDX-License-Identifier: 0BSD
#
# Counts, never times.  The layer is compiled here, without configure.

. "$srcdir/tests/tap.sh"
dir=`mktemp -d "$builddir/tests/cost.XXXXXX"` || bail_out 'no scratch directory'
trap 'cd /; rm -rf "$dir"' 0; trap 'exit 1' 1 2 15
cd "$dir" || bail_out 'no scratch directory'
# LeakSanitizer does not work under strace.
ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0; export ASAN_OPTIONS

build () { # PROGRAM FLAG...: cost.c with COMPILER
  program=$1; shift
  $compiler -I"$srcdir/lib" -o $program$EXEEXT "$@" || bail_out "$program does not compile"
}
call () { # NAME: what cost.c calls, in $expression, and its value
  case $1 in
    *_all) expression="$1 (fd, block, 16, 0, &done)" wanted=0 ;;
    *) expression="$1 (fd, block, 16, 0)" wanted=16 ;;
  esac
}

# --- system calls and allocations ------------------------------------------------

crossing=$RUNNER$host_alias
if test -n "$crossing"; then no_strace='a runner or a cross build'
elif not strace -o trace true >out 2>&1; then no_strace='strace is missing or not permitted'
else no_strace=; fi

# Each system call between the marks, with its number.
traced () { # PROGRAM
  strace -o trace ./$1 1000 >out && awk '
    /^getppid\(/ { inside = !inside; next }
    inside { sub(/\(.*/, ""); sub(/^_llseek/, "lseek"); count[$0]++ }
    END { for (name in count) print count[name], name }' trace |
    sort -k 2
}

compiler="$CC $CPPFLAGS $CFLAGS $LDFLAGS"
threads=`sed -n 's/^#define SYSPIO_THREADS 1/-DSYSPIO_THREADS/p' "$builddir/config.h"`
build control "-DCALL=(kept = malloc (1)) == 0" -DWANTED=0 "$srcdir/tests/cost.c"
counted=`$RUNNER ./control$EXEEXT 1000`

for path in native seek; do
  words=
  test $path = native || words="-DSYSPIO_PREAD=SYSPIO_WORD_SEEK -DSYSPIO_PWRITE=SYSPIO_WORD_SEEK"
  build syspio-$path.o $words $threads -c "$srcdir/lib/syspio.c"
  for name in pread pwrite pread_all pwrite_all; do
    call sys_$name
    build cost "-DCALL=$expression" -DWANTED=$wanted "$srcdir/tests/cost.c" syspio-$path.o $LIBS
    text="$path path, 1000 calls of sys_$name:"
    if test "$counted" = 'allocations: 1000'; then
      is "$text no allocation" "`$RUNNER ./cost$EXEEXT 1000`" 'allocations: 0'
    else skip "$text no allocation" 'the malloc of a program is not called here'; fi
    case $path:$name in
      native:pr*) calls='1000 pread64' ;;
      native:pw*) calls='1000 pwrite64' ;;
      seek:pr*) calls='3000 lseek 1000 read' ;;
      seek:pw*) calls='3000 lseek 1000 write' ;;
    esac
    if test -z "$no_strace"; then is "$text $calls" "`echo \`traced cost\``" "$calls"
    else skip "$text $calls" "$no_strace"; fi
  done
done

# --- instructions ----------------------------------------------------------------

if test -n "$crossing"; then no_callgrind='a runner or a cross build'
elif not valgrind --tool=callgrind --callgrind-out-file=/dev/null true >out 2>&1; then
  no_callgrind='valgrind is missing or not permitted'
else no_callgrind=; fi

instructions () { # PROGRAM CALLS
  valgrind --tool=callgrind --callgrind-out-file=/dev/null ./$1 $2 >out 2>&1 &&
    sed -n 's/.*Collected : *\([0-9][0-9]*\)$/\1/p' out
}
per_call () { # PROGRAM: to the nearest; what is not in the loop drops out
  expr \( `instructions $1 2000` - `instructions $1 1000` + 500 \) / 1000
}
at_most () { # TEXT LIMIT
  over=`expr \`per_call cost\` - \`per_call bare\``
  check "$compiler: $1: $over instructions over the bare call, at most $2" test "$over" -le $2
}
for compiler in 'gcc -O2' 'clang -O2'; do
  for name in pread pwrite; do
    if test -n "$no_callgrind"; then skip "$compiler: $name" "$no_callgrind"; continue; fi
    if not $compiler --version >out 2>&1; then skip "$compiler: $name" 'it is not here'; continue; fi
    call $name
    build bare "-DCALL=$expression" -DWANTED=16 "$srcdir/tests/cost.c"
    call sys_$name
    build cost "-DCALL=$expression" -DWANTED=16 "$srcdir/tests/cost.c" "$srcdir/lib/syspio.c"
    at_most "sys_$name out of line" 30
    build cost -DONE_UNIT "-DCALL=$expression" -DWANTED=16 "$srcdir/tests/cost.c"
    at_most "sys_$name in one unit, constant count and offset" 2
  done
done
done_testing
