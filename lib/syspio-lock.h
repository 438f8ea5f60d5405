/* syspio-lock.h -- the one lock of the seek path
   SPDX-License-Identifier: 0BSD

   One for the process: a lock by descriptor number is wrong after dup, and one
   by inode would cost a further call.  Cancellation waits while it is held,
   else a cancelled thread would leave the position moved and the lock taken.  */

#ifdef SYSPIO_THREADS
# include <pthread.h>
static pthread_mutex_t syspio_mutex = PTHREAD_MUTEX_INITIALIZER;

static int
syspio_lock (void)
{
  int state;
  pthread_setcancelstate (PTHREAD_CANCEL_DISABLE, &state);
  pthread_mutex_lock (&syspio_mutex);
  return state;
}

static void
syspio_unlock (int state)
{
  pthread_mutex_unlock (&syspio_mutex);
  pthread_setcancelstate (state, &state);
}
#else
# define syspio_lock() 0
# define syspio_unlock(state) ((void) (state))
#endif
