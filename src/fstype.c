/* fstype.c -- the name of the file system that a path is on
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <config.h>
#include "fstype.h"
#include <stdio.h>
#if HAVE_SYS_VFS_H
# include <sys/vfs.h>
#endif
#if HAVE_STRUCT_STATVFS_F_BASETYPE
# include <sys/statvfs.h>
#endif

void
fstype_of (const char *path, struct fstype *fstype)
{
  snprintf (fstype->name, sizeof fstype->name, "unknown");
  fstype->magic = 0;
#if HAVE_STRUCT_STATVFS_F_BASETYPE      /* the system has a name of its own */
  struct statvfs status;
  if (statvfs (path, &status) == 0)
    snprintf (fstype->name, sizeof fstype->name, "%s", status.f_basetype);
#elif HAVE_SYS_VFS_H
  /* linux include/uapi/linux/magic.h and fs/.../super.h; statfs(2).  */
  static const struct { unsigned long magic; const char *name; } table[] =
  {
    { 0xef53, "ext" },
    { 0x58465342, "xfs" },
    { 0x9123683e, "btrfs" },
    { 0x01021994, "tmpfs" },
    { 0x858458f6, "ramfs" },
    { 0x794c7630, "overlay" },
    { 0x65735546, "fuse" },
    { 0x73717368, "squashfs" },
    { 0xe0f5e1e2, "erofs" },
    { 0x6969, "nfs" }
  };
  struct statfs status;
  if (statfs (path, &status) == 0)
    {
      fstype->magic = (unsigned long) status.f_type & 0xffffffff;
      for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].magic == fstype->magic)
          snprintf (fstype->name, sizeof fstype->name, "%s", table[i].name);
    }
#else
  (void) path;
#endif
}
