#! /bin/sh
# command.t -- the words that syspio takes, and syspio platforms
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"

dir=`mktemp -d "${TMPDIR:-/tmp}/syspio.XXXXXX"` || bail_out "no directory"
trap 'rm -rf "$dir"' 0
trap 'exit 99' 1 2 15
syspio="$RUNNER $builddir/src/syspio$EXEEXT"

try () { $syspio "$@" >"$dir/out" 2>"$dir/err" </dev/null; status=$?; }
said () { grep -e "$1" "$dir/err"; }
printed () { grep -e "$1" "$dir/out"; }

try --help
is "--help: status 0" $status 0
check "--help names the commands" eval "printed '^report ' && printed '^platforms '"
try --version
check "--version" printed '^syspio [0-9]'

# wrong MESSAGE WORD...: one sentence on what is wrong, and the way out.
wrong () {
  message=$1; shift
  try "$@"
  is "wrong words: $*: status 2" $status 2
  is "wrong words: $*: one line" "`wc -l <"$dir/err" | tr -d ' '`" 1
  check "wrong words: $*: $message" said "$message.*; see 'syspio --help'"
}
wrong "say what to do"
wrong "no command 'no'" no
wrong "no option '--no'" report --no
wrong "no option '-n'" report --json -nx
wrong "'--json=1' takes no value" report --json=1
wrong "'--bytes' needs a value" report --bytes
wrong "--diff takes two names" platforms --diff linux
wrong "one name at a time" platforms linux tiny
wrong "no platform 'no'; there are.* linux .*tiny" platforms no
wrong "no platform 'no'" platforms --diff linux no

try platforms
for file in `cd "$srcdir/platforms" && echo [a-z]*`; do
  facts=`grep -c '^[a-z_][a-z_]* .*|' "$srcdir/platforms/$file"`
  check "platforms lists $file with $facts facts" printed "^$file .* $facts\$"
done

# Every line of every file is shown, with its source.
for file in `cd "$srcdir/platforms" && echo [a-z]*`; do
  try platforms $file
  is "platforms $file: every word and its qualifiers" \
    "`sed '1,/^$/d' "$dir/out" | sed -n 's/^[ a-z_]\{12\}\([a-z0-9].*\)/\1/p' | grep -v ' default$'`" \
    "`sed -n 's/^[a-z_]*  *\([^#]*[^# ]\)  *#.*|.*/\1/p' "$srcdir/platforms/$file" | tr -s ' '`"
  is "platforms $file: every source" \
    "`grep -c '^ *source: ' "$dir/out"`" "`grep -c '^[a-z_]* .*|' "$srcdir/platforms/$file"`"
done
check "a key that a file leaves out is the default" printed '^pread  *native  *default'

try platforms --diff linux linux
is "--diff of the same: status 0" "$status`cat "$dir/out"`" 0
try platforms --diff tiny unknown
is "--diff of two: status 1" $status 1
is "--diff shows what differs" "`tr -s ' \n' '  ' <"$dir/out"`" \
  "count_max tiny 7 unknown 0x40000000 unseekable tiny enxio unknown reads "

if python3 -c 'import json' 2>/dev/null; then
  for words in "" "hpux11.11" "--diff linux hpux11.11"; do
    try platforms --json $words
    check "platforms --json $words parses" python3 -m json.tool "$dir/out"
  done
  try platforms --json linux
  check "JSON has the lines of a key, or its default" python3 -c 'import json, sys
keys = {k["key"]: k for k in json.load(open(sys.argv[1]))["keys"]}
assert keys["pread"]["default"] == "native" and keys["pread"]["lines"] == []
line, = keys["noappend"]["lines"]
assert line["word"] == "flag" and "tmpfs" in line["on"] and line["source"]' "$dir/out"
else
  skip "platforms --json parses" "no python3"
fi
if test -c /dev/full; then
  $syspio platforms >/dev/full 2>"$dir/err"
  is "no room for the output: status 2" $? 2
else
  skip "no room for the output" "no /dev/full"
fi

done_testing
