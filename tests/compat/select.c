/* select.c -- which assertions are wanted, and which can run here
   SPDX-License-Identifier: 0BSD  */

#include "compat.h"

const struct group *const groups[] =
{
  &group_data, &group_position, &group_offsets, &group_lengths, &group_buffers,
  &group_descriptors, &group_devices, &group_append, &group_vectors,
  &group_flags, &group_limits, &group_direct, &group_race,
  NULL
};

/* Does the WORD, "17", "85-94" or the name of a group, name this one?  */
static int
word_names (const char *word, size_t length, int number, const char *group)
{
  char *end;
  long from, to;

  if (*word < '0' || *word > '9')
    return strlen (group) == length && memcmp (word, group, length) == 0;
  from = to = strtol (word, &end, 10);
  if (*end == '-' && end[1] >= '0' && end[1] <= '9')
    to = strtol (end + 1, &end, 10);
  return end == word + length && from <= number && number <= to;
}

static int
list_names (const char *list, int number, const char *group)
{
  size_t length;

  for (; *list; list += length + (list[length] == ','))
    {
      length = strcspn (list, ",");
      if (word_names (list, length, number, group))
        return 1;
    }
  return 0;
}

int
selected (const struct run *run, const struct assertion *assertion, const char *group)
{
  return (!run->only || list_names (run->only, assertion->number, group))
         && (!run->skip || !list_names (run->skip, assertion->number, group));
}

static int
check_list (const char *program, const char *option, const char *list)
{
  size_t length;
  int i, j, found;

  do
    {
      length = strcspn (list, ",");
      found = 0;
      for (i = 0; groups[i]; i++)
        for (j = 0; groups[i]->list[j]; j++)
          found |= word_names (list, length, groups[i]->list[j]->number, groups[i]->name);
      if (!found)
        {
          fprintf (stderr, "%s: %s: '%.*s' is no assertion, range or group; "
                   "see '%s --list'\n", program, option, (int) length, list, program);
          return -1;
        }
      list += length;
    }
  while (*list++ == ',');
  return 0;
}

int
selection_check (const struct run *run)
{
  if (run->only && check_list (run->program, "--only", run->only) != 0)
    return -1;
  return run->skip ? check_list (run->program, "--skip", run->skip) : 0;
}

/* Without holes a file would take all the space before its last byte.  */
static int
files_have_holes (void)
{
  static int known = -1;
  struct stat status;
  char *name;
  int fd;

  if (known >= 0)
    return known;
  known = 0;
  name = (char *) malloc (strlen (private_path ()) + 8);
  if (!name)
    return known;
  sprintf (name, "%s/holes", private_path ());
  fd = open (name, O_RDWR | O_CREAT | O_EXCL, 0600);
  if (fd >= 0)
    {
      known = ftruncate (fd, 0x400000) == 0 && fstat (fd, &status) == 0
              && status.st_blocks < 0x400000 / 512;
      close (fd);
      unlink (name);
    }
  free (name);
  return known;
}

const char *
unmet_need (const struct assertion *assertion)
{
  unsigned needs = assertion->needs;

  if ((needs & NEED_OFF64) && impl->bits < 64)
    return "the offsets of this build have 32 bits";
  if ((needs & NEED_VECTOR) && !impl->preadv)
    return "there is no preadv here";
  if ((needs & NEED_FLAGS) && !impl->preadv2)
    return "there is no preadv2 here";
  if ((needs & NEED_THREADS) && !PIO_THREADS)
    return "built without threads; compile with -pthread";
  if ((needs & NEED_ROOT) && geteuid () != 0)
    return "it needs root";
  if ((needs & NEED_SLOW) && !slow)
    return "it is slow; use --slow";
  if ((needs & NEED_HOLES) && !files_have_holes ())
    return "files have no holes here";
  return NULL;
}
