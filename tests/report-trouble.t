#! /bin/sh
# report-trouble.t -- syspio report where it cannot look, or is ended
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"

dir=`mktemp -d "${TMPDIR:-/tmp}/syspio.XXXXXX"` || bail_out "no directory"
trap 'rm -rf "$dir"' 0
trap 'exit 99' 1 2 15
here=$dir/here
mkdir "$here" && chmod 755 "$dir"
# A copy that every user can reach.
cp "$builddir/src/syspio$EXEEXT" "$dir/syspio" || bail_out "no syspio"
syspio="$RUNNER $dir/syspio"

said () { grep -e "$1" "$dir/err"; }
printed () { grep -e "$1" "$dir/out"; }

user=
if test `id -u` = 0; then user="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
if ! $user test -x "$dir/syspio" 2>/dev/null; then
  skip "not writable" "cannot become another user"
else
  chmod 555 "$here"
  got=`$user $syspio report "$here" 2>&1 </dev/null; echo "status $?"`
  is "not writable: said, status 2" "`echo $got`" \
    "syspio: $here is not writable for this user; give a directory that is status 2"
  chmod 755 "$here"
fi

# mounted OPTION...: report on what `mount OPTION...' gives, in a name space of
# its own, so that nothing can stay mounted.  Status 77: cannot mount.
space="unshare -m"
if test `id -u` != 0; then space="unshare -rm"; fi
mounted () {
  $space sh -c '
    dir=$1; command=$2; shift 2
    mkdir -p "$dir/disk" "$dir/mount" && mount -t tmpfs none "$dir/disk" \
      && mkdir "$dir/disk/lower" "$dir/disk/upper" "$dir/disk/work" \
      && mount "$@" none "$dir/mount" || exit 77
    $command report "$dir/mount" >"$dir/out" 2>"$dir/err"; status=$?
    ls -A "$dir/mount" >"$dir/left"
    exit $status' sh "$dir" "$syspio" "$@" >/dev/null 2>&1 </dev/null
  status=$?
}
mounted -t tmpfs -o ro
if test $status = 77 || test ! -f "$dir/err"; then
  skip "read-only and full file systems" "cannot mount"
else
  is "read-only file system: status 2" $status 2
  check "read-only file system: said" said "is on a read-only file system"
  mounted -t tmpfs -o size=64k
  is "full file system: status 2" $status 2
  check "full file system: said" said "has no room for a file"
  is "full file system: half a report is none" "`cat "$dir/out"`" ""
  is "full file system: nothing is left" "`cat "$dir/left"`" ""
fi
: >"$dir/out"
mounted -t overlay -o "lowerdir=$dir/disk/lower,upperdir=$dir/disk/upper,workdir=$dir/disk/work"
tried=`grep 'tried: RWF_NOAPPEND' "$dir/out"`
case $tried in
  *'succeeds, and data go to the end'*)
    is "overlay ignores a flag that it accepts: status 1" $status 1
    check "overlay: the finding" printed '^noappend  *none  *ignored .*DEVIATION'
    check "overlay: what it means" printed '^DEVIATION  *noappend: .*reports success' ;;
  *) skip "overlay ignores a flag that it accepts" "`echo ${tried:-cannot mount}`" ;;
esac

# When the first of many reports is printed, a signal comes amid another.
for number in 1 2 15; do
  # A shell starts its jobs with SIGINT ignored, nohup with SIGHUP.
  reset="env --default-signal=HUP,INT,TERM"
  if ! $reset true 2>/dev/null; then
    skip "signal $number" "no env --default-signal"
    continue
  fi
  many="$here $here $here $here $here $here $here $here $here $here"
  : >"$dir/out"
  $reset $syspio report $many $many $many >"$dir/out" 2>"$dir/err" </dev/null & job=$!
  until printed '^verdict' >/dev/null || ! kill -0 $job 2>/dev/null; do sleep 1; done
  kill -$number $job 2>/dev/null
  wait $job 2>/dev/null
  is "signal $number ends it" $? `expr 128 + $number`
  check "signal $number: said" said "interrupted; nothing was left in $here\$"
  is "signal $number: nothing is left" "`ls -A "$here"`" ""
done

done_testing
