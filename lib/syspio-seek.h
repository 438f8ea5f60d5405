/* syspio-seek.h -- the seek path: save the position, seek, transfer, restore
   SPDX-License-Identifier: 0BSD  */

/* Seek and store the new position in *POSITION.  Some files have unsigned
   offsets, where a position that reads as -1 is a success: only errno tells.  */
static int
syspio_lseek (int fd, syspio_off offset, int whence, syspio_off *position)
{
  int saved = errno;

  errno = 0;
  *position = SYSPIO_CALL_LSEEK (fd, offset, whence);
  if (*position == -1 && errno != 0)
    return -1;
  errno = saved;
  return 0;
}

static syspio_ssize
syspio_here (int writing, int fd, void *buf, size_t count)
{
  return writing ? SYSPIO_CALL_WRITE (fd, buf, count)
                 : SYSPIO_CALL_READ (fd, buf, count);
}

static syspio_ssize
syspio_seek (int writing, int fd, void *buf, size_t count, syspio_off offset)
{
  syspio_off home, there;
  syspio_ssize moved = -1;
  int saved = errno;
  int state = syspio_lock ();

  if (syspio_lseek (fd, 0, SEEK_CUR, &home) == 0)
    {
      if (syspio_lseek (fd, offset, SEEK_SET, &there) == 0)
        {
          int error;

          moved = syspio_here (writing, fd, buf, count);
          error = errno;
          if (syspio_lseek (fd, home, SEEK_SET, &there) == 0)
            errno = error;
          else
            moved = -1;
        }
      else if (errno == EINVAL)
        {
          /* Beyond what this file system can seek to, so beyond any end of
             file.  A transfer of nothing still tells a bad descriptor.  */
          errno = saved;
          moved = syspio_here (writing, fd, buf, 0);
          if (moved > 0 || (moved == 0 && writing && count > 0))
            {
              errno = moved > 0 ? EIO : EFBIG;
              moved = -1;
            }
        }
    }
  syspio_unlock (state);
  return moved;
}
