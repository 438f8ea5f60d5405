/* progress.h -- show a person that something goes on, and how to end it
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef PROGRESS_H
#define PROGRESS_H

/* Draw a bar on standard error, if that is a terminal, DONE of TOTAL full.  */
void progress_show (int done, int total);
/* Take it away; safe in a signal handler.  */
void progress_clear (void);

/* From now on a signal that ends the program first says that nothing was left
   in DIRECTORY, which is true since every scratch file is unlinked at once.  */
void interrupt_says (const char *directory);

#endif
