/* race.c -- one open file description, used by several at once
   SPDX-License-Identifier: 0BSD

   A race can be missed, so that a broken system may pass; one that conforms
   never fails here.  */

#include "compat.h"

enum { WORDS = 4096, USERS = 4 };

static int rounds (void) { return slow ? 200000 : 5000; }

static unsigned
word_at (int i)
{
  return 0x10001u * (unsigned) i + 7;
}

/* A file of WORDS different words.  */
static int
words (void)
{
  unsigned *all = (unsigned *) memory (WORDS * sizeof *all, PROT_READ | PROT_WRITE);
  int fd = scratch (O_RDWR), i;

  for (i = 0; i < WORDS; i++)
    all[i] = word_at (i);
  witness_put (0, all, WORDS * sizeof *all);
  return fd;
}

static void
read_words (int fd)
{
  unsigned state = (unsigned) getpid () * 2654435761u + (unsigned) fd, word;
  int n = rounds (), i;

  for (; n > 0; n--)
    {
      state = state * 1103515245u + 12345u;
      i = (int) (state >> 8) % WORDS;
      do_pread (fd, &word, sizeof word, (pio_off) i * (pio_off) sizeof word);
      expect_moved (sizeof word);
      expect_that (word == word_at (i), "every read returns the word at its offset",
                   "another word at %d", i);
    }
}

/* USERS processes share FD; each must succeed.  */
static void
several (void (*body) (int), int fd)
{
  pid_t children[USERS];
  int i, status, good = 1;

  for (i = 0; i < USERS; i++)
    {
      children[i] = fork ();
      if (children[i] < 0)
        blocked ("fork");
      if (children[i] == 0)
        {
          body (fd);
          _exit (42);
        }
    }
  for (i = 0; i < USERS; i++)
    good &= waitpid (children[i], &status, 0) == children[i] && WIFEXITED (status)
            && WEXITSTATUS (status) == 42;
  if (!good)
    _exit (0);                          /* the child has told why */
}

ASSERTION (121, 'P', 0, "processes that share a descriptor each read at their own offset", NULL,
           NULL, NULL)
{
  int fd = words ();

  position_to (fd, 5);
  several (read_words, fd);
  expect_position (fd, 5);
}

static void
read_in_order (int fd)
{
  unsigned word;
  int i;

  for (i = 0; i < WORDS; i++)
    expect_that (read (fd, &word, sizeof word) == (ssize_t) sizeof word && word == word_at (i),
                 "read() goes on where it was", "not at word %d", i);
}

ASSERTION (122, 'P', 0, "a forked child's pread does not disturb read() of the parent", NULL, NULL, NULL)
{
  int fd = words (), status;
  pid_t child = fork ();

  if (child < 0)
    blocked ("fork");
  if (child == 0)
    {
      read_words (fd);
      _exit (42);
    }
  read_in_order (fd);
  if (waitpid (child, &status, 0) != child || !WIFEXITED (status) || WEXITSTATUS (status) != 42)
    _exit (0);
}

ASSERTION (123, 'P', 0, "a forked child's pread does not disturb write() of the parent", NULL, NULL,
           NULL)
{
  int fd = words (), status, i;
  unsigned word;
  pid_t child = fork ();

  if (child < 0)
    blocked ("fork");
  if (child == 0)
    {
      read_words (fd);
      _exit (42);
    }
  for (i = 0; i < WORDS; i++)           /* the words that are there already */
    {
      word = word_at (i);
      if (write (fd, &word, sizeof word) != (ssize_t) sizeof word)
        blocked ("write");
    }
  expect_size ((pio_off) (WORDS * sizeof word));
  expect_position (fd, (pio_off) (WORDS * sizeof word));
  if (waitpid (child, &status, 0) != child || !WIFEXITED (status) || WEXITSTATUS (status) != 42)
    _exit (0);
}

static void
write_own (int fd)
{
  unsigned mine = (unsigned) getpid ();
  int i;

  /* Each process takes the words of its remainder, past the end too.  */
  for (i = (int) (mine % USERS); i < 4 * WORDS; i += USERS)
    {
      do_pwrite (fd, &i, sizeof i, (pio_off) i * (pio_off) sizeof i);
      expect_moved (sizeof i);
    }
}

ASSERTION (125, 'P', 0, "of writes that extend a file from several processes none is lost",
           NULL, "records of concurrent writers vanish", NULL)
{
  int fd = scratch (O_RDWR | O_TRUNC), i, word, taken = 0;
  pid_t child;
  int status;

  for (i = 0; i < 8; i++)               /* all remainders, by any numbering of processes */
    {
      child = fork ();
      if (child < 0)
        blocked ("fork");
      if (child == 0)
        {
          write_own (fd);
          _exit (42);
        }
      taken |= 1 << ((unsigned) child % USERS);
    }
  while (wait (&status) > 0)
    if (!WIFEXITED (status) || WEXITSTATUS (status) != 42)
      _exit (0);
  position_to (witness, 0);
  for (i = 0; i < 4 * WORDS && read (witness, &word, sizeof word) == (ssize_t) sizeof word; i++)
    if (taken & 1 << (i % USERS))
      expect_that (word == i, "every word that was written is there", "word %d is %d", i, word);
}

#if PIO_THREADS
static int shared_fd;

static void *
thread_reads (void *argument)
{
  unsigned state = (unsigned) (size_t) argument * 2654435761u, word;
  int n = rounds (), i;

  for (; n > 0; n--)
    {
      state = state * 1103515245u + 12345u;
      i = (int) (state >> 8) % WORDS;
      /* Not by do_pread, which remembers one call of one thread.  */
      if (impl->pread (shared_fd, &word, sizeof word, (pio_off) i * (pio_off) sizeof word)
          != (ssize_t) sizeof word || word != word_at (i))
        return (void *) 1;
    }
  return NULL;
}

static void *
thread_writes (void *argument)
{
  int first = (int) (size_t) argument, i;
  unsigned word;

  for (i = first; i < WORDS; i += USERS)
    {
      word = ~word_at (i);
      if (impl->pwrite (shared_fd, &word, sizeof word, (pio_off) i * (pio_off) sizeof word)
          != (ssize_t) sizeof word)
        return (void *) 1;
    }
  return NULL;
}

static void
threads (void *(*body) (void *))
{
  pthread_t all[USERS];
  void *result;
  size_t i;

  for (i = 0; i < USERS; i++)
    if (pthread_create (&all[i], NULL, body, (void *) i) != 0)
      skip_because ("no thread can be made");
  for (i = 0; i < USERS; i++)
    {
      pthread_join (all[i], &result);
      expect_that (result == NULL, "every call of every thread has its own offset",
                   "one moved other bytes, or failed");
    }
}

ASSERTION (120, 'P', NEED_THREADS, "threads that share a descriptor each read at their own offset",
           NULL, NULL, NULL)
{
  shared_fd = words ();
  position_to (shared_fd, 5);
  threads (thread_reads);
  expect_position (shared_fd, 5);
}

ASSERTION (370, 'P', NEED_THREADS, "threads that share a descriptor each write at their own offset",
           NULL, NULL, NULL)
{
  unsigned word;
  int i;

  shared_fd = words ();
  threads (thread_writes);
  expect_size ((pio_off) (WORDS * sizeof word));
  position_to (witness, 0);
  for (i = 0; i < WORDS && read (witness, &word, sizeof word) == (ssize_t) sizeof word; i++)
    expect_that (word == ~word_at (i), "every word that was written is there",
                 "word %d is another", i);
}

static void *
thread_in_order (void *argument)
{
  unsigned word;
  int i;

  (void) argument;
  for (i = 0; i < WORDS; i++)
    if (read (shared_fd, &word, sizeof word) != (ssize_t) sizeof word || word != word_at (i))
      return (void *) 1;
  return NULL;
}

static void *
thread_mixed (void *argument)
{
  return argument == NULL ? thread_in_order (NULL) : thread_reads (argument);
}

ASSERTION (371, 'P', NEED_THREADS, "pread does not disturb read() of another thread", NULL, NULL, NULL)
{
  shared_fd = words ();
  threads (thread_mixed);
}
#endif

ASSERTION (124, 'P', 0, "a descriptor made by dup2 shares the file, and its own pread",
           NULL, NULL, NULL)
{
  int fd = scratch (O_RDWR), copy = dup2 (fd, 200);
  char got[4];

  if (copy < 0)
    skip_because ("dup2: %s", errno_name (errno));
  do_pwrite (copy, "WXYZ", 4, 4);
  expect_moved (4);
  do_pread (fd, got, 4, 4);
  expect_moved (4);
  expect_bytes ("the buffer", got, "WXYZ", 4);
  close (fd);
  do_pread (copy, got, 4, 8);
  expect_moved (4);
  expect_bytes ("the buffer", got, "89ab", 4);
  expect_position (copy, 0);
}

static const struct assertion *const race_list[] =
{
  &a121, &a122, &a123, &a124, &a125,
#if PIO_THREADS
  &a120, &a370, &a371,
#endif
  NULL
};
const struct group group_race =
{
  "race", "POSIX pread: as a single operation, without changing the file offset",
  "under load, now and then, a program reads or writes at another's offset",
  "the seek path is right among callers of the layer in one process only", race_list
};
