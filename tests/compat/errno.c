/* errno.c -- the names of error numbers, which differ between processors
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static const struct { int number; const char *name; } names[] =
{
#define NAME(name) { name, #name },
  NAME (EBADF) NAME (EINVAL) NAME (EFAULT) NAME (ESPIPE) NAME (EISDIR)
  NAME (EFBIG) NAME (ENOSPC) NAME (EINTR) NAME (EAGAIN) NAME (EIO)
  NAME (ENXIO) NAME (EPERM) NAME (EACCES) NAME (EROFS) NAME (ENOENT)
  NAME (ENOSYS) NAME (ENODEV) NAME (ENOTDIR) NAME (EEXIST) NAME (ENOMEM)
  NAME (EMFILE) NAME (ENFILE) NAME (EBUSY) NAME (ENOTTY) NAME (EPIPE)
  NAME (ETXTBSY) NAME (EDOM) NAME (ERANGE) NAME (EXDEV) NAME (EMLINK)
  NAME (ECHILD) NAME (ESRCH) NAME (E2BIG) NAME (EDEADLK) NAME (ENAMETOOLONG)
#ifdef EOPNOTSUPP
  NAME (EOPNOTSUPP)
#endif
#ifdef ENOTSUP                          /* the same number on most systems */
  NAME (ENOTSUP)
#endif
#ifdef EOVERFLOW
  NAME (EOVERFLOW)
#endif
#ifdef EDQUOT
  NAME (EDQUOT)
#endif
#ifdef ESTALE
  NAME (ESTALE)
#endif
#ifdef ENOTCONN
  NAME (ENOTCONN)
#endif
#ifdef EILSEQ
  NAME (EILSEQ)
#endif
#ifdef ELOOP
  NAME (ELOOP)
#endif
  { 0, NULL }
#undef NAME
};

const char *
errno_name (int number)
{
  static char other[40];
  int i;

  for (i = 0; names[i].name; i++)
    if (names[i].number == number)
      return names[i].name;
  if (number == ERRNO_KEPT)
    return "errno not set";
  sprintf (other, "error number %d", number);
  return other;
}

const char *
off_text (pio_off value, char buf[32])
{
  char *at = buf + 31;
  int negative = value < 0;

  *at = '\0';
  do
    {
      int digit = (int) (value % 10);   /* below 0 if VALUE is */

      *--at = (char) ('0' + (digit < 0 ? -digit : digit));
      value /= 10;
    }
  while (value != 0);
  if (negative)
    *--at = '-';
  return at;
}
