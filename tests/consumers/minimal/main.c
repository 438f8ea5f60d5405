/* main.c -- minimal FILE NUMBER [TEXT]: put TEXT as a record, or print it
   SPDX-License-Identifier: 0BSD  */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "store.h"

int
main (int argc, char **argv)
{
  char record[RECORD_SIZE + 1] = "";
  unsigned number;
  int fd;

  if (argc < 3 || argc > 4)
    {
      fprintf (stderr, "usage: minimal FILE NUMBER [TEXT]\n");
      return 2;
    }
  number = (unsigned) strtoul (argv[2], NULL, 10);
  fd = open (argv[1], O_RDWR | O_CREAT, 0666);
  if (fd < 0)
    {
      perror (argv[1]);
      return 1;
    }
  if (argc == 4)
    {
      size_t length = strlen (argv[3]);
      memcpy (record, argv[3], length < RECORD_SIZE ? length : RECORD_SIZE);
      if (store_put (fd, number, record) != 0)
        {
          perror (argv[1]);
          return 1;
        }
      return 0;
    }
  if (store_get (fd, number, record) != 0)
    {
      perror (argv[1]);
      return 1;
    }
  printf ("%s\n", record);
  return 0;
}
