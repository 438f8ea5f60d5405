/* private.c -- the directory that piocheck makes, and takes away
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

static char *path;                      /* of the private directory, if there */
static char *inner;                     /* of the one in it, if there */

const char *
private_path (void)
{
  return path;
}

static char *
join (const char *directory, const char *name)
{
  char *joined = (char *) malloc (strlen (directory) + strlen (name) + 2);

  if (!joined)
    {
      fprintf (stderr, "piocheck: no memory\n");
      exit (2);
    }
  sprintf (joined, "%s/%s", directory, name);
  return joined;
}

/* As much as any assertion writes must fit, or a full disk would look like a
   deviation.  */
static int
room_for_a_file (void)
{
  static char block[0x200000];
  char *name = join (path, "room");
  int fd = open (name, O_RDWR | O_CREAT | O_EXCL, 0600);
  int ok, error;

  if (fd < 0)
    {
      free (name);
      return 0;
    }
  memset (block, 'x', sizeof block);
  errno = ENOSPC;                       /* what a short write means here */
  ok = write (fd, block, sizeof block) == (ssize_t) sizeof block && fsync (fd) == 0;
  error = errno;
  close (fd);
  unlink (name);
  free (name);
  errno = error;
  return ok;
}

static const char *
why_not (int error)
{
  if (error == ENOENT)
    return "there is no such directory";
  if (error == ENOTDIR)
    return "it is no directory";
  if (error == EACCES || error == EPERM)
    return "this user may not write there";
  if (error == EROFS)
    return "the file system is mounted read-only";
  if (error == ENOSPC)
    return "no space is left there";
  return strerror (error);
}

int
private_make (const char *program, const char *directory)
{
  struct stat status;
  int error;

  if (stat (directory, &status) == 0 && !S_ISDIR (status.st_mode))
    error = ENOTDIR;
  else
    {
      path = join (directory, "piocheck-XXXXXX");
      if (mkdtemp (path) && room_for_a_file ())
        return 0;
      error = errno;
      if (rmdir (path) != 0 && errno != ENOENT && errno != EINVAL && errno != ENOTDIR
          && errno != EACCES && errno != EROFS && errno != ENAMETOOLONG)
        fprintf (stderr, "%s: cannot remove '%s': %s\n", program, path, strerror (errno));
    }
  fprintf (stderr, "%s: cannot test in '%s': %s\n", program, directory, why_not (error));
  return -1;
}

const char *
private_enter (int number)
{
  char name[32];

  sprintf (name, "%d", number);
  free (inner);
  inner = join (path, name);
  return mkdir (inner, 0700) == 0 ? inner : NULL;
}

/* By name: with offsets of 32 bits readdir can fail on a large file system.  */
void
private_sweep (void)
{
  static const char *const names[] = { SCRATCH_NAME, FIFO_NAME };
  int i;

  for (i = 0; inner && i < 2; i++)
    {
      char *name = join (inner, names[i]);

      unlink (name);
      free (name);
    }
  if (inner)
    rmdir (inner);
  free (inner);
  inner = NULL;
}

int
private_remove (void)
{
  private_sweep ();
  return rmdir (path);
}
