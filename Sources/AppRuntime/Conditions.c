// Condition variables on the first thread, on which Foundation's operations and locks wait: what
// others have queued runs until one of it has signalled.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "Interposition.h"
#include "WorkList.h"

/// A wait of the first thread, innermost first.
typedef struct wait {
  struct wait *outer;
  const void *condition;
  bool is_over;
} wait;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static wait *waits = NULL;

/// Glibc keeps an older kind of condition under the same names.
static void *original(const char *name) {
#if defined(__x86_64__)
  void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  if (found != NULL) return found;
#endif
  return interposition_original(name);
}

static void note_signal(const void *condition, bool to_all) {
  pthread_mutex_lock(&lock);
  for (wait *place = waits; place != NULL; place = place->outer) {
    if (place->condition != condition || place->is_over) continue;
    place->is_over = true;
    if (!to_all) break;
  }
  pthread_mutex_unlock(&lock);
}

static bool is_over(wait *place) {
  pthread_mutex_lock(&lock);
  bool result = place->is_over;
  pthread_mutex_unlock(&lock);
  return result;
}

/// Runs work until the condition is signalled, or there is none that is due until a moment; says
/// whether it was signalled. Call with the condition's mutex held, as it is again afterwards.
static bool wait_for_signal(const void *condition, pthread_mutex_t *mutex, double moment) {
  pthread_mutex_lock(&lock);
  wait place = {waits, condition, false};
  waits = &place;
  pthread_mutex_unlock(&lock);
  pthread_mutex_unlock(mutex);
  while (!is_over(&place) && work_wait(moment)) continue;
  pthread_mutex_lock(mutex);
  pthread_mutex_lock(&lock);
  waits = place.outer;
  bool was_signalled = place.is_over;
  pthread_mutex_unlock(&lock);
  return was_signalled;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (interposition_is_main_thread() && wait_for_signal(condition, mutex, never)) return 0;
  int (*wait_really)(pthread_cond_t *, pthread_mutex_t *) = original("pthread_cond_wait");
  return wait_really(condition, mutex);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                           const struct timespec *time) {
  if (interposition_is_main_thread()) {
    double moment = (double)time->tv_sec + (double)time->tv_nsec / 1e9;
    return wait_for_signal(condition, mutex, moment) ? 0 : ETIMEDOUT;
  }
  int (*wait_really)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *) =
      original("pthread_cond_timedwait");
  return wait_really(condition, mutex, time);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  note_signal(condition, false);
  int (*signal)(pthread_cond_t *) = original("pthread_cond_signal");
  return signal(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  note_signal(condition, true);
  int (*signal)(pthread_cond_t *) = original("pthread_cond_broadcast");
  return signal(condition);
}
