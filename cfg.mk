# cfg.mk -- local rules for `make syntax-check'.  SPDX-License-Identifier: 0BSD

# NEWS of published releases is frozen; `make update-NEWS-hash' after a release.
old_NEWS_hash = d41d8cd98f00b204e9800998ecf8427e

# Rules of gnulib's that do not fit: no gettext here, no texinfo, C90 in lib/
# and tests/, and no bootstrap of gnulib's own.
local-checks-to-skip = \
  sc_GPL_version \
  sc_bindtextdomain \
  sc_copyright_check \
  sc_error_message_period \
  sc_error_message_uppercase \
  sc_prohibit_strcmp \
  sc_indent \
  sc_po_check \
  sc_program_name \
  sc_require_config_h \
  sc_require_config_h_first \
  sc_unmarked_diagnostics \
  sc_vulnerable_makefile_CVE-2012-3386

exclude_file_name_regexp--sc_prohibit_have_config_h = ^(lib|bench|tests/(probe|compat))/|^tests/threads\.c$$
exclude_file_name_regexp--sc_prohibit_stat_st_blocks = ^tests/(probe|compat)/
exclude_file_name_regexp--sc_prohibit_test_minus_ao = ^(quickstart|tests/report\.t)$$
exclude_file_name_regexp--sc_prohibit_magic_number_exit = ^(bench|tests)/

platform_glob = LC_ALL=C ls $(srcdir)/platforms | grep -v '^README$$'

# The grammar: every key, word, qualifier and source.
sc_platform_words:
	@cd $(srcdir) && $(AWK) -f build-aux/platforms.awk -v out=check \
	  platforms/README `LC_ALL=C ls platforms/[a-z]*`

# What is made from the platform files is what they make now.
sc_tables_in_sync:
	@cd $(srcdir) && for t in m4:m4/syspio-platforms.m4 \
	    header:lib/syspio-platforms.h table:src/platforms-table.h \
	    units:tests/loop-units.h; do \
	  LC_ALL=C $(AWK) -f build-aux/platforms.awk -v out=$${t%%:*} platforms/README \
	    `LC_ALL=C ls platforms/[a-z]*` | cmp - $${t#*:} || exit 1; done

# A dated `until' that has passed: look again, then drop or renew the line.
sc_platform_expiry:
	@today=`date +%Y-%m-%d`; cd $(srcdir) && \
	$(AWK) -F'|' -v today=$$today 'NF >= 4 && match ($$4, /[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]/) \
	  && substr ($$4, RSTART, RLENGTH) < today { print FILENAME ":" FNR ": expired:" $$4; bad = 1 } \
	  END { exit bad }' platforms/[a-z]*

# Every platform file is in the tarball.
sc_platforms_listed:
	@for f in `$(platform_glob)`; do \
	  grep "platforms/$$f\( \|$$\)" $(srcdir)/Makefile.am >/dev/null || \
	    { echo "platforms/$$f is not in Makefile.am" >&2; exit 1; }; done

# The code asks for the quirk, never for the system.
sc_no_os_in_lib:
	@! grep -nE '__linux|__APPLE__|_WIN32|__hpux|__sun|_AIX|__(Free|Net|Open)BSD__|__CYGWIN__' \
	  $(srcdir)/lib/syspio.[ch] $(srcdir)/lib/syspio-l*.h $(srcdir)/lib/syspio-s[el]*.h \
	  || { echo 'ask for the quirk, not for the system' >&2; exit 1; }

# The public header stands alone.
sc_header_alone:
	@! grep -nE '# *include.*config\.h' $(srcdir)/lib/syspio.h \
	  || { echo 'lib/syspio.h must not include config.h' >&2; exit 1; }

# No test that cannot fail.
sc_no_stub_test:
	@! grep -rnE 'FIXME|(^|[^X])XXX([^X]|$$)|ok \(1,|return true;' $(srcdir)/tests --include='*.[cht]' --include='*.sh' \
	  || { echo 'a test that cannot fail' >&2; exit 1; }

# Every test is run, and can be.
sc_tests_listed:
	@for t in $(srcdir)/tests/*.t; do \
	  grep "tests/$${t##*/}" $(srcdir)/Makefile.am >/dev/null && test -x $$t || \
	    { echo "$$t is not in Makefile.am, or not executable" >&2; exit 1; }; done

# Each fact that is not a mere path has a probe.
sc_probe_for_each_key:
	@for k in `sed -n '/^    key  /,/^$$/s/^    \([a-z_]*\) .*/\1/p' $(srcdir)/platforms/README | grep -v '^key$$'`; do \
	  test -f $(srcdir)/tests/probe/$$k.c || { echo "no tests/probe/$$k.c" >&2; exit 1; }; done

# Each own source file says its licence.
sc_spdx:
	@cd $(srcdir) && for f in `git ls-files '*.c' '*.h' '*.m4' '*.t' '*.sh' '*.awk' '*.ac' '*.am' '*.mk' bootstrap quickstart 2>/dev/null`; do \
	  case $$f in tests/consumers/*.a[cm]) continue;; esac; \
	  grep 'SPDX-License-Identifier' $$f >/dev/null || { echo "$$f: no SPDX line" >&2; exit 1; }; done

# Each macro file has its serial in line 2.
sc_m4_serial:
	@cd $(srcdir) && for f in m4/syspio.m4 m4/syspio-line.m4; do \
	  sed -n 2p $$f | grep -E '^# serial [0-9]+$$' >/dev/null || { echo "$$f: line 2 is no serial" >&2; exit 1; }; done

# The budgets, by file name and lines.
sc_size:
	@cd $(srcdir) && size () { limit=$$1; shift; for f; do n=`wc -l < $$f`; test $$n -le $$limit || \
	    { echo "$$f: $$n lines, the budget is $$limit" >&2; bad=1; }; done; }; bad=0; \
	  size 15 platforms/[a-z]*; size 60 configure.ac; size 120 m4/syspio.m4; \
	  size 400 lib/*.h src/*.c tests/*.c tests/*.t; exit $$bad

# Two `make dist' in a row are identical: one order, owner, mode and time.
dist_time := $(shell git -C $(srcdir) log -1 --format=@%ct 2>/dev/null || echo $(abspath $(srcdir))/NEWS)
export TAR_OPTIONS = --owner=0 --group=0 --numeric-owner --sort=name \
  --mode=u+rw,go=rX --mtime=$(dist_time)
