/* store.c -- records of one size in a file
   SPDX-License-Identifier: 0BSD  */

#include <string.h>
#include "syspio.h"
#include "store.h"

int
store_put (int fd, unsigned number, const char record[RECORD_SIZE])
{
  return sys_pwrite_all (fd, record, RECORD_SIZE,
                         (syspio_off) number * RECORD_SIZE, NULL);
}

int
store_get (int fd, unsigned number, char record[RECORD_SIZE])
{
  size_t done;

  if (sys_pread_all (fd, record, RECORD_SIZE,
                     (syspio_off) number * RECORD_SIZE, &done) != 0)
    return -1;
  memset (record + done, 0, RECORD_SIZE - done);
  return 0;
}
