#define _GNU_SOURCE
#include "Futex.h"

#include <errno.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "Threads.h"
#include "Turns.h"

/// A word that is waited on, and what it was.
typedef struct {
  const _Atomic uint32_t *word;
  uint32_t value;
} watch;

static bool has_changed(void *context) {
  const watch *watched = context;
  return atomic_load(watched->word) != watched->value;
}

static pid_t owner(const watch *watched) {
  return (pid_t)(atomic_load(watched->word) & FUTEX_TID_MASK);
}

/// The word of a lock holds its owner.
static bool is_let_go(void *context) { return !thread_takes_turns(owner(context)); }

static double deadline(const struct timespec *time, bool is_absolute) {
  if (time == NULL) return never;
  double moment = (double)time->tv_sec + (double)time->tv_nsec / 1e9;
  return is_absolute ? moment : app_clock_now() + moment;
}

/// Whoever wakes a waiter changes the word first: all users check it before they wait.
static bool wait_for_change(watch watched, double moment, long *result) {
  *result = -1;
  if (has_changed(&watched)) {
    errno = EAGAIN;
  } else if (turn_wait(has_changed, &watched, moment)) {
    *result = 0;
  } else {
    if (moment == never) return false;
    errno = ETIMEDOUT;
  }
  return true;
}

bool futex_waits_in_turns(const long arguments[6], long *result) {
  if (turn_current() == NULL) return false;
  watch watched = {(const _Atomic uint32_t *)arguments[0], (uint32_t)arguments[2]};
  const struct timespec *time = (const struct timespec *)arguments[3];
  switch (arguments[1] & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: return wait_for_change(watched, deadline(time, false), result);
    case FUTEX_WAIT_BITSET: return wait_for_change(watched, deadline(time, true), result);
    case FUTEX_LOCK_PI:
      // The system call then gets it at once, or says that it would wait for itself.
      if (owner(&watched) != turn_current()->identifier) {
        turn_wait(is_let_go, &watched, deadline(time, true));
      }
      return false;
    default: return false;
  }
}
