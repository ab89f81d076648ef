#define _GNU_SOURCE
#include "WorkList.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

#include "DispatchGroups.h"

extern char _dispatch_main_q;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static work *first = NULL;
/// Only while `first` is there.
static work *last = NULL;
static uint64_t last_number = 0;
/// The work that runs now, innermost; only the main thread runs work.
static const work *current = NULL;

uint64_t work_add(int kind, uint32_t object, double due, void *queue, void (*run)(void *),
                  void *context) {
  work *added = malloc(sizeof *added);
  if (added == NULL) abort();
  pthread_mutex_lock(&lock);
  *added = (work){NULL, ++last_number, {kind, object, due}, queue, run, context};
  work **place = first != NULL && last->public.due <= due ? &last->next : &first;
  while (*place != NULL && (*place)->public.due <= due) place = &(*place)->next;
  added->next = *place;
  *place = added;
  if (added->next == NULL) last = added;
  uint64_t number = added->number;
  pthread_mutex_unlock(&lock);
  return number;
}

typedef bool (*work_test)(const work *candidate, const void *argument);

/// Takes out the first work that passes the test, or returns NULL.
static work *take(work_test test, const void *argument) {
  pthread_mutex_lock(&lock);
  work **place = &first;
  work *before = NULL;
  while (*place != NULL && !test(*place, argument)) {
    before = *place;
    place = &before->next;
  }
  work *taken = *place;
  if (taken != NULL) *place = taken->next;
  if (taken == last) last = before;
  pthread_mutex_unlock(&lock);
  return taken;
}

static bool run(work *taken) {
  if (taken == NULL) return false;
  const work *outer = current;
  current = taken;
  taken->run(taken->context);
  current = outer;
  free(taken);
  return true;
}

static bool is_any(const work *candidate, const void *argument) {
  (void)candidate;
  (void)argument;
  return true;
}

static bool is_due_on(const work *candidate, const void *queue) {
  return candidate->queue == queue && candidate->public.due <= app_clock_now();
}

static bool is_in_background(const work *candidate, const void *until) {
  int kind = candidate->public.kind;
  return candidate->public.due <= *(const double *)until &&
         candidate->queue != &_dispatch_main_q &&
         (kind == app_work_background_queue || kind == app_work_task);
}

static bool has_number(const work *candidate, const void *number) {
  return candidate->number == *(const uint64_t *)number;
}

bool app_work_next(app_work *next) {
  dispatch_groups_settle();
  pthread_mutex_lock(&lock);
  bool found = first != NULL;
  if (found) *next = first->public;
  pthread_mutex_unlock(&lock);
  return found;
}

bool app_work_run_next(void) { return run(take(is_any, NULL)); }

bool work_run_on(void *queue) { return run(take(is_due_on, queue)); }

bool work_wait(double moment) {
  double now = app_clock_now();
  if (moment < now) moment = now;
  dispatch_groups_settle();
  work *next = take(is_in_background, &moment);
  if (next != NULL) {
    app_clock_sleep(next->public.due);
  } else if (moment < never) {
    app_clock_sleep(moment);
  }
  return run(next);
}

void *work_current_queue(void) { return current == NULL ? NULL : current->queue; }

uint64_t app_work_add_timer(uint32_t object, double due, void (*run)(void *), void *context) {
  return work_add(app_work_timer, object, due, NULL, run, context);
}

void *app_work_cancel(uint64_t number) {
  work *cancelled = take(has_number, &number);
  if (cancelled == NULL) return NULL;
  void *context = cancelled->context;
  free(cancelled);
  return context;
}
