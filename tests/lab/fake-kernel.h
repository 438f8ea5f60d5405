/* fake-kernel.h -- a system with one file, which does what a script tells it
   SPDX-License-Identifier: 0BSD  */

#ifndef FAKE_KERNEL_H
#define FAKE_KERNEL_H

#ifndef SYSPIO_NO_SHORT_NAMES
# define SYSPIO_NO_SHORT_NAMES
#endif
#include "../../lib/syspio.h"           /* for its types */

enum { FAKE_FD = 3, FAKE_HOME = 77, FAKE_MOST = 64, FAKE_STEPS = 16 };

/* What the next call of a kind does.  */
enum fake_what
{
  FAKE_PASS,                            /* what it would do without a script */
  FAKE_FAIL,                            /* fails with errno VALUE */
  FAKE_SHORT,                           /* moves at most VALUE bytes */
  FAKE_CLAIM                            /* moves nothing and returns VALUE */
};

struct fake_script
{
  struct { enum fake_what what; syspio_ssize value; } step[FAKE_STEPS];
  int steps, next;
};

/* Calls as text, such as "lseek 5 SET; read 4; ".  */
struct fake_log
{
  char text[2048];
  size_t length;
};

struct fake
{
  /* The one file.  Its bytes follow from their offsets until written.  */
  syspio_off end, position;
  int is_append;                        /* opened O_APPEND */
  int is_pipe;                          /* has no position; or a terminal */

  /* The system.  */
  int pipe_error;                       /* of pread on a pipe; 0: it reads */
  int append_ignored;                   /* pwrite appends, as on Linux */
  int entry_is_narrow;                  /* pread takes 32 bits of an offset */
  int offsets_are_unsigned;             /* -1 is the last position of all */
  syspio_off seek_limit;                /* lseek beyond it is EINVAL */
  size_t count_limit;                   /* a count above it is EINVAL */

  struct fake_script transfers, seeks;

  /* What happened.  */
  struct fake_log log;
  int allocations;
  size_t taken;                         /* bytes that a pipe gave or took */
  size_t written;                       /* bytes that went to the file */
};

extern struct fake fake;

void fake_boot (void);
void fake_next (struct fake_script *script, enum fake_what what,
                syspio_ssize value);
unsigned char fake_byte (syspio_off offset);

/* Add a call to a log.  CALL is "pread" and so on; OFFSET counts only where
   the call has one.  */
void fake_note (struct fake_log *log, const char *call, size_t count,
                syspio_off offset);
void fake_note_seek (struct fake_log *log, syspio_off offset, int whence);

/* The system's calls.  NAME begins with p if the call takes an offset.  */
syspio_ssize fake_transfer (const char *name, int writing, int fd, void *buf,
                            size_t count, syspio_off offset);
syspio_off fake_lseek (int fd, syspio_off offset, int whence);
void *fake_malloc (void);

#endif /* FAKE_KERNEL_H */
