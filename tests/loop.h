/* loop.h -- what the parts of tests/loop share
   SPDX-License-Identifier: 0BSD  */

#ifndef LOOP_H
#define LOOP_H

#include <errno.h>
#include <stddef.h>
#include "lab/fake-kernel.h"
#include "syspio-platforms.h"           /* for SYSPIO_WORD_... */

/* The library as compiled with one set of words.  */
struct unit
{
  const char *name;
  int off_bits;
  int pread, pwrite, append, unseekable;
  size_t count_max;
  syspio_ssize (*read) (int, void *, size_t, syspio_off);
  syspio_ssize (*write) (int, const void *, size_t, syspio_off);
  int (*read_all) (int, void *, size_t, syspio_off, size_t *);
  int (*write_all) (int, const void *, size_t, syspio_off, size_t *);
};

/* A check begins with a system that has no faults, and is followed by the
   assertion STAYS, that the position is where it was; unless that is null.  */
struct check
{
  void (*run) (void);
  const char *stays;
};

extern const struct check calls_checks[], ranges_checks[], errors_checks[],
  seeks_checks[], files_checks[], all_checks[], stops_checks[];

/* What is under test.  */
extern const struct unit *unit;
extern int writing;

int path_word (void);                   /* SYSPIO_WORD_NATIVE, LFS64 or SEEK */
int asks_first (void);                  /* one lseek before the call */
syspio_off last_offset (void);          /* the largest that the path can pass */

size_t least (size_t a, size_t b);

/* Start again with a system that has no faults.  */
void begin (void);

/* errno before each call, and as an expectation: left alone, or any.  */
enum { UNTOUCHED = 4711, UNSPECIFIED = -1 };

/* Make a call, with a buffer of FAKE_MOST bytes, whatever COUNT says.  */
void transfer (size_t count, syspio_off offset);
void transfer_all (size_t count, syspio_off offset);
void transfer_all_without_done (size_t count, syspio_off offset);

/* Whether the position was another after a call, and whether one allocated.  */
extern int moved_away, allocated;

/* Assert, in words of the contract, what the last call did.  */
void claim (int condition, const char *text);
void returned (syspio_ssize result, int error, const char *text);
void done_was (size_t done, const char *text);
void bytes_are_right (size_t count, syspio_off offset, const char *text);
void calls_were (const char *text);

/* Say which calls calls_were wants: those of one transfer, or single ones.  */
void want (size_t count, syspio_off offset);
void want_all (size_t count, syspio_off offset);
void want_seek (syspio_off offset, int whence);
void want_here (size_t count);          /* read or write */

#endif /* LOOP_H */
