/* copies.c -- three copies of the layer in one program, beside Samba's names
   SPDX-License-Identifier: 0BSD

   Compiled three times with COPY, the name of the function that uses a copy,
   and once without for the program.  Samba has functions sys_pread and
   sys_pwrite with the system's off_t; here they are the program's own.  */

#ifndef _XOPEN_SOURCE
# define _XOPEN_SOURCE 500
#endif
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

ssize_t sys_pread (int fd, void *buf, size_t count, off_t off);
ssize_t sys_pwrite (int fd, const void *buf, size_t count, off_t off);
int use_one (int fd);
int use_two (int fd);
int use_static (int fd);

#ifdef COPY
# define SYSPIO_NO_SHORT_NAMES
# ifdef STATIC
#  define SYSPIO_API static
#  include "syspio.c"
# else
#  include "syspio.h"
# endif

/* Return 0 if all four calls do their work.  */
int
COPY (int fd)
{
  char text[8];
  size_t done;

  return !(syspio_pwrite (fd, "here", 4, 3) == 4
           && syspio_pwrite_all (fd, "then", 4, 7, &done) == 0 && done == 4
           && syspio_pread (fd, text, 4, 5) == 4 && memcmp (text, "reth", 4) == 0
           && syspio_pread_all (fd, text, 8, 4, &done) == 0 && done == 7
           && memcmp (text, "erethen", 7) == 0
           && lseek (fd, 0, SEEK_CUR) == 0);
}
#else
ssize_t
sys_pread (int fd, void *buf, size_t count, off_t off)
{
  return fd + (ssize_t) count + (buf != 0) + (ssize_t) off;
}

ssize_t
sys_pwrite (int fd, const void *buf, size_t count, off_t off)
{
  return fd + (ssize_t) count + (buf != 0) + (ssize_t) off;
}

/* Use one copy on a file of its own.  */
static int
fails (int (*use) (int fd))
{
  FILE *file = tmpfile ();

  return file == 0 || use (fileno (file)) || fclose (file);
}

int
main (void)
{
  int failed = fails (use_one) | fails (use_two) << 1 | fails (use_static) << 2
               | (sys_pread (1, 0, 1, 1) != 3) << 3
               | (sys_pwrite (1, 0, 1, 1) != 3) << 4;

  printf ("failed: %d\n", failed);
  return failed;
}
#endif
