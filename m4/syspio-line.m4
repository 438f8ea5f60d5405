# syspio-line.m4
# serial 1
# SPDX-License-Identifier: FSFULLR
#
# The grammar of one line of a platform or policy file, of the list of patches
# and of presets, as functions of the shell for syspio.m4.  The same grammar in
# awk is build-aux/platforms.awk; one set of bad lines is run through both, by
# tests/table.t and tests/macro.t.

# Copying and distribution of this file, with or without modification, are
# permitted in any medium without royalty provided this notice is preserved.

AC_DEFUN([SYSPIO_LINE], [])

m4_define([_SYSPIO_FUNCTIONS],
[# Is $syspio_arg the whole name of a patch?
syspio_is_patch ()
{
  AS_CASE([$syspio_arg], [PHKL_*|PHCO_*|PHNE_*|PHSS_*],
    [expr "X$syspio_arg" : 'XPH.._@<:@0-9@:>@\{4,\}$' >/dev/null],
    [false])
}

# syspio_line WHERE 'KEY WORD QUALIFIER...' FACT: follow the line if it holds.
# A line on a file system never does here: nobody knows the file system.
syspio_line ()
{
  syspio_where=[$]1 syspio_fact=[$]3 syspio_holds=yes syspio_given=yes syspio_slow=no
  set -f
  set x [$]2
  set +f
  syspio_key=[$]2 syspio_word=[$]3
  _SYSPIO_CASE_KEY
  test $syspio_known = yes ||
    AC_MSG_ERROR([$syspio_where: unknown key '$syspio_key'; the keys are: _SYSPIO_KEYS])
  _SYSPIO_CASE_DEFAULT
  test [$]# -gt 2 ||
    AC_MSG_ERROR([$syspio_where: '$syspio_key' has no word; it takes: $syspio_words])
  syspio_class=`echo "$syspio_word" |
    sed 's/^NUMBER$/-/; s/^0x0*$/-/; s/^0x@<:@0-7@:>@\{0,1\}@<:@0-9a-f@:>@\{1,7\}$/NUMBER/
         s/^@<:@1-9@:>@@<:@0-9@:>@\{0,8\}$/NUMBER/'`
  _SYSPIO_CASE_WORD
  test $syspio_known = yes ||
    AC_MSG_ERROR([$syspio_where: unknown word '$syspio_word' for '$syspio_key'; it takes: $syspio_words])
  shift; shift; shift
  syspio_state=word syspio_once=
  for syspio_arg
  do
    AS_CASE(["$syspio_once "], [*" $syspio_arg "*], [AC_MSG_ERROR([$syspio_where: '$syspio_arg' twice])])
    syspio_once="$syspio_once $syspio_arg"
    AS_CASE([$syspio_state:$syspio_given:$syspio_arg],
      [word:yes:measure], [syspio_state=measure
         _SYSPIO_CASE_PATH
         test $syspio_known = yes || AC_MSG_ERROR([$syspio_where: 'measure' is for paths])
         syspio_slow=yes],
      [word:yes:unless|measure:yes:unless], [syspio_state=unless syspio_given=no],
      [word:yes:on|measure:yes:on|unless:yes:on],
        [syspio_state=on syspio_given=no syspio_holds=no],
      [unless:*], [syspio_is_patch ||
           AC_MSG_ERROR([$syspio_where: '$syspio_arg' is no patch name such as PHKL_28512])
         syspio_given=yes
         AS_CASE([$syspio_patches], [*" $syspio_arg "*], [syspio_holds=no])],
      [on:*], [_SYSPIO_CASE_FSTYPE
         test $syspio_known = yes ||
           AC_MSG_ERROR([$syspio_where: unknown file system '$syspio_arg'])
         syspio_given=yes],
      [AC_MSG_ERROR([$syspio_where: unknown qualifier '$syspio_arg'; it is 'measure', 'unless' or 'on'])])
  done
  test $syspio_given = yes || AC_MSG_ERROR([$syspio_where: '$syspio_state' names nothing])
  AS_CASE([$syspio_holds:$syspio_slow:$syspio_shared],
    [no:*], [],
    # A project that shares descriptors would rather be slow than race.
    [*:yes:yes], [eval "syspio_${syspio_key}_note=\"; shared, so not by \$syspio_where: \$syspio_fact\""],
    [eval "syspio_$syspio_key=\$syspio_word syspio_${syspio_key}_by=\$syspio_where \
       syspio_${syspio_key}_fact=\$syspio_fact syspio_${syspio_key}_note="])
}
])

# The patches that the target has, with a space at either side of each.
m4_define([_SYSPIO_PATCHES],
[syspio_patches=' ' syspio_patch_level='unknown, taken as not installed'
AS_CASE([$with_syspio_patches], [''], [],
  [none|no], [syspio_patch_level=none],
  [syspio_patch_level=`echo "$with_syspio_patches" | tr , ' '`
   for syspio_arg in $syspio_patch_level
   do
     syspio_is_patch ||
       AC_MSG_ERROR([--with-syspio-patches: '$syspio_arg' is no patch name such as PHKL_28512, nor 'none'])
     syspio_patches="$syspio_patches$syspio_arg "
   done])])

# Follow the lines of the operator's file.
m4_define([_SYSPIO_POLICY],
[AS_CASE([$with_syspio_policy], [''|no], [],
  [*\"*|*\\*], [AC_MSG_ERROR([--with-syspio-policy: no quotes or backslashes in the name])],
  [test -f "$with_syspio_policy" && test -r "$with_syspio_policy" ||
     AC_MSG_ERROR([--with-syspio-policy: no file '$with_syspio_policy' that can be read])
   syspio_number=0
   while read syspio_text || test -n "$syspio_text"
   do
     syspio_number=`expr $syspio_number + 1`
     syspio_rest=`expr "X$syspio_text" : 'X@<:@^#@:>@*#* *\(.*\)'`
     syspio_text=`expr "X$syspio_text" : 'X\(@<:@^#@:>@*\)'`
     test -z "$syspio_text" ||
       syspio_line "$with_syspio_policy:$syspio_number" "$syspio_text" "$syspio_rest"
   done < "$with_syspio_policy"])])

# Follow what was preset: one word for each key.
m4_define([_SYSPIO_PRESETS],
[for syspio_key in `(set) 2>&1 | sed -n 's/^syspio_cv_\(@<:@a-z0-9_@:>@*\)=.*/\1/p'`
do
  AS_CASE([$syspio_key], [link_*], [continue])
  eval "syspio_word=\$syspio_cv_$syspio_key"
  AS_CASE([$syspio_word], [*@<:@\ \	@:>@*], [AC_MSG_ERROR([syspio_cv_$syspio_key: '$syspio_word' is not one word])],
    [?*], [syspio_line "syspio_cv_$syspio_key" "$syspio_key $syspio_word" preset])
done])
