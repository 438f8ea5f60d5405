#! /bin/sh
# macro.t -- SYSPIO in a configure.ac: what it chooses, refuses and asks
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
autoreconf=${AUTORECONF-autoreconf}
$autoreconf --version >/dev/null 2>&1 || skip_all "no $autoreconf"
work=`mktemp -d` || bail_out "no directory for scratch files"
trap 'rm -rf "$work"' 0
trap 'exit 99' 1 2 15
cd "$work"

# project NAME LINE: a project whose configure.ac has LINE; strict in all ways.
project () {
  mkdir -p $1/m4
  cp "$srcdir"/m4/*.m4 $1/m4
  cp "$srcdir"/build-aux/config.guess "$srcdir"/build-aux/config.sub \
    "$srcdir"/build-aux/install-sh $1
  cat > $1/configure.ac <<END
AC_INIT([project], [1])
AC_CONFIG_MACRO_DIRS([m4])
m4_pattern_forbid([^_?SYSPIO])
AC_CANONICAL_HOST
AC_PROG_CC
AC_CONFIG_HEADERS([config.h])
$2
AC_OUTPUT
END
}
reconf () { (cd $1 && $autoreconf -fi -Wall,error 2>&1); }

project plain SYSPIO
project shared 'SYSPIO([shared])'
project without ''
project option 'SYSPIO([sharred])'
project table SYSPIO; rm table/m4/syspio-platforms.m4
project line SYSPIO; rm line/m4/syspio-line.m4
for name in plain shared without; do
  check "autoreconf -Wall,error: $name" reconf $name
done
if autoreconf2.69 --version >/dev/null 2>&1; then
  project old SYSPIO
  check "autoreconf -Wall,error: autoconf 2.69" sh -c "cd old && \
    AUTOM4TE=autom4te2.69 autoreconf2.69 -fi -Wall,error && ./configure CC='$CC' && grep SYSPIO_PREAD config.h"
else skip "autoconf 2.69" "autoreconf2.69 is not installed"; fi
says () { got=`reconf $1` && return 1; echo "$got"; case $got in *"$2"*) ;; *) return 1 ;; esac; }
check "an unknown option is an error of m4" says option "unknown option 'sharred'"
check "a missing table is an error of m4" says table "syspio-platforms.m4 is not here"
check "a missing grammar is an error of m4" says line "syspio-line.m4 is not here"

# The common checks once; a copy of the answers for each further run.
(cd without && ./configure -q --cache-file="$work/cache" CC="$CC" CFLAGS="$CFLAGS" \
  ${host_alias:+--host=$host_alias}) >/dev/null 2>&1 || bail_out "configure without SYSPIO fails"
configure () { project=$1; shift
  grep -v '_cv_\(host\|build\|path\|env\)\|_cv_prog_\(ac_ct\|cc_c\)' cache | grep -v ac_cv_env_ > c
  (cd $project && ./configure --cache-file=../c CC="$CC" CFLAGS="$CFLAGS" "$@" 2>&1); }

# chooses PROJECT PREAD PWRITE ARGUMENT...
chooses () {
  wanted="$2 $3"; text="$*"; name=$1; shift; shift; shift
  out=`configure $name "$@"` || printf '%s\n' "$out" | sed 's/^/# /'
  got=`sed -n 's/^#define SYSPIO_P\(READ\|WRITE\) SYSPIO_WORD_//p' $name/config.h 2>/dev/null |
    tr '\n' ' ' | tr A-Z a-z`
  is "$text" "$got" "$wanted "
  rm -f $name/config.h
}
chooses plain native native --host=x86_64-pc-linux-gnu
chooses plain native native --host=powerpc-unknown-linux-musl
chooses plain lfs64 seek --host=hppa1.1-hp-hpux11.11
chooses plain lfs64 seek --host=hppa2.0w-hp-hpux11.11 --with-syspio-patches=none
chooses plain lfs64 lfs64 --host=hppa2.0n-hp-hpux11.11 --with-syspio-patches=PHKL_28512
chooses plain lfs64 lfs64 --host=hppa64-hp-hpux11.11 --with-syspio-patches=PHCO_38955,PHKL_28512
chooses plain lfs64 seek --host=hppa1.1-hp-hpux11.11 --with-syspio-patches=PHKL_285120
chooses plain lfs64 seek --host=hppa1.1-hp-hpux11.11 --with-syspio-patches=PHKL_2851
chooses plain lfs64 seek --host=hppa1.1-hp-hpux11.11 --with-syspio-patches=PHKL_20349
chooses shared lfs64 lfs64 --host=hppa1.1-hp-hpux11.11
chooses plain seek seek --host=hppa1.1-hp-hpux11.00
chooses shared seek seek --host=hppa1.1-hp-hpux11.00
chooses plain lfs64 lfs64 --host=hppa2.0w-hp-hpux11.00 --with-syspio-patches="PHKL_20349 PHKL_1"234
chooses plain native native --host=ia64-hp-hpux11.23
chooses plain native native --host=hppa64-hp-hpux11.31
chooses plain seek seek --host=ia64-hp-hpux11.22
chooses plain seek seek --host=hppa1.1-hp-hpux10.20
chooses plain native native --host=sparc-sun-solaris2.10
chooses plain seek native syspio_cv_pread=seek
echo 'pwrite seek # slow here | the operator' > policy
chooses plain native seek --with-syspio-policy="$work/policy"
chooses plain native native --with-syspio-policy="$work/policy" syspio_cv_pwrite=native
echo 'pwrite seek on ext' > policy
chooses plain native native --with-syspio-policy="$work/policy"
printf 'pwrite seek' > policy
chooses plain native seek --with-syspio-policy="$work/policy"
chooses plain seek native syspio_cv_link_pread=no

# stops WORDS ARGUMENT...: configure fails and says WORDS.
stops () { words=$1; shift; out=`configure plain "$@"` && return 1
  case $out in *"error: "*"$words"*) ;; *) printf '%s\n' "$out" | tail -n 3; return 1 ;; esac; }
check "a preset word outside the vocabulary stops" stops "syspio_cv_pread: unknown word 'ues'" syspio_cv_pread=ues
check "a preset of no key stops" stops "unknown key 'prread'" syspio_cv_prread=seek
check "a preset of more than one word stops" stops "not one word" syspio_cv_pread="seek on xfs"
check "a policy file with a quote in its name stops" stops "no quotes" --with-syspio-policy='po"l'
check "a patch that is none stops" stops "'28512' is no patch" --with-syspio-patches=28512
check "a policy file that is missing stops" stops "no file '/nowhere/at/all'" --with-syspio-policy=/nowhere/at/all
check "a policy option without file stops" stops "no file" --with-syspio-policy
grep -v '^#' "$srcdir/tests/bad-lines.txt" > lines
while IFS= read -r line <&3; do
  printf '# a comment\n%s\n' "$line" > policy
  check "policy refused: $line" stops "policy:2: " --with-syspio-policy="$work/policy"
done 3< lines

out=`configure plain`
is "the summary is four lines" "`echo "$out" | grep -c ': syspio: '`" 4
out=`configure plain --host=hppa2.0w-hp-hpux11.11`
is "no warning of its own when cross-compiling" "`echo "$out" | grep -c 'WARNING.*syspio'`" 0
questions () { grep -c '^configure:[0-9]*: .*conftest\.c' $1/config.log; }
summary () { configure "$@" --host=hppa1.1-hp-hpux11.$release | grep 'pwrite is' ; }
release=11; out=`summary shared`
check "shared: the slow line that is passed over is named" \
  expr "$out" : '.*is lfs64.*shared, so not by platforms/hpux11.11:5: correct'
release=00; out=`summary shared`
check "shared: a seek that remains is called a race" expr "$out" : '.*is seek.*a race'
rm -f cache
(cd plain && ./configure CC="$CC" CFLAGS="$CFLAGS" ${host_alias:+--host=$host_alias}) >/dev/null 2>&1
(cd without && ./configure CC="$CC" CFLAGS="$CFLAGS" ${host_alias:+--host=$host_alias}) >/dev/null 2>&1
asked=`expr \`questions plain\` - \`questions without\``
check "asks the compiler $asked times, at most six" expr $asked \<= 6 \& $asked \> 0
runs () { grep -c '^configure:[0-9]*: .*\./conftest' $1/config.log; }
is "runs no program" "`runs plain`" "`runs without`"
done_testing
