#! /bin/sh
# consumer.t -- a project that takes the layer, from the tarball's files only
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
autoreconf --version >/dev/null 2>&1 || skip_all "no autoreconf"
automake --version >/dev/null 2>&1 || skip_all "no automake"
work=`mktemp -d` || bail_out "no directory for scratch files"
packed=consumer-$$                      # automake wants it in the build folder
trap 'chmod -R u+w "$builddir/$packed" 2>/dev/null; rm -rf "$work" "$builddir/$packed"' 0
trap 'exit 99' 1 2 15

# What `make dist' would pack.
$MAKE -C "$builddir" -s distdir distdir=$packed \
  > "$work/log" 2>&1 || {
  sed 's/^/# /' "$work/log"; bail_out "make distdir fails"; }
tarball=$builddir/$packed

# vendor DIRECTORY: the three steps of the README's "Take it into a project".
vendor () {
  cp -R "$tarball/tests/consumers/minimal" "$1" && chmod -R u+w "$1" &&
    mkdir -p "$1/m4" "$1/lib" &&
    cp "$tarball"/m4/syspio*.m4 "$1/m4" && cp "$tarball"/lib/syspio* "$1/lib"
}
check "the files are in the tarball" vendor "$work/minimal"
cd "$work/minimal" || bail_out "no project"
check "autoreconf" autoreconf -fi
check "configure" ./configure CC="$CC" CFLAGS="$CFLAGS" CPPFLAGS="$CPPFLAGS" \
  LDFLAGS="$LDFLAGS" ${host_alias:+--host=$host_alias}
check "make" $MAKE
run () { $RUNNER ./minimal$EXEEXT "$@" 2>&1; }
check "a record is put" run file 5 hello
is "and read" "`run file 5`" hello
is "one before it is a hole" "`run file 4`" ""
is "its place is the offset" "`dd if=file bs=16 skip=5 count=1 2>/dev/null | tr -d '\0'`" hello

# The consumer's program sees the same words as the package's own configure.
# Words that the operator forced are this build's alone.
words () { sed -n 's/^#define \(SYSPIO_[A-Z_]*\) \(SYSPIO_WORD.*\|[0-9].*\|"[a-z].*\)/\1 \2/p' "$1" |
  grep -v '_BY\|THREADS' | sort; }
if grep 'SYSPIO_.*_BY "\(syspio_cv\|.*:.*policy\)' "$builddir/config.h" >/dev/null; then
  skip "the same words as this build" "this build has words of the operator's"
else
  is "the same words as this build" "`words config.h`" "`words \"$builddir/config.h\"`"
fi

# No configure at all: the compiler's macros choose.
check "without configure" $CC $CFLAGS $CPPFLAGS -Ilib -o plain main.c store.c lib/syspio.c $LDFLAGS
is "and it reads the record" "`$RUNNER ./plain file 5`" hello
check "another directory" sh -c "make distclean >/dev/null; mkdir sub && cd sub && \
  ../configure CC='$CC' CFLAGS='$CFLAGS' LDFLAGS='$LDFLAGS' ${host_alias:+--host=$host_alias} && $MAKE"
done_testing
