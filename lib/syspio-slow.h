/* syspio-slow.h -- everything of a transfer that a plain success does not need
   SPDX-License-Identifier: 0BSD  */

/* Has FD no position?  Then errno is ESPIPE, else as it was.  */
static int
syspio_is_unseekable (int fd)
{
  int saved = errno;
  syspio_off position;

  if (syspio_lseek (fd, 0, SEEK_CUR, &position) != 0 && errno == ESPIPE)
    return 1;
  errno = saved;
  return 0;
}

/* Make one call by the path that the platform's word names.  */
static syspio_ssize
syspio_once (int writing, int fd, void *buf, size_t count, syspio_off offset)
{
  int path = writing ? SYSPIO_PWRITE : SYSPIO_PREAD;

  if (path == SYSPIO_WORD_SEEK)
    return syspio_seek (writing, fd, buf, count, offset);
  /* Here the call itself would take data from a pipe: ask first.  */
  if (SYSPIO_UNSEEKABLE == SYSPIO_WORD_READS && syspio_is_unseekable (fd))
    return -1;
  if (path == SYSPIO_WORD_LFS64)
    return writing ? SYSPIO_CALL_PWRITE64 (fd, buf, count, offset)
                   : SYSPIO_CALL_PREAD64 (fd, buf, count, offset);
  return writing ? SYSPIO_CALL_PWRITE (fd, buf, count, offset)
                 : SYSPIO_CALL_PREAD (fd, buf, count, offset);
}

/* Judge a call that returned MOVED, and make it again if it was interrupted.  */
SYSPIO_COLD static syspio_ssize
syspio_settle (int writing, int fd, void *buf, size_t count, syspio_off offset,
               syspio_ssize moved)
{
  while (moved == -1 && errno == EINTR)
    moved = syspio_once (writing, fd, buf, count, offset);
  if (moved == -1)
    {
      /* Here a terminal is ENXIO, and lseek knows better.  */
      if (SYSPIO_UNSEEKABLE == SYSPIO_WORD_ENXIO && errno == ENXIO)
        syspio_is_unseekable (fd);
    }
  else if ((size_t) moved > count)
    {
      errno = EIO;
      moved = -1;
    }
  return moved;
}

/* The whole transfer, for every count and offset.  */
SYSPIO_COLD static syspio_ssize
syspio_slow (int writing, int fd, void *buf, size_t count, syspio_off offset)
{
  syspio_off last = SYSPIO_OFF_LAST (writing ? SYSPIO_PWRITE : SYSPIO_PREAD);
  int wanted = count > 0;
  syspio_ssize moved;

  if (offset < 0 || count > SYSPIO_SSIZE_MAX)
    {
      errno = EINVAL;
      return -1;
    }
  /* With offsets of 32 bits a file may go on where they end.  */
  if (offset > last || (wanted && offset == last && last < SYSPIO_BITS_LAST (64)))
    {
      errno = writing ? EFBIG : EOVERFLOW;
      return -1;
    }
  if (count > (size_t) SYSPIO_COUNT_MAX)
    count = (size_t) SYSPIO_COUNT_MAX;
  if ((syspio_uoff) count > (syspio_uoff) (last - offset))
    count = (size_t) (last - offset);

  moved = syspio_once (writing, fd, buf, count, offset);
  moved = syspio_settle (writing, fd, buf, count, offset, moved);
  if (moved == 0 && writing && wanted && count == 0)
    {
      errno = EFBIG;
      moved = -1;
    }
  return moved;
}
