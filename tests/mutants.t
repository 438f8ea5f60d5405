#! /bin/sh
# mutants.t -- piocheck names the assertion that each broken behaviour breaks
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
test -z "$RUNNER" || skip_all 'the defects are loaded before the libc of this machine'
dir=`mktemp -d "$builddir/tests/mutants.XXXXXX"` || bail_out 'no scratch directory'
trap 'rm -rf "$dir"' 0; trap 'exit 99' 1 2 15

printf '#include <features.h>\n#if !defined __GLIBC__ || !defined __LP64__\n#error\n#endif\n' >"$dir/t.c"
$CC -c -o "$dir/t.o" "$dir/t.c" >/dev/null 2>&1 || skip_all 'written for glibc and a long of 64 bits'
# Flags of this build may ask for a sanitizer, which does not bear a preload.
$CC -O2 -o "$dir/piocheck" "$srcdir/piocheck.c" || bail_out 'piocheck does not compile'
$CC -O2 -shared -fPIC -o "$dir/mutant.so" "$srcdir/tests/lab/mutant.c" \
  || skip_all 'no shared object can be made'
run () { MUTANT=$1 LD_PRELOAD=$dir/mutant.so "$dir/piocheck" "$dir" >"$dir/out" 2>&1; status=$?; }
deviates () { grep "^not ok .* - \[$1 " "$dir/out" | grep -v '# TODO' >/dev/null; }

run none
is 'without a defect: status 0' $status 0
deviates 1; is 'and assertion 1 holds' $? 1

# MUTANT ASSERTION...: these fail.
while read mutant numbers; do
  run $mutant
  for number in $numbers; do
    check "$mutant: $number fails" deviates $number
  done
  is "$mutant: status 1" $status 1
done <<'END'
read-one-further 1 2 6
read-claims-all 2
read-clears-rest 3
read-end-is-error 4 206
read-beyond-end 4 5 206
read-far-end-is-error 5 206
write-lost 6 7 10
write-one-short 6 10
write-appends 7 9 38
write-truncates 7
write-undoes-neighbour 7 9
write-rounds-size 10
hole-is-noise 11 203
write-stops-at-nul 14
unlinked-is-eio 16
write-large-loses-end 205
read-moves 18 24 28 29 120 121
write-moves 19 24 28 29
read-fails-and-moves 20
read-end-moves 21
write-fails-and-moves 22 210
write-extending-moves 211
zero-is-current 214
negative-is-0 30 31 220 221
read-negative-is-current 30
write-negative-appends 220
small-negatives-only 222 223
low-half-of-negative 224
write-sends-sigxfsz 220 221
cut-31 227 231
cut-32 38 232 234
cut-40 230 233
sign-32 227 231
length-0-fails 42 43
length-0-extends 44
length-0-limit 46
count-below-1g 48 242
count-cut-32 243
count-sign 47
efault-is-eio 50 53 260
efault-is-success 50 53
read-unaligned-fails 265
closed-is-einval 58 59 60
read-write-only 62
write-read-only 63
directory-is-eperm 65
pipe-is-einval 67 68 71
pipe-reads 67 71 72
pipe-writes 68 71 72
socket-is-enxio 72 282 283
nonblock-is-eagain 84
append-moves 27
append-takes-negative 255
vector-reversed 94 320
vector-drops-last 94 320
vector-same-offset 94 320
vector-stops-at-empty 95
vector-negative-count 97
vector-one-too-few 98
vector-huge-count 100
vector-negative-length 101
vector-negative-offset 25 107
vector-changed 111
vector-moves 25
vector-cut-32 323
flags-ignored 113
flags-no-current 26 116
flags-any-negative 115
flags-nowait-is-end 117
flags-clear-append 93
limit-is-enospc 137 350
limit-all-or-nothing 136
direct-at-0 144
read-clears-errno 140
END
done_testing
