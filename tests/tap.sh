# tap.sh -- the Test Anything Protocol for tests in sh; sourced by tests/*.t
# SPDX-License-Identifier: 0BSD

tap_count=0
tap_failed=0

tap_result () { # STATUS TEXT
  tap_count=`expr $tap_count + 1`
  if test $1 = 0; then
    echo "ok $tap_count - $2"
  else
    tap_failed=`expr $tap_failed + 1`
    echo "not ok $tap_count - $2"
  fi
}

# check TEXT COMMAND...: the command succeeds; its output is shown if not.
check () {
  tap_text=$1; shift
  tap_output=`"$@" 2>&1 </dev/null` && tap_status=0 || tap_status=1
  tap_result $tap_status "$tap_text"
  test $tap_status = 0 \
    || printf '%s\n' "command: $*" "$tap_output" | sed 's/^/# /'
}

# refute TEXT COMMAND...: the command fails.
refute () {
  tap_text=$1; shift
  check "$tap_text" not "$@"
}
not () { if "$@"; then return 1; else return 0; fi; }

# is TEXT GOT WANTED: two strings are the same.
is () {
  if test "x$2" = "x$3"; then tap_result 0 "$1"; else
    tap_result 1 "$1"
    printf '%s\n' "got:    $2" "wanted: $3" | sed 's/^/# /'
  fi
}

skip () { # TEXT REASON
  tap_count=`expr $tap_count + 1`
  echo "ok $tap_count - $1 # SKIP $2"
}

skip_all () { echo "1..0 # SKIP $1"; exit 0; }
bail_out () { echo "Bail out! $1"; exit 99; }

done_testing () {
  test $tap_count -gt 0 || bail_out "nothing was asserted"
  echo "1..$tap_count"
  test $tap_failed = 0
  exit $?
}
