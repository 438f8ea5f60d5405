# syspio.m4
# serial 1
# SPDX-License-Identifier: FSFULLR
#
# SYNOPSIS
#
#   SYSPIO([OPTIONS])
#
# DESCRIPTION
#
#   Choose how sys_pread and sys_pwrite reach the kernel of the host, by the
#   platform files alone.  Runs no program, so that a cross build gets the same
#   answers; asks the compiler two questions, whether pread and pwrite link.
#   OPTIONS: `shared' says that descriptors are shared with forked processes;
#   then a slow call that is correct is preferred to a seek, which is a race.
#
#   Sets  the preprocessor macros SYSPIO_PLATFORM_NAME, SYSPIO_PREAD,
#         SYSPIO_PWRITE and one for each other key of platforms/README; the
#         shell variables syspio_platform, syspio_KEY, syspio_KEY_by (which
#         line decided) and syspio_KEY_fact (what it says).
#   Overrides  by what stronger word: a line of the platform file, a line of
#         --with-syspio-policy=FILE, syspio_cv_KEY=WORD.  Preset the last when
#         you know the target and the table does not.
#         --with-syspio-patches=LIST names the vendor's patches on the target.
#
# Requires syspio-line.m4 and syspio-platforms.m4 beside it.  The canonical copy
# of the three is m4/ of the syspio package.

# Copying and distribution of this file, with or without modification, are
# permitted in any medium without royalty provided this notice is preserved.

AC_DEFUN([SYSPIO],
[m4_ifndef([_SYSPIO_KEYS], [m4_fatal([SYSPIO: syspio-platforms.m4 is not here; copy it beside syspio.m4])])dnl
m4_ifndef([_SYSPIO_FUNCTIONS], [m4_fatal([SYSPIO: syspio-line.m4 is not here; copy it beside syspio.m4])])dnl
AC_REQUIRE([SYSPIO_LINE])dnl
AC_REQUIRE([SYSPIO_PLATFORMS])dnl
AC_REQUIRE([AC_CANONICAL_HOST])dnl
AC_REQUIRE([AC_PROG_CC])dnl
m4_foreach_w([_syspio_option], [$1], [m4_if(_syspio_option, [shared], [],
  [m4_fatal([SYSPIO: unknown option ']_syspio_option['; the option is 'shared'])])])dnl
m4_pattern_allow([^SYSPIO_(PLATFORM_NAME|WORD|]m4_translit(m4_toupper(_SYSPIO_KEYS), [ ], [|])[)])dnl
AC_ARG_WITH([syspio-policy], [AS_HELP_STRING([--with-syspio-policy=FILE],
  [lines for pread and pwrite that are stronger than the platform file's])])
AC_ARG_WITH([syspio-patches], [AS_HELP_STRING([--with-syspio-patches=LIST],
  [patches of the system on the target, such as PHKL_28512, or 'none'])])
syspio_shared=m4_if(m4_normalize([$1]), [], [no], [yes])
_SYSPIO_FUNCTIONS
_SYSPIO_PATCHES
# The platform's lines, then the operator's, then what was preset.
for syspio_key in _SYSPIO_KEYS
do
  _SYSPIO_CASE_DEFAULT
  eval "syspio_$syspio_key=\$syspio_default syspio_${syspio_key}_by=default syspio_${syspio_key}_fact= syspio_${syspio_key}_note="
done
_SYSPIO_CASE_HOST
_SYSPIO_CASE_LINES
_SYSPIO_POLICY
_SYSPIO_PRESETS
_SYSPIO_LINK([pread], [void *])
_SYSPIO_LINK([pwrite], [const void *])
AC_DEFINE_UNQUOTED([SYSPIO_PLATFORM_NAME], ["$syspio_platform"], [The platform file of the host.])
m4_foreach_w([_syspio_key], _SYSPIO_KEYS,
[AS_CASE([$syspio_]_syspio_key, [[[0-9]]*], [syspio_word=$syspio_]_syspio_key,
  [syspio_word=AS_TR_CPP([SYSPIO_WORD_$syspio_]_syspio_key)])
AC_DEFINE_UNQUOTED([SYSPIO_]m4_toupper(_syspio_key), [$syspio_word],
  [The word for ]_syspio_key[, by the platform file.])
])dnl
AC_MSG_NOTICE([syspio: platform $syspio_platform for $host; patches: $syspio_patch_level])
_SYSPIO_SUMMARY([pread])
_SYSPIO_SUMMARY([pwrite])
AC_MSG_NOTICE([syspio: count_max is $syspio_count_max, by $syspio_count_max_by; unseekable is $syspio_unseekable, by $syspio_unseekable_by])
])

m4_define([_SYSPIO_SUMMARY],
[AS_CASE([$syspio_shared:$syspio_$1], [yes:seek],
  [syspio_$1_note="; a race where descriptors are shared"])
AC_MSG_NOTICE([syspio: $1 is $syspio_$1, by $syspio_$1_by${syspio_$1_fact:+: $syspio_$1_fact}$syspio_$1_note])])

# Does the call link that the word names?  If not, only the seek path is left.
# The program calls what lib/syspio-system.h would.
m4_define([_SYSPIO_LINK],
[AS_IF([test $syspio_$1 != seek],
[AC_LANG_PUSH([C])
syspio_call=$1 syspio_type=off_t
test $syspio_$1 = native || syspio_call=$1[]64 syspio_type=off64_t
AS_VAR_PUSHDEF([syspio_Link], [syspio_cv_link_$syspio_call])dnl
AC_CACHE_CHECK([whether $syspio_call is declared and links], [syspio_Link],
[AC_LINK_IFELSE([AC_LANG_PROGRAM([[
#if defined __STRICT_ANSI__ && !defined _XOPEN_SOURCE && !defined _GNU_SOURCE
# define _XOPEN_SOURCE 500
#endif
#ifndef _LARGEFILE64_SOURCE
# define _LARGEFILE64_SOURCE 1
#endif
#include <sys/types.h>
#include <unistd.h>
#if defined __LP64__ || defined _LP64
# define call $1
# define type off_t
#else
# define call $syspio_call
# define type $syspio_type
#endif]],
[[ssize_t (*function) (int, $2, size_t, type) = call;
  return function (0, 0, 0, 0) != 0;]])], [AS_VAR_SET([syspio_Link], [yes])], [AS_VAR_SET([syspio_Link], [no])])])
AC_LANG_POP([C])
AS_VAR_IF([syspio_Link], [no],
  [syspio_$1_fact="$syspio_$1 is not declared or does not link"
   syspio_$1=seek syspio_$1_by=configure])
AS_VAR_POPDEF([syspio_Link])])])
