/* attempt.h -- one key: what was said of it, and what was found
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef ATTEMPT_H
#define ATTEMPT_H

#include "../tests/probe/probe.h"
#include "choice.h"

enum verdict
{
  SAME,                                 /* found what was said, as POSIX wants it */
  KNOWN,                                /* found what was said; POSIX says otherwise */
  SAFER,                                /* found better than was said */
  DEVIATES,                             /* found worse than was said */
  UNSEEN                                /* could not be tried */
};

struct attempt
{
  const struct platform_key *key;
  struct choice choice;
  struct probe probe;
  int result;                           /* of the probe */
  enum verdict verdict;
  const char *means, *layer;            /* for a program; what the layer does */
};

/* Try ATTEMPT->key in directory ATTEMPT->probe.directory, which is on FSTYPE:
   what the system does, and whether the layer's own path is right.  */
void attempt_key (struct attempt *attempt, const char *fstype);

/* Compare what ATTEMPT found with what was said.  */
void judge (struct attempt *attempt);

/* What was found as a word: one of platforms/README, or "ignored" where a flag
   was accepted and nothing else, or "refused"; null where nothing could be.  */
const char *found_word (const struct attempt *attempt);

#endif
