/* json.c -- write JSON, one member a line
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "json.h"
#include <stdio.h>
#include <string.h>

enum { DEEP = 16 };
static char closing[DEEP];
static int depth, members;              /* members: of the innermost so far */

/* The length of the UTF-8 character at S, or 0 where there is none.  Overlong
   forms, surrogates and what lies beyond U+10FFFF are none.  */
static int
utf8_length (const unsigned char *s)
{
  int length = *s < 0x80 ? 1 : *s >= 0xc2 && *s < 0xe0 ? 2
               : *s >= 0xe0 && *s < 0xf0 ? 3 : *s >= 0xf0 && *s < 0xf5 ? 4 : 0;

  for (int i = 1; i < length; i++)
    if ((s[i] & 0xc0) != 0x80)
      return 0;
  if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f)
      || (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] > 0x8f))
    return 0;
  return length;
}

/* A byte that is no UTF-8 becomes U+FFFD.  */
static void
put_string (const char *text)
{
  const unsigned char *s = (const unsigned char *) text;

  putchar ('"');
  while (*s)
    {
      int length = utf8_length (s);

      if (length == 0)
        fputs ("\\ufffd", stdout);
      else if (*s == '"' || *s == '\\')
        printf ("\\%c", *s);
      else if (*s < 0x20 || *s == 0x7f)
        printf ("\\u%04x", *s);
      else
        fwrite (s, 1, (size_t) length, stdout);
      s += length ? length : 1;
    }
  putchar ('"');
}

static void
begin (const char *key)
{
  if (members++)
    putchar (',');
  if (depth)
    printf ("\n%*s", 2 * depth, "");
  if (key)
    {
      put_string (key);
      fputs (": ", stdout);
    }
}

void
json_open (const char *key, char bracket)
{
  begin (key);
  putchar (bracket);
  closing[depth++] = bracket == '{' ? '}' : ']';
  members = 0;
}

void
json_close (void)
{
  depth--;
  if (members)
    printf ("\n%*s", 2 * depth, "");
  putchar (closing[depth]);
  members = 1;
  if (depth == 0)
    putchar ('\n');
}

void
json_text (const char *key, const char *text)
{
  begin (key);
  if (text)
    put_string (text);
  else
    fputs ("null", stdout);
}

void
json_number (const char *key, double value)
{
  begin (key);
  /* The locale's decimal point is that of C: only LC_CTYPE is set.  */
  printf ("%.10g", value);
}

void
json_boolean (const char *key, int value)
{
  begin (key);
  fputs (value ? "true" : "false", stdout);
}

void
json_words (const char *key, const char *list)
{
  char word[64];

  json_open (key, '[');
  for (list += strspn (list, " "); *list; list += strspn (list, " "))
    {
      size_t length = strcspn (list, " ");

      snprintf (word, sizeof word, "%.*s", (int) length, list);
      json_text (NULL, word);
      list += length;
    }
  json_close ();
}
