# platforms.awk -- check the platform files and write what is made of them
# SPDX-License-Identifier: 0BSD
#
# Usage: awk -f platforms.awk -v out=m4|header|table|check|units README FILE...
#
# README is platforms/README, which holds the vocabulary.  Every error names
# file and line; one error, and nothing is written.  Runs with mawk, gawk and
# busybox awk.

function fail(text)   { failat(FILENAME ":" FNR, text) }
function failat(where, text) { print where ": " text | "cat 1>&2"; bad = 1 }

function trim(s)      { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }
function upper(s)     { s = toupper(s); gsub(/[^A-Z0-9]/, "_", s); return s }
function has(list, w) { return index(" " list " ", " " w " ") }
function constant(w)  { return w ~ /^[0-9]/ ? w : "SYSPIO_WORD_" upper(w) }

function known_word(key, w) {
  if (has(words[key], w) && w != "NUMBER") return 1
  if (!has(words[key], "NUMBER")) return 0
  if (w ~ /^0x/) return w ~ /^0x[0-9a-f]+$/ && w ~ /[1-9a-f]/ && (length(w) < 10 || w ~ /^0x[0-7].......$/)
  return w ~ /^[1-9][0-9]*$/ && length(w) < 10
}

# The line that decides KEY of platform P where the patches in HELD are
# installed on a file of type FS ("" for nobody knows), leaving out line SKIP,
# and, where descriptors are shared, every line that says `measure'.
function decide(p, key, held, fs, skip,    i, k, u, found) {
  for (i = 1; i <= lines[p]; i++) {
    if (i == skip || lkey[p, i] != key || (shared && lmeasure[p, i])) continue
    if (lon[p, i] != "" && (fs == "" || !has(lon[p, i], fs))) continue
    k = split(lunless[p, i], u, " ")
    while (k && !has(held, u[k])) k--
    if (!k) found = i
  }
  return found
}
function decided_word(p, key, i) {
  return i ? lword[p, i] " " lmeasure[p, i] : fallback[key] " "
}

# Does line I of platform P change anything, for any patches and file system?
function matters(p, i,    key, patches, n, pat, m, fs, f, s, k, held, r, all) {
  key = lkey[p, i]; patches = ""; fs = ""
  for (k = 1; k <= lines[p]; k++)
    if (lkey[p, k] == key) { patches = patches " " lunless[p, k]; fs = fs " " lon[p, k] }
  n = split(patches, pat, " "); m = split(fs, f, " "); f[0] = ""
  all = 1
  for (k = 1; k <= n; k++) all *= 2
  for (s = 0; s < all; s++) {
    held = ""; r = s
    for (k = 1; k <= n; k++) { if (r % 2) held = held " " pat[k]; r = int(r / 2) }
    for (k = 0; k <= m; k++)
      if (decide(p, key, held, f[k], 0) == i \
          && decided_word(p, key, decide(p, key, held, f[k], i)) != decided_word(p, key, i))
        return 1
  }
  return 0
}

# --- reading ----------------------------------------------------------------

FNR == 1 { nfiles++; if (nfiles > 1) { p = FILENAME; sub(/.*\//, "", p); name[++np] = p } }

nfiles == 1 {                                   # the vocabulary
  if (/^    key +kind/)  { intable = 1; next }
  if (!/^    [a-z]/)     { intable = 0; next }
  if ($1 == "fstype")    { for (i = 2; i <= NF; i++) fstypes = fstypes " " $i; next }
  if (intable) {
    keys[++nkeys] = $1; kind[$1] = $2; fallback[$1] = $3; words[$1] = ""
    for (i = 4; i <= NF; i++) words[$1] = words[$1] " " $i
  }
  next
}

/[][$`\\"\r]/ { fail("no brackets, quotes, backslashes, dollar signs or carriage returns: m4, sh and C read this text") }
!/^[ \t]*#/ && /(^|[^A-Za-z])(A[A-Z]_|m4_|dnl([^a-z]|$))/ { fail("no name of a macro of m4 or autoconf") }
/^[ \t]*(#|$)/ { next }

$1 == "match" || $1 == "macro" {
  if (p in lines)                   fail("'" $1 "' comes before the facts")
  else if (NF != 2)                 fail("'" $1 "' takes one word")
  else if (($1, p) in select)       fail("a second '" $1 "' in one file")
  else if (($1, $2) in taken)       fail("'" $1 " " $2 "' is also in " taken[$1, $2])
  else if ($2 !~ ($1 == "match" ? "^[a-z0-9._-]+$" : "^[A-Za-z_][A-Za-z0-9_]*$"))
    fail("'" $2 "' is no " ($1 == "match" ? "prefix of a host_os" : "name of a macro"))
  else { select[$1, p] = $2; taken[$1, $2] = FILENAME ":" FNR }
  next
}

{
  at = index($0, "#")
  rest = at ? substr($0, at + 1) : ""
  n = split(at ? substr($0, 1, at - 1) : $0, w, " ")
  if (!(w[1] in words)) { fail("unknown key '" w[1] "'; platforms/README has the keys"); next }
  if (n < 2)            { fail("'" w[1] "' has no word; it takes" words[w[1]]); next }
  if (!known_word(w[1], w[2])) {
    fail("unknown word '" w[2] "' for '" w[1] "'; it takes" words[w[1]]); next }
  measure = unless = on = ""; q = ""; given = 0
  for (i = 3; i <= n; i++) {
    if (w[i] == "measure" && i == 3) {
      if (kind[w[1]] != "path") { fail("'measure' is for paths"); next }
      measure = "measure"
    } else if (w[i] == "unless" && unless == "" && on == "" && q == "") { q = "unless"; given = 0 }
    else if (w[i] == "on" && on == "" && (q == "" || given)) { q = "on"; given = 0 }
    else if (has(q == "unless" ? unless : on, w[i]) && q != "") {
      fail("'" w[i] "' twice"); next }
    else if (q == "unless" && w[i] ~ /^PH(KL|CO|NE|SS)_[0-9][0-9][0-9][0-9]+$/) {
      unless = unless (given++ ? " " : "") w[i] }
    else if (q == "on" && has(fstypes, w[i])) { on = on (given++ ? " " : "") w[i] }
    else { fail(q == "unless" ? "'" w[i] "' is no patch name such as PHKL_28512" : \
                q == "on" ? "unknown file system '" w[i] "'; platforms/README has the names" : \
                "unknown qualifier '" w[i] "'; it is 'measure', 'unless' or 'on'"); next }
  }
  if (q != "" && !given) { fail("'" q "' names nothing"); next }
  nf = split(rest, part, "|")
  if (nf < 2 || trim(part[1]) == "" || trim(part[2]) == "") {
    fail("no source; a line ends in '# fact | source'"); next }
  if (nf > 4) { fail("more than '# fact | source | checked | until'"); next }
  if (tolower(rest) ~ /unconfirmed/) {
    fail("an unconfirmed fact decides nothing; make it a comment line"); next }
  i = ++lines[p]
  lkey[p, i] = w[1]; lword[p, i] = w[2]; lmeasure[p, i] = measure
  lunless[p, i] = unless; lon[p, i] = on; lwhere[p, i] = FILENAME ":" FNR; lnr[p, i] = FNR
  lfact[p, i] = trim(part[1]); lsource[p, i] = trim(part[2])
  lchecked[p, i] = nf > 2 ? trim(part[3]) : ""; luntil[p, i] = nf > 3 ? trim(part[4]) : ""
}

# --- writing ----------------------------------------------------------------

function text_of(p, i) {
  return lkey[p, i] " " lword[p, i] (lmeasure[p, i] ? " measure" : "") \
    (lunless[p, i] ? " unless " lunless[p, i] : "") (lon[p, i] ? " on " lon[p, i] : "")
}

# The names in order of falling length of their match or macro line.
function by_length(what,    i, j, t) {
  for (i = 1; i <= np; i++) order[i] = name[i]
  for (i = 2; i <= np; i++)
    for (j = i; j > 1 && length(select["match", order[j]]) > length(select["match", order[j - 1]]); j--) {
      t = order[j]; order[j] = order[j - 1]; order[j - 1] = t }
}

# Shell text between two quotes.
function quoted(s) { gsub(/'/, "'\\''", s); return "'" s "'" }

function write_m4_case(macro, what, pattern) {
  print "\nm4_define([" macro "], [[case " what " in"
  print "  " pattern ") syspio_known=yes ;;\n  *) syspio_known=no ;;\nesac]])"
}

function write_m4(    i, j, k, n, w, pattern, text) {
  print "# syspio-platforms.m4 -- made from platforms/ by build-aux/platforms.awk; do not edit"
  print "# SPDX-License-Identifier: FSFULLR\n"
  for (i = 1; i <= nkeys; i++) text = text (i > 1 ? " " : "") keys[i]
  print "AC_DEFUN([SYSPIO_PLATFORMS], [])\n\nm4_define([_SYSPIO_KEYS], [" text "])"
  by_length()
  print "\nm4_define([_SYSPIO_CASE_HOST], [[case $host_os in"
  for (i = 1; i <= np; i++)
    if (select["match", order[i]] != "")
      print "  " select["match", order[i]] "*) syspio_platform=" order[i] " ;;"
  print "  *) syspio_platform=unknown ;;\nesac]])"
  print "\nm4_define([_SYSPIO_CASE_LINES], [[case $syspio_platform in"
  for (i = 1; i <= np; i++) {
    print "  " name[i] ")"
    for (j = 1; j <= lines[name[i]]; j++)
      print "    syspio_line platforms/" name[i] ":" lnr[name[i], j] " " \
        quoted(text_of(name[i], j)) " " quoted(lfact[name[i], j])
    print "    ;;"
  }
  print "  *) syspio_platform_known=no ;;\nesac]])"
  print "\nm4_define([_SYSPIO_CASE_DEFAULT], [[case $syspio_key in"
  for (i = 1; i <= nkeys; i++)
    print "  " keys[i] ") syspio_default=" fallback[keys[i]] " syspio_words='" trim(words[keys[i]]) "' ;;"
  print "esac]])"
  pattern = ""
  for (i = 1; i <= nkeys; i++) {
    n = split(words[keys[i]], w, " ")
    for (k = 1; k <= n; k++) pattern = pattern (pattern ? "|" : "") keys[i] ":" w[k]
  }
  write_m4_case("_SYSPIO_CASE_WORD", "$syspio_key:$syspio_class", pattern)
  gsub(/ /, "|", text)
  write_m4_case("_SYSPIO_CASE_KEY", "$syspio_key", text)
  text = trim(fstypes); gsub(/ +/, "|", text)
  write_m4_case("_SYSPIO_CASE_FSTYPE", "$syspio_arg", text)
  text = ""
  for (i = 1; i <= nkeys; i++) if (kind[keys[i]] == "path") text = text (text ? "|" : "") keys[i]
  write_m4_case("_SYSPIO_CASE_PATH", "$syspio_key", text)
}

function write_header(    i, j, k, first, w, said, count) {
  print "/* syspio-platforms.h -- made from platforms/ by build-aux/platforms.awk; do not edit"
  print "   SPDX-License-Identifier: 0BSD */\n"
  print "#ifndef SYSPIO_PLATFORMS_H\n#define SYSPIO_PLATFORMS_H\n"
  print "/* the words */"
  for (i = 1; i <= nkeys; i++) {
    k = split(words[keys[i]], w, " ")
    for (j = 1; j <= k; j++)
      if (w[j] != "NUMBER" && !(w[j] in said)) {
        said[w[j]] = 1
        printf "#define %-24s %s\n", constant(w[j]), \
          (w[j] == "unlimited" ? "((size_t) -1 / 2)" : ++count)
      }
  }
  print "\n/* the platforms; without configure the compiler's own macros choose one */"
  for (i = 1; i <= np; i++) printf "#define SYSPIO_PLATFORM_%-16s %d\n", upper(name[i]), i
  print "#ifndef SYSPIO_PLATFORM"
  by_length()
  for (i = 1; i <= np; i++)
    if (select["macro", order[i]] != "")
      printf "# %s defined %s\n#  define SYSPIO_PLATFORM SYSPIO_PLATFORM_%s\n", \
        (first++ ? "elif" : "if"), select["macro", order[i]], upper(order[i])
  print "# else\n#  define SYSPIO_PLATFORM SYSPIO_PLATFORM_UNKNOWN\n# endif\n#endif"
  print "\n/* a word for each key, unless configure gave it; no patch is known here */"
  for (i = 1; i <= nkeys; i++) {
    print "\n#ifndef SYSPIO_" upper(keys[i])
    first = 0
    for (j = 1; j <= np; j++)
      if (k = decide(name[j], keys[i], "", "", 0))
        printf "# %s SYSPIO_PLATFORM == SYSPIO_PLATFORM_%s\n#  define SYSPIO_%s %s\n", \
          (first++ ? "elif" : "if"), upper(name[j]), upper(keys[i]), constant(lword[name[j], k])
    printf "%s#  define SYSPIO_%s %s\n%s#endif\n", (first ? "# else\n" : ""), upper(keys[i]), \
      constant(fallback[keys[i]]), (first ? "# endif\n" : "")
  }
  print "\n#ifndef SYSPIO_PLATFORM_NAME"
  for (i = 1; i <= np; i++)
    printf "# %s SYSPIO_PLATFORM == SYSPIO_PLATFORM_%s\n#  define SYSPIO_PLATFORM_NAME \"%s\"\n", \
      (i > 1 ? "elif" : "if"), upper(name[i]), name[i]
  print "# endif\n#endif\n\n#endif /* SYSPIO_PLATFORMS_H */"
}

function write_table(    i, j, n, p, w, said) {
  print "/* made from platforms/ by build-aux/platforms.awk; do not edit */\n"
  print "static const struct platform_key platform_keys[] =\n{"
  for (i = 1; i <= nkeys; i++)
    printf "  { \"%s\", \"%s\", \"%s\", \"%s\",\n    SYSPIO_%s, SYSPIO_%s_BY },\n", keys[i], \
      kind[keys[i]], fallback[keys[i]], trim(words[keys[i]]), upper(keys[i]), upper(keys[i])
  print "};\n\nstatic const struct platform_word platform_words[] =\n{"
  for (i = 1; i <= nkeys; i++) {
    n = split(words[keys[i]], w, " ")
    for (j = 1; j <= n; j++)
      if (w[j] != "NUMBER" && !(w[j] in said)) {
        said[w[j]] = 1
        printf "  { %s, \"%s\" },\n", constant(w[j]), w[j]
      }
  }
  print "};\n\nstatic const struct platform_name platform_names[] =\n{"
  for (i = 1; i <= np; i++)
    printf "  { \"%s\", \"%s\", \"%s\" },\n", name[i], select["match", name[i]], select["macro", name[i]]
  print "};\n\nstatic const struct platform_line platform_lines[] =\n{"
  for (i = 1; i <= np; i++)
    for (j = 1; j <= lines[p = name[i]]; j++)
      printf "  { \"%s\", %d, \"%s\", \"%s\", \"%s\", \"%s\", \"%s\",\n    \"%s\", \"%s\", \"%s\", \"%s\" },\n", \
        p, lnr[p, j], lkey[p, j], lword[p, j], lmeasure[p, j], lunless[p, j], lon[p, j], \
        lfact[p, j], lsource[p, j], lchecked[p, j], luntil[p, j]
  print "};"
}

# The words of LIST that are not in SEEN yet, each after a space.
function unseen(seen, list,    i, k, w, more) {
  k = split(list, w, " ")
  for (i = 1; i <= k; i++) if (!has(seen more, w[i])) more = more " " w[i]
  return more
}

# Those of the N patches in PAT that the binary digits of S name.
function subset(s, pat, n,    k, held) {
  for (k = 1; k <= n; k++) { if (s % 2) held = held " " pat[k]; s = int(s / 2) }
  return held
}

# The words of every key of platform P, as definitions; where an operator said
# WORD for KEY, that one.
function words_of(p, held, fs, key, word,    i, k, w, text) {
  for (i = 1; i <= nkeys; i++) {
    k = decide(p, keys[i], held, fs, 0)
    w = k ? lword[p, k] : fallback[keys[i]]
    text = text "# define SYSPIO_" upper(keys[i]) " " constant(keys[i] == key ? word : w) "\n"
  }
  return text
}

function write_unit(what, text) {
  printf "#%s UNIT == %d\n# define UNIT_NAME \"%s\"\n%s", (units ? "elif" : "if"), ++units, what, text
  unit_list = unit_list " \\\n  X (" units ")"
}

# Every set of words that platform P can have, in any state, each once.
function write_states(p,    j, k, s, n, m, all, pat, f, patches, on, held, text) {
  for (j = 1; j <= lines[p]; j++) {
    patches = patches unseen(patches, lunless[p, j]); on = on unseen(on, lon[p, j])
  }
  n = split(patches, pat, " "); m = split(on, f, " "); f[0] = ""
  all = 1
  for (k = 1; k <= n; k++) all *= 2
  for (shared = 0; shared < 2; shared++)
    for (k = 0; k <= m; k++)
      for (s = 0; s < all; s++) {
        text = words_of(p, held = subset(s, pat, n), f[k])
        if ((p, text) in said) continue
        said[p, text] = 1
        gsub(/ /, ", ", held)
        write_unit(p held (k ? ", " f[k] : "") (shared ? ", shared" : ""), text)
      }
  shared = 0
}

# And those that one line of an operator's makes of it: any path beside any other.
function write_policies(p,    i, k, n, w, text) {
  for (i = 1; i <= nkeys; i++) {
    n = kind[keys[i]] == "path" ? split(words[keys[i]], w, " ") : 0
    for (k = 1; k <= n; k++) {
      text = words_of(p, "", "", keys[i], w[k])
      if (!((p, text) in said)) write_unit(p ", policy " keys[i] " " w[k], text)
      said[p, text] = 1
    }
  }
}

function write_units(    i) {
  print "/* loop-units.h -- made from platforms/ by build-aux/platforms.awk; do not edit"
  print "   SPDX-License-Identifier: 0BSD */\n"
  for (i = 1; i <= np; i++) write_states(name[i])
  write_policies("tiny")
  print "#endif\n\n#define UNITS(X)" unit_list
}

END {
  for (i = 1; i <= np; i++) if (name[i] == "unknown") known = 1
  if (out != "check" && !known) failat("platforms/unknown", "no such file; it is for systems without one")
  if (!nkeys) failat(ARGV[1], "no table of keys; the first file is platforms/README")
  for (i = 1; i <= np; i++) {
    p = name[i]
    if (!lines[p]) failat("platforms/" p, "no fact; a system that never differs needs no file")
    for (j = 1; j <= lines[p]; j++)
      if (!matters(p, j)) failat(lwhere[p, j], "'" text_of(p, j) "' differs from nothing")
  }
  if (bad) exit 1
  if (out == "m4") write_m4()
  else if (out == "header") write_header()
  else if (out == "table") write_table()
  else if (out == "units") write_units()
  else if (out != "check") { failat("platforms.awk", "out is m4, header, table, units or check"); exit 1 }
}
