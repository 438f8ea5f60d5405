/* unseekable.c -- what do pread and pwrite do to a pipe, socket or terminal?
   SPDX-License-Identifier: 0BSD  */

#include "probe.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* The worst of what both calls do to FD, into which OTHER leads: 0 ESPIPE,
   1 ENXIO, 2 a transfer, 3 something else.  */
static int
try_on (int fd, int other)
{
  char buf[4];
  int worst = 0, i;

  if (write (other, "abc\n", 4) != 4)
    {
      close (fd);
      close (other);
      return 3;
    }
  for (i = 0; i < 2; i++)
    {
      syspio_ssize moved = i ? SYSPIO_CALL_PWRITE (other, "abc\n", 4, 0)
                             : SYSPIO_CALL_PREAD (fd, buf, 4, 0);
      int found = moved >= 0 ? 2 : errno == ESPIPE ? 0 : errno == ENXIO ? 1 : 3;
      if (found > worst)
        worst = found;
    }
  /* What was refused must still be there.  */
  if (worst < 2 && (read (fd, buf, 4) != 4 || memcmp (buf, "abc\n", 4) != 0))
    worst = 2;
  close (fd);
  close (other);
  return worst;
}

int
probe_unseekable (struct probe *p)
{
  static const char *const words[] = { "espipe", "enxio", "reads" };
  static const char *const does[] = { "fail with ESPIPE, no data lost",
                                      "fail with ENXIO", "transfer data" };
  int fds[2], worst = 0, found, master, slave = -1;

  if (pipe (fds) != 0 || (worst = try_on (fds[0], fds[1])) > 2
      || socketpair (AF_UNIX, SOCK_STREAM, 0, fds) != 0
      || (found = try_on (fds[0], fds[1])) > 2)
    return probe_blind (p);
  worst = found > worst ? found : worst;
  master = posix_openpt (O_RDWR | O_NOCTTY);
  if (master >= 0 && grantpt (master) == 0 && unlockpt (master) == 0)
    slave = open (ptsname (master), O_RDWR | O_NOCTTY);
  if (slave >= 0)
    {
      found = try_on (slave, master);
      if (found > 2)
        return probe_blind (p);
      worst = found > worst ? found : worst;
    }
  else if (master >= 0)
    close (master);
  return probe_found (p, words[worst], "on %s pread and pwrite %s", slave < 0
                      ? "a pipe and a socket" : "a pipe, a socket and a terminal",
                      does[worst]);
}
