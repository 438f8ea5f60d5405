#! /bin/sh
# piocheck.t -- piocheck as one file: it compiles, tells, obeys and cleans up
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
dir=`mktemp -d "$builddir/tests/piocheck.XXXXXX"` || bail_out 'no scratch directory'
trap 'rm -rf "$dir"' 0; trap 'exit 99' 1 2 15
mkdir "$dir/work"
source=$srcdir/piocheck.c

build () { # OUTPUT FLAG... : with the compiler of this build
  output=$1; shift
  $CC $CPPFLAGS $CFLAGS $LDFLAGS -o "$dir/$output$EXEEXT" "$@" "$source"
}
try () { $RUNNER "$dir/pio$EXEEXT" "$@" >"$dir/out" 2>"$dir/err" </dev/null; status=$?; }
left () { ls "$dir/work"; }

sh "$srcdir/build-aux/piocheck.sh" "$srcdir" x >"$dir/now.c"
is 'the one file is made from tests/compat as it is now' \
  "`sed 's/of syspio [^;]*;/of syspio x;/; s/^#define PIO_VERSION .*/#define PIO_VERSION "x"/' "$source" | cksum`" \
  "`cksum <"$dir/now.c"`"
check 'without configure: cc -o piocheck piocheck.c' build pio

# Every compiler that is here, with all warnings as errors.
W='-pedantic -Wall -Wextra -Werror -c'
include=/usr/include/`gcc -print-multiarch 2>/dev/null`
for compiler in 'gcc -std=c90' 'clang -std=c90' 'tcc -std=c90' 'musl-gcc -std=c90' \
    'g++ -x c++ -std=c++98' 'clang++ -x c++ -std=c++98' 'gcc -std=c17 -O2' \
    "gcc -m32 -std=c90 -isystem $include" \
    "gcc -m32 -std=c90 -D_FILE_OFFSET_BITS=64 -isystem $include" \
    'hppa-linux-gnu-gcc -std=c90'; do
  echo '#include <unistd.h>' >"$dir/nothing.c"
  if $compiler -c -o "$dir/x.o" "$dir/nothing.c" >"$dir/out" 2>&1; then
    check "compiles clean: $compiler" $compiler $W -o "$dir/x.o" "$source"
  else
    skip "compiles clean: $compiler" 'it is not here'
  fi
done

try "$dir/work"
is 'on this file system: status 0' $status 0
test $status = 0 || sed 's/^/# /' "$dir/out" "$dir/err"
is 'version and plan first' "`sed -n '1p;2s/[0-9]*$/N/p' "$dir/out" | tr '\n' ' '`" 'TAP version 13 1..N '
plan=`sed -n '2s/1\.\.//p' "$dir/out"`
is 'a line for each assertion of the plan' "`grep -c '^\(not \)*ok ' "$dir/out"`" "$plan"
is 'every line has number, class and group' "$plan" \
  "`grep -c '^\(not \)*ok [0-9]* - \[[0-9]* [PVX] [a-z]*\] .' "$dir/out"`"
is 'a failure is known, and says so' "`grep '^not ok' "$dir/out" | grep -v '# TODO known: '`" ''
check 'the verdict is in words' grep '^# conforms to POSIX positional I/O' "$dir/out"
is 'a skip says why' "`grep '# SKIP *$' "$dir/out"`" ''
is 'nothing is left' "`left`" ''
is 'nothing on standard error' "`cat "$dir/err"`" ''

try --list
is '--list: as many' "`grep -c . "$dir/out"`" "$plan"
is '--list: a number once' "`awk '{ print $1 }' "$dir/out" | sort | uniq -d`" ''
try --only=18-20,append "$dir/work"
is '--only: numbers and groups' \
  "`sed -n 's/.* - \[\([0-9]*\) . [opst]*.*/\1/p' "$dir/out" | sed -n '1,4p' | tr '\n' ' '`" '18 19 20 27 '
is '--only takes the next word too' "`try --only 18 "$dir/work"; grep -c '^ok' "$dir/out"`" 1
try --skip=data,position,offsets,30-999 "$dir/work"
is '--skip' "`grep -c '\[.* \(data\|position\|offsets\)\]' "$dir/out"`" 0

wrong () { # MESSAGE WORD...
  message=$1; shift
  try "$@"
  is "$*: status 2" $status 2
  check "$*: one line: $message" eval "grep -e \"$message\" '$dir/err' && test \`wc -l <'$dir/err'\` = 1"
  is "$*: nothing on standard output" "`cat "$dir/out"`" ''
}
wrong "no option '--no'" --no
wrong "there is no option '--impl=libc'" --impl=libc
wrong "'nothing' is no assertion, range or group" --only=18,nothing
wrong "'9999' is no assertion" --skip=9999
wrong "'' is no assertion" --only=
wrong "takes a number, not 'x'" --seed=x
wrong 'one directory at a time' a b
wrong 'is empty' ''
wrong 'there is no such directory' "$dir/none"
: >"$dir/file"
wrong 'it is no directory' "$dir/file"
wrong 'it is no directory' "$dir/file/below"
wrong '--skip leaves nothing' --only=18 --skip=18
if test -w "$dir/file" && chmod a-w "$dir/file" && test -w "$dir/file"; then
  skip 'a directory that cannot be written' 'root can write everywhere'
else
  mkdir "$dir/shut"; chmod 500 "$dir/shut"
  wrong 'this user may not write there' "$dir/shut"
fi
(ulimit -f 1; try "$dir/work"; exit $status)
is 'no room for a file: status 2' $? 2
is 'no room for a file: nothing is left' "`left`" ''
if test -c /dev/full; then
  $RUNNER "$dir/pio$EXEEXT" --only=18 "$dir/work" >/dev/full 2>"$dir/err"
  is 'no room for the output: status 2' $? 2
fi

try --json "$dir/work"
if python3 -c 1 2>/dev/null; then
  is '--json: a document with every assertion, and the status' \
    "`python3 -c 'import json, sys
d = json.load(open(sys.argv[1]))
print(len(d["assertions"]), d["status"], len({a["number"] for a in d["assertions"]}))' "$dir/out" 2>&1`" \
    "$plan 0 $plan"
else
  skip '--json parses' 'no python3'
fi
try --keep --only=10 "$dir/work"
is '--keep keeps the file' "`cd "$dir/work" && ls piocheck-*/10`" file
rm -rf "$dir"/work/*

# A deviation that the platform file does not know.
try --only=85 "$dir/work"
if grep '^not ok .*\[85 .*TODO' "$dir/out" >/dev/null; then
  check 'build as if O_APPEND were honoured here' build strict -DSYSPIO_APPEND=SYSPIO_WORD_HONOURED
  $RUNNER "$dir/strict$EXEEXT" --only=85 "$dir/work" >"$dir/out"; status=$?
  is 'a deviation that is not known: status 1' $status 1
  check 'it is loud' grep '^# DEVIATION, not known yet: 85 ' "$dir/out"
  check 'it has a line to add' grep 'add to the platform file: "append  ignored ' "$dir/out"
  for key in expected got source means layer; do
    check "it has: $key" grep "^  $key: \"." "$dir/out"
  done
  check 'the verdict names it' grep '^# conforms .* except: 85 (not known yet)' "$dir/out"
else
  skip 'a deviation that is not known' 'O_APPEND is honoured here'
fi

# Calls that end the process.
cat >"$dir/crash.c" <<'END'
#include <stdlib.h>
#include <sys/types.h>
ssize_t crash (int fd, void *b, size_t n, off_t o) { (void) fd, (void) b, (void) n, (void) o; abort (); return 0; }
END
check 'build with a pread that crashes' build crash -Dpread=crash "$dir/crash.c"
(ulimit -c 0; $RUNNER "$dir/crash$EXEEXT" --only=1,19 "$dir/work") >"$dir/out" 2>"$dir/err"
is 'a call that crashes: status 1' $? 1
check 'it is told' grep 'got: "ended by signal 6"' "$dir/out"
check 'the next assertion is tried' grep '^ok .*\[19 ' "$dir/out"
is 'nothing is left' "`left`" ''

# Calls that never come back, so that there is time for an interrupt.
cat >"$dir/hang.c" <<'END'
#include <sys/types.h>
#include <unistd.h>
ssize_t hang (int fd, void *b, size_t n, off_t o) { (void) fd, (void) b, (void) n, (void) o; for (;;) pause (); }
END
check 'build with a pread that hangs' build hang -Dpread=hang "$dir/hang.c"
check 'build with a shorter patience' build brief -Dpread=hang -DPIO_SECONDS=1 "$dir/hang.c"
$RUNNER "$dir/brief$EXEEXT" --only=1,19 "$dir/work" >"$dir/out"
is 'a call that hangs: status 1' $? 1
check 'it is told' grep 'got: "no answer after 1 seconds' "$dir/out"
check 'the next assertion is tried' grep '^ok .*\[19 ' "$dir/out"
# A shell lets its children ignore SIGINT, nohup SIGHUP.
reset="env --default-signal=HUP,INT,TERM"
$reset true 2>/dev/null || reset=
for signal in TERM:15 INT:2 HUP:1; do
  number=${signal#*:} signal=${signal%:*}
  if test -z "$reset"; then skip "interrupted by SIG$signal" "no env --default-signal"; continue; fi
  $reset $RUNNER "$dir/hang$EXEEXT" --only=1 "$dir/work" >"$dir/out" 2>"$dir/err" & pid=$!
  until test -d "$dir"/work/piocheck-*/1 || not kill -0 $pid 2>/dev/null; do sleep 1; done
  kill -$signal $pid; wait $pid; status=$?
  is "interrupted by SIG$signal: nothing is left" "`left`" ''
  is "interrupted by SIG$signal: it ends by that signal" $status `expr 128 + $number`
  check "interrupted by SIG$signal: it says so" grep 'interrupted; nothing was left' "$dir/err"
done

syspio="$RUNNER $builddir/src/syspio$EXEEXT"
for name in sys libc native seek; do
  $syspio check --impl=$name "$dir/work" >"$dir/out" 2>"$dir/err"
  is "syspio check --impl=$name: status 0" $? 0
  check "it says what it tested" grep "^# positional I/O by $name in" "$dir/out"
  grep '^not ok' "$dir/out" | grep -v TODO | sed 's/^/# /'
done
$syspio check --impl=no "$dir/work" >"$dir/out" 2>"$dir/err"
is 'syspio check --impl=no: status 2' $? 2
done_testing
