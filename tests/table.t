#! /bin/sh
# table.t -- the grammar of the platform files, and which line wins
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
work=`mktemp -d` || bail_out "no directory for scratch files"
trap 'rm -rf "$work"' 0
trap 'exit 99' 1 2 15
cd "$work"
mkdir platforms
cp "$srcdir/platforms/README" platforms

# table OUT FILE...: run the generator as bootstrap does.
table () { out=$1; shift
  $awk -f "$srcdir/build-aux/platforms.awk" -v out=$out platforms/README "$@"; }

# complains FILE:LINE WORDS: the only output is this error, the status is not 0.
complains () {
  got=`table check platforms/new 2>&1` && { echo "accepted: $got"; return 1; }
  case $got in "$1: "*"$2"*) ;; *) echo "$got"; return 1 ;; esac
}

# wrong LINES WHERE WORDS: a file of these lines is refused.
wrong () {
  printf "$1" > platforms/new
  check "$name refuses ($2): $3" complains "$2" "$3"
}

for name in mawk gawk "gawk --posix" "busybox awk" original-awk awk; do
  awk=$name
  $awk 'BEGIN { exit 0 }' >/dev/null 2>&1 </dev/null || {
    skip "$name" "not installed"; continue; }

  check "$name takes the files of the package" \
    sh -c "cd '$srcdir' && $awk -f build-aux/platforms.awk -v out=check platforms/README platforms/[a-z]*"
  for made in m4:m4/syspio-platforms.m4 header:lib/syspio-platforms.h \
    table:src/platforms-table.h units:tests/loop-units.h; do
    check "$name writes ${made#*:} as it is in the package" \
      sh -c "cd '$srcdir' && LC_ALL=C $awk -f build-aux/platforms.awk -v out=${made%%:*} \
        platforms/README platforms/[a-z]* | cmp - ${made#*:}"
  done

  while IFS= read -r line; do
    case $line in '#'*|'') continue ;; esac
    printf '# a comment\n%s\n' "$line" > platforms/new
    check "$name refuses: $line" complains platforms/new:2
  done < "$srcdir/tests/bad-lines.txt"

  new=platforms/new
  wrong 'pwrite seek\n' $new:1 "no source"
  wrong 'pwrite seek  # fact only\n' $new:1 "no source"
  wrong 'pwrite seek  # fact |\n' $new:1 "no source"
  wrong 'pwrite seek  # f | s | c | u | x\n' $new:1 "more than"
  wrong 'pwrite seek  # so it is said | unconfirmed\n' $new:1 "an unconfirmed fact"
  wrong 'pwrite native  # the default | s\n' $new:1 "'pwrite native' differs from nothing"
  wrong 'pwrite seek  # f | s\npwrite seek on vxfs  # f | s\n' $new:2 "differs from nothing"
  wrong 'pwrite seek on vxfs  # f | s\npwrite lfs64  # f | s\n' $new:1 "differs from nothing"
  wrong 'pwrite seek  # say "no" | s\n' $new:1 "no brackets, quotes"
  wrong 'match a\nmatch b\npwrite seek  # f | s\n' $new:2 "a second 'match'"
  wrong 'match A_B\npwrite seek  # f | s\n' $new:1 "no prefix of a host_os"
  wrong '# nothing\n' $new "no fact"
  printf 'match same\npwrite seek # f | s\n' > platforms/new
  cp platforms/new platforms/other
  is "$name: the same match in two files" \
    "`table check platforms/new platforms/other 2>&1`" \
    "platforms/other:1: 'match same' is also in platforms/new:1"
  rm platforms/other
done
done_testing
