/* store.h -- records of one size in a file
   SPDX-License-Identifier: 0BSD  */

#define RECORD_SIZE 16

/* Return 0, or -1 with errno.  get: a record that was never put is zeros.  */
int store_put (int fd, unsigned number, const char record[RECORD_SIZE]);
int store_get (int fd, unsigned number, char record[RECORD_SIZE]);
