#! /bin/sh
# report.t -- syspio report: what it says, and whether that is so
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"

dir=`mktemp -d "${TMPDIR:-/tmp}/syspio.XXXXXX"` || bail_out "no directory"
trap 'rm -rf "$dir"' 0
trap 'exit 99' 1 2 15
here=$dir/here
mkdir "$here"
syspio="$RUNNER $builddir/src/syspio$EXEEXT"

# try WORD...: run the command; status, $dir/out and $dir/err are what came of it.
try () { $syspio "$@" >"$dir/out" 2>"$dir/err" </dev/null; status=$?; }
said () { grep -e "$1" "$dir/err"; }
printed () { grep -e "$1" "$dir/out"; }

try report "$here"
if printed '^DEVIATION' >/dev/null; then wanted=1; else wanted=0; fi
is "the status says whether a deviation is printed" $status $wanted
keys=`$AWK '/^    [a-z_]+ +(path|value|bug|exists) / { print $1 }' "$srcdir/platforms/README"`
for key in $keys; do
  check "$key: a word said, a word found, and what decided" \
    printed "^$key  *[a-z0-9][a-z0-9]*  *[a-z0-9][a-z0-9]*  *[a-z]"
done
for line in `sed -n 's/^[a-z].*  *\(platforms\/[a-z0-9.]*:[0-9]*\).*/\1/p' "$dir/out"`; do
  file=`echo $line | sed 's/:.*//'`; number=`echo $line | sed 's/.*://'`
  fact=`sed -n "${number}s/.*# *\([^|]*[^| ]\) *|.*/\1/p" "$srcdir/$file"`
  is "the fact of $line is shown" \
    "`tr -s '\n ' '  ' <"$dir/out" | grep -c -F -e " $fact source: "`" 1
done
is "the path taken is measured for both calls" "`grep -c '(taken).* 1\.00$' "$dir/out"`" 2
check "and beside it another" grep -E '^ +(native|seek) .* [0-9.]+$' "$dir/out"
refute "no line is wider than 80 columns" printed '.\{81\}'
is "no file is left" "`ls -A "$here"`" ""

: >"$dir/a file"
try report "$dir/a file"
is "a file: status 2" $status 2
check "a file: its directory is named" said "is a file; give its directory, $dir\$"
try report "$dir/missing" "$here"
is "one of two is missing: status 2" $status 2
check "the missing one is named" said "$dir/missing: No such file"
check "the other is reported on" printed "^verdict"
try report --bytes=0
is "a bad number: status 2" $status 2
check "a bad number: the option is named" said "--bytes takes a number from 1"

odd=`printf '%s/a"b\nc\377' "$dir"`
if mkdir "$odd" 2>/dev/null && python3 -c 'import json' 2>/dev/null; then
  try report --json "$odd" "$dir/missing"
  check "JSON parses, whatever the path" python3 -c 'import json, sys
good, bad = json.load(open(sys.argv[1], encoding="utf-8"))
assert good["error"] is None and good["path"].endswith("/a\"b\nc\ufffd"), good
assert [f["key"] for f in good["facts"]] == sys.argv[2].split(), good
for call in "pread", "pwrite":
    taken = good["cost"][call][0]
    assert taken["taken"] and taken["low_ns"] <= taken["median_ns"] <= taken["high_ns"]
assert bad["status"] == 2 and "No such file" in bad["error"], bad' "$dir/out" "`echo $keys`"
else
  skip "JSON parses, whatever the path" "no python3, or no such names here"
fi

if test -c /dev/full; then
  $syspio report "$here" >/dev/full 2>"$dir/err"
  is "no room for the output: status 2" $? 2
  check "no room for the output: said" said "write error"
else
  skip "no room for the output" "no /dev/full"
fi

# The calls that the report says it made are those that the kernel saw.
if test -n "$RUNNER" || ! strace -o "$dir/trace" true 2>/dev/null; then
  skip "strace agrees" "no strace that works here"
else
  # The leak check of a sanitizer cannot run beside another tracer.
  ASAN_OPTIONS=detect_leaks=0 strace -c -o "$dir/trace" $syspio report --json "$here" >"$dir/out"
  if printed '"path": "native"' >/dev/null && grep ' pread64$' "$dir/trace" >/dev/null; then
    check "strace agrees with the calls by native and by seek" $AWK '
      FNR == 1 { file++ }
      file == 1 && /"(pread|pwrite)": / { call = $1 }
      file == 1 && /"path":/ { path = $2 }
      file == 1 && /"calls":/ { calls[path] += $2; calls[call path] += $2 }
      file == 1 && /"said": "reads"/ { guarded = calls["\"native\","] }
      file == 2 { seen[$NF] = $4 }
      function near(name, wanted) {
        print name, seen[name], "near", wanted
        if (wanted == 0 || seen[name] < wanted || seen[name] > wanted * 1.01 + 1500) bad = 1
      }
      END {
        near("pread64", calls["\"pread\":\"native\","])
        near("read", calls["\"pread\":\"seek\","])
        near("lseek", 3 * calls["\"seek\","] + guarded); exit bad
      }' "$dir/out" "$dir/trace"
  else
    skip "strace agrees" "the paths do not end in pread64"
  fi
fi

done_testing
