#! /bin/sh
# quickstart.t -- what quickstart installs, builds, passes on and says
# SPDX-License-Identifier: 0BSD

. "$srcdir/tests/tap.sh"
work=`mktemp -d` || bail_out "no directory for scratch files"
trap 'rm -rf "$work"' 0
trap 'exit 99' 1 2 15
cd "$work"
unset MAKEFLAGS MFLAGS MAKELEVEL

# A small stand-in for the package, and commands that record how they are called.
mkdir tree bin
cp "$srcdir/quickstart" tree
cat > tree/configure <<'END'
#! /bin/sh
echo configured >> ../calls
test ! -f ../broken || { echo "configure: no compiler at all"; exit 1; }
: > config.status
mkdir -p src
printf '#! /bin/sh\necho "syspio $*"; pwd\n' > src/syspio; chmod +x src/syspio
printf 'all:\n\ncheck:\n\t@echo the tests run; :\n' > Makefile
END
chmod +x tree/configure
command_in () { printf '#! /bin/sh\n%s\n' "$2" > "bin/$1"; chmod +x "bin/$1"; }
for tool in sh cat chmod tail mkdir rm dirname env find grep readlink sed make; do
  ln -s "`command -v $tool`" bin/$tool
done
command_in id 'echo ${uid-0}'
command_in apt-get "echo apt-get \"\$@\" >> '$work/calls'; case \$* in *install*) : > '$work/installed';; esac; exit \${apt-0}"
command_in dpkg-query "for p; do :; done; case \$p in gcc|make) test -f '$work/installed' && test -z \"\$apt\" || { printf not-installed; exit 1; };; esac; printf 'installed '"
quick () { (cd tree && PATH="$work/bin" ./quickstart "$@") > out 2> err </dev/null; }
fresh () { rm -rf tree/_build tree/broken calls installed; : > calls; }
in_file () { grep -e "$2" "$1" >/dev/null || { cat "$1"; return 1; }; }

fresh; quick
is "as root: what is missing is installed, nothing else" \
  "`grep install calls`" "apt-get install -y -qq --no-install-recommends gcc make"
is "no words: the main job" "`sed 1q out`" "syspio report ."
is "where the user stands" "`sed -n 2p out`" "$work/tree"
: > calls; quick report /srv/data --json
is "words are passed on" "`sed 1q out`" "syspio report /srv/data --json"
is "a second run does nothing else" "`cat calls``cat err`" ""
: > calls; chmod a-w tree/_build; quick; chmod u+w tree/_build
is "nor does it write" "`sed 1q out``cat calls``cat err`" "syspio report ."
touch -d '+1 minute' tree/quickstart; quick
check "what changed is made" in_file err "quickstart: make"
touch tree/quickstart
quick check
is "check runs the tests" "`cat out`" "the tests run"
refute "check takes no further words" quick check more
check "and says so" in_file err "takes no further words"
refute "an unknown option" quick --frob
check "is named" in_file err "unknown option '--frob'"
check "--help" quick --help

mv tree syspio; ln -s "$work/syspio/quickstart" link; mkdir syspio/other
(cd "$work" && CDPATH="$work/syspio:/" PATH="$work/bin" ./link) > out 2> err </dev/null
is "through a symbolic link, with CDPATH" "`sed 1q out`" "syspio report ."
mv syspio tree

fresh; apt=1 quick; status=$?
is "a failed installation ends with status 2" $status 2
check "and the exact list" in_file err "apt-get install --no-install-recommends gcc make"
fresh; uid=1000 quick; status=$?
is "without rights: status 2" $status 2
check "the exact list is printed" in_file err "as root on Debian: apt-get install --no-install-recommends gcc make"
is "and apt-get is not called" "`cat calls`" ""
fresh; : > installed; uid=1000 quick; status=$?
is "without rights, with all there: it goes on" "$status `sed 1q out`" "0 syspio report ."
command_in sudo "echo sudo \"\$@\" >> '$work/calls'; shift; exec \"\$@\""
fresh; uid=1000 quick
check "through sudo, which does not ask without a terminal" in_file calls "^sudo -n .*apt-get install -y -qq"
fresh; : > installed; : > tree/broken; quick; status=$?
is "a step that fails: status 2" $status 2
check "the end of its output is shown" in_file err "no compiler at all"
check "and where the rest is" in_file err "quickstart.log"

if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
  on_terminal () { (cd tree && printf "$1\n" |
    SHELL=/bin/sh PATH="$work/bin:$PATH" script -qec "PATH='$work/bin' ./quickstart $2" /dev/null) > out 2>&1; }
  fresh; on_terminal n
  check "on a terminal it shows the list and asks" in_file out "to be installed: gcc make"
  is "no means no" "`cat calls`" ""
  fresh; on_terminal y
  check "yes means yes" in_file calls "apt-get install"
  fresh; on_terminal n -y
  check "-y does not ask" in_file calls "apt-get install"
else
  skip "questions on a terminal" "script is not installed, or there is no terminal to be had"
fi

rm bin/apt-get bin/dpkg-query
ln -s cat bin/gcc; ln -s cat bin/cc
fresh; quick; status=$?
is "elsewhere: the commands tell, and it goes on" "$status `sed 1q out`" "0 syspio report ."
rm bin/gcc
fresh; quick; status=$?
is "elsewhere with one missing: status 2" $status 2
check "and its name" in_file err "missing to build: gcc"
done_testing
