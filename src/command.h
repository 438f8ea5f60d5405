/* command.h -- the subcommands, and what they share
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef COMMAND_H
#define COMMAND_H

#include <getopt.h>

/* The exit status; with several, the largest.  */
enum { STATUS_FINE = 0, STATUS_FOUND = 1, STATUS_TROUBLE = 2 };

/* Each takes its own name as ARGV[0] and returns the exit status.  */
int report (int argc, char **argv);
int check (int argc, char **argv);
int platforms (int argc, char **argv);

/* The next option of ARGV, or -1; an unknown one ends the program.  OPTIONS has
   no short forms, so their values are below those of characters.  */
int next_option (int argc, char **argv, const struct option *options);

/* Say what is wrong with the words given, and the way out; status 2.  */
void usage_error (const char *command, const char *format, ...)
  __attribute__ ((__noreturn__, __format__ (__printf__, 2, 3)));

#endif
