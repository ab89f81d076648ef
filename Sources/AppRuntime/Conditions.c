// Condition variables, on which Foundation's operations and locks wait: others have turns until
// one of them has signalled.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "Interposition.h"
#include "Turns.h"

typedef struct wait {
  struct wait *next;
  const void *condition;
  bool is_over;
} wait;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// In the order in which they began.
static wait *waits = NULL;

/// Glibc keeps an older kind of condition under the same names.
static void *look_up(const char *name) {
#if defined(__x86_64__)
  void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  if (found != NULL) return found;
#endif
  return interposition_original(name);
}

#define CONDITION(function)                                                   \
  ({                                                                          \
    static __typeof__(&function) found = NULL;                                \
    if (found == NULL) found = (__typeof__(found))look_up(#function);         \
    found;                                                                    \
  })

static void note_signal(const void *condition, bool to_all) {
  pthread_mutex_lock(&lock);
  for (wait *place = waits; place != NULL; place = place->next) {
    if (place->condition != condition || place->is_over) continue;
    place->is_over = true;
    if (!to_all) break;
  }
  pthread_mutex_unlock(&lock);
}

static bool is_over(void *place) {
  pthread_mutex_lock(&lock);
  bool result = ((wait *)place)->is_over;
  pthread_mutex_unlock(&lock);
  return result;
}

static void start(wait *started) {
  pthread_mutex_lock(&lock);
  wait **end = &waits;
  while (*end != NULL) end = &(*end)->next;
  *end = started;
  pthread_mutex_unlock(&lock);
}

static void end(const wait *ended) {
  pthread_mutex_lock(&lock);
  wait **place = &waits;
  while (*place != ended) place = &(*place)->next;
  *place = ended->next;
  pthread_mutex_unlock(&lock);
}

/// Waits until the condition is signalled, or until a moment; says whether it was signalled. Call
/// with the condition's mutex held, as it is again afterwards.
static bool wait_for_signal(const void *condition, pthread_mutex_t *mutex, double moment) {
  wait place = {NULL, condition, false};
  start(&place);
  pthread_mutex_unlock(mutex);
  turn_wait(is_over, &place, moment);
  pthread_mutex_lock(mutex);
  end(&place);
  return place.is_over;
}

static double seconds(const struct timespec *time) {
  return (double)time->tv_sec + (double)time->tv_nsec / 1e9;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (turn_current() != NULL && wait_for_signal(condition, mutex, never)) return 0;
  return CONDITION(pthread_cond_wait)(condition, mutex);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                           const struct timespec *time) {
  if (turn_current() != NULL) {
    return wait_for_signal(condition, mutex, seconds(time)) ? 0 : ETIMEDOUT;
  }
  return CONDITION(pthread_cond_timedwait)(condition, mutex, time);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                           const struct timespec *time) {
  if (turn_current() != NULL) {
    return wait_for_signal(condition, mutex, seconds(time)) ? 0 : ETIMEDOUT;
  }
  return ORIGINAL(pthread_cond_clockwait)(condition, mutex, clock, time);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  note_signal(condition, false);
  return CONDITION(pthread_cond_signal)(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  note_signal(condition, true);
  return CONDITION(pthread_cond_broadcast)(condition);
}
