/* compat.h -- assertions about positional I/O: what one is, and what it may use
   SPDX-License-Identifier: 0BSD

   An assertion runs in a process of its own, in an empty private directory.
   Its first failed expectation ends that process, so a body reads straight
   down: set up, call, expect.  */

#ifndef PIO_COMPAT_H
#define PIO_COMPAT_H

#include "system.h"
#include "syspio-platforms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- the calls under test --- */

struct known
{
  int number;                           /* of an assertion that fails ... */
  const char *where;                    /* ... as this document says */
};

struct impl
{
  const char *name;
  int bits;                             /* of the offsets that it takes */
  ssize_t (*pread) (int, void *, size_t, pio_off);
  ssize_t (*pwrite) (int, const void *, size_t, pio_off);
  /* Null where there is none.  */
  ssize_t (*preadv) (int, const struct iovec *, int, pio_off);
  ssize_t (*pwritev) (int, const struct iovec *, int, pio_off);
  ssize_t (*preadv2) (int, const struct iovec *, int, pio_off, int);
  ssize_t (*pwritev2) (int, const struct iovec *, int, pio_off, int);
  const struct known *known;            /* ends with a number 0; or null */
};

extern const struct impl libc_impl;
extern const struct impl *impl;         /* the one under test */

/* --- assertions --- */

enum                                    /* what an assertion needs */
{
  NEED_OFF64 = 1,                       /* offsets of 64 bits */
  NEED_HOLES = 2,                       /* files that may have holes */
  NEED_VECTOR = 4,                      /* preadv and pwritev */
  NEED_FLAGS = 8,                       /* preadv2 and pwritev2 */
  NEED_THREADS = 16,
  NEED_ROOT = 32,
  NEED_SLOW = 64                        /* --slow */
};

struct assertion
{
  int number;                           /* for ever */
  char kind;                            /* P: POSIX requires it, or the
                                           manual of a call that POSIX has
                                           not.  V: it may vary,
                                           within a set.  X: reported only.  */
  unsigned needs;
  const char *text;
  void (*run) (void);
  /* Null: as the group's.  */
  const char *source;                   /* the clause or manual page */
  const char *means;                    /* a failure means for a program */
  const char *layer;                    /* and what syspio does about it */
};

struct group
{
  const char *name;
  const char *source, *means, *layer;
  const struct assertion *const *list;  /* ends with null */
};

/* Begins the body of assertion NUMBER; the group's list names it a NUMBER.  */
#define ASSERTION(number, kind, needs, text, source, means, layer) \
  static void run##number (void); \
  static const struct assertion a##number = \
    { number, kind, needs, text, run##number, source, means, layer }; \
  static void run##number (void)

extern const struct group group_data, group_position, group_offsets, group_lengths,
  group_append, group_buffers, group_descriptors, group_devices, group_vectors,
  group_flags, group_limits, group_direct, group_race;
extern const struct group *const groups[];      /* ends with null */

/* --- what a body may use; the calls remember themselves for the report --- */

ssize_t do_pread (int fd, void *buf, size_t count, pio_off offset);
ssize_t do_pwrite (int fd, const void *buf, size_t count, pio_off offset);
ssize_t do_preadv (int fd, const struct iovec *vector, int n, pio_off offset);
ssize_t do_pwritev (int fd, const struct iovec *vector, int n, pio_off offset);
ssize_t do_preadv2 (int fd, const struct iovec *vector, int n, pio_off offset,
                    int flags);
ssize_t do_pwritev2 (int fd, const struct iovec *vector, int n, pio_off offset,
                     int flags);
ssize_t last_moved (void);
int last_errno (void);                  /* ERRNO_KEPT where the call left it */
enum { ERRNO_KEPT = 12321 };

/* The last call moved so much; failed with the errno of that name; or did one
   of a set, such as "0 EINVAL", of which the member seen is reported.  */
void expect_moved (ssize_t want);
void expect_errno (const char *name);
void one_of (const char *set);

void expect_position (int fd, pio_off want);
void expect_size (pio_off want);                        /* of the scratch file */
void expect_file (pio_off offset, const char *want);    /* its bytes there */
void expect_zeros (pio_off offset, size_t count);
void expect_bytes (const char *what, const void *got, const void *want,
                   size_t count);
void expect_that (int condition, const char *expected, const char *got, ...)
  PIO_FORMAT (3, 4);
void expect_no_sigxfsz (void);
int sigxfsz_seen (void);

void observed (const char *format, ...) PIO_FORMAT (1, 2);
void skip_because (const char *format, ...) PIO_FORMAT (1, 2) PIO_NORETURN;
void blocked (const char *doing) PIO_NORETURN;  /* could not set up; errno says */
/* A failure after this is what LINE of a platform file says.  */
void deviation (const char *line, int known);

/* A new scratch file with the 16 bytes of DIGITS, opened with FLAGS.  The
   witness is another descriptor of it, which only the expectations use.  */
#define DIGITS "0123456789abcdef"
/* All that an assertion makes in its directory has one of these names.  */
#define SCRATCH_NAME "file"
#define FIFO_NAME "fifo"
int scratch (int flags);
int scratch_again (int flags);          /* the same file, opened once more */
extern int witness;
void witness_put (pio_off offset, const void *data, size_t count);
void may_reach (pio_off size);          /* skips where no file can be so large */
void position_to (int fd, pio_off offset);
void *memory (size_t count, int protection);    /* fresh pages */
unsigned random_below (unsigned limit);         /* by --seed */
void random_seed (unsigned long seed);
struct iovec piece (const void *base, size_t count);
void in_child (void (*body) (int), int argument); /* and it must succeed */
extern int slow;                        /* --slow was given */

/* --- between the files --- */

enum { RESULT_NONE, RESULT_OK, RESULT_SKIP, RESULT_BLOCKED, RESULT_FAILED };
struct record
{
  int result;
  int known;
  char where[80];                       /* the document that knows it */
  char line[80];                        /* of a platform file */
  char expected[240], got[240], error[40];
  char seen[160];                       /* or the reason of a skip */
  long ms;
};

struct run
{
  const char *program;                  /* for messages */
  const struct impl *const *impls;      /* ends with null; the first is the default */
  const char *directory;
  const char *only, *skip;
  int json, keep, list;
  unsigned long seed;
};

const char *errno_name (int number);    /* "EINVAL" */
const char *off_text (pio_off value, char buf[32]);

/* The child's side.  */
void record_to (int fd);                /* where the record goes */
void record_send (int result) PIO_NORETURN;
extern struct record record;

/* The parent's side.  */
extern volatile sig_atomic_t interrupted;
int signals_catch (void);               /* a descriptor to wait for */
int private_make (const char *program, const char *directory);
const char *private_path (void);
void private_sweep (void);              /* remove what an assertion left */
int private_remove (void);
/* Null where it cannot be made.  */
const char *private_enter (int number);
void assertion_run (const struct assertion *assertion, struct record *result);
int selected (const struct run *run, const struct assertion *assertion,
              const char *group);
int selection_check (const struct run *run);
const char *unmet_need (const struct assertion *assertion);
int compat_run (struct run *run);
int compat_command (const char *program, const struct impl *const *impls,
                    int argc, char **argv);

struct tally { int ok, failed, known, skipped, blocked; };
struct output
{
  void (*begin) (const struct run *run, int count);
  void (*each) (const struct assertion *assertion, const struct group *group,
                const struct record *result);
  void (*end) (const struct tally *tally, int status);
};
extern const struct output tap_output, json_output;
/* The numbers of the failures so far, those of one document together.  */
void verdict_add (const struct assertion *assertion, const struct record *result);
const char *verdict_text (const struct tally *tally);

#ifdef __cplusplus
}
#endif

#endif /* PIO_COMPAT_H */
