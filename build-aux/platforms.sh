#! /bin/sh
# platforms.sh SRCDIR -- check platforms/ and write the tables made from it
# SPDX-License-Identifier: 0BSD

set -e
LC_ALL=C; export LC_ALL
cd "$1"
files=
for file in platforms/*; do
  case ${file#platforms/} in
    README|*'~') ;;
    [!a-z]*|*[!a-z0-9._-]*)
      echo "$file: no name of a platform; it takes a-z, 0-9, '.', '_' and '-'" >&2; exit 1 ;;
    *) test -s "$file" || { echo "$file: the file is empty" >&2; exit 1; }
       files="$files $file" ;;
  esac
done
for table in m4:m4/syspio-platforms.m4 header:lib/syspio-platforms.h \
  table:src/platforms-table.h units:tests/loop-units.h; do
  to=${table#*:}
  if ${AWK-awk} -f build-aux/platforms.awk -v out=${table%%:*} platforms/README $files > "$to-t"
  then mv "$to-t" "$to"
  else rm -f "$to-t"; exit 1
  fi
done
