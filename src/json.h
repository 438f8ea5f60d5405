/* json.h -- write JSON, one member a line
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef JSON_H
#define JSON_H

/* KEY is null in an array.  BRACKET is '{' or '['.  A null TEXT is null.  */
void json_open (const char *key, char bracket);
void json_close (void);
void json_text (const char *key, const char *text);
void json_number (const char *key, double value);
void json_boolean (const char *key, int value);
/* The words of LIST, which blanks separate, as an array.  */
void json_words (const char *key, const char *list);

#endif
