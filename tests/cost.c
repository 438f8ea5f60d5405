/* cost.c -- make one call many times between two marks, for cost.t to count
   SPDX-License-Identifier: 0BSD

   Usage: cost CALLS.  CALL is an expression that uses fd and block, WANTED its
   value; with ONE_UNIT the layer is part of this file.  A mark is getppid, of
   which nothing else here has a need.  Allocations are counted by a malloc of
   this program's own.  */

#ifndef _XOPEN_SOURCE
# define _XOPEN_SOURCE 500
#endif
#ifdef ONE_UNIT
# define SYSPIO_API static
# include "syspio.c"
#else
# include "syspio.h"
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Compilers know malloc, and that it changes no variable; this one does.  */
static volatile unsigned long allocations;
void *volatile kept;

/* Nothing is ever given back: a test is short.  */
void *
malloc (size_t size)
{
  static double arena[0x10000];
  static size_t used;
  size_t cells = size / (2 * sizeof *arena) * 2 + 2;

  allocations++;
  if (cells > sizeof arena / sizeof *arena - used)
    return 0;
  used += cells;
  return arena + used - cells;
}

void *
calloc (size_t count, size_t size)
{
  return malloc (count * size);
}

void *
realloc (void *old, size_t size)
{
  void *block = malloc (size);
  return old && block ? memmove (block, old, size) : block;
}

void
free (void *block)
{
  (void) block;
}

int
main (int argc, char **argv)
{
  char block[16] = "fifteen letters", name[] = "cost.XXXXXX";
  size_t done = 0;
  unsigned long before;
  long calls = argc > 1 ? strtol (argv[1], NULL, 10) : 0;
  int fd = mkstemp (name);

  if (fd < 0 || unlink (name) != 0 || write (fd, block, 16) != 16)
    {
      perror (name);
      return 1;
    }
  before = allocations;
  getppid ();
  for (; calls > 0; calls--)
    if ((CALL) != WANTED)
      return 1;
  getppid ();
  before = allocations - before;
  (void) done;
  printf ("allocations: %lu\n", before);
  return 0;
}
