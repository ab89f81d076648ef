#define _GNU_SOURCE
#include "WorkList.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

#include "DispatchGroups.h"
#include "Sources.h"
#include "Turns.h"
#include "Workers.h"

extern char _dispatch_main_q;
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static work *first = NULL;
/// Only while `first` is there.
static work *last = NULL;
static uint64_t last_number = 0;

static uint64_t insert(work values) {
  work *added = malloc(sizeof *added);
  if (added == NULL) abort();
  if (values.queue != NULL) dispatch_retain(values.queue);
  pthread_mutex_lock(&lock);
  *added = values;
  added->number = ++last_number;
  double due = values.public.due;
  work **place = first != NULL && last->public.due <= due ? &last->next : &first;
  while (*place != NULL && (*place)->public.due <= due) place = &(*place)->next;
  added->next = *place;
  *place = added;
  if (added->next == NULL) last = added;
  uint64_t number = added->number;
  pthread_mutex_unlock(&lock);
  return number;
}

static work_place place_of(int kind, const void *queue) {
  bool is_background = kind == app_work_background_queue || kind == app_work_task;
  return is_background && queue != &_dispatch_main_q ? work_on_worker : work_here;
}

uint64_t work_add(int kind, uint32_t object, double due, void *queue, void (*run)(void *),
                  void *context) {
  return insert((work){.public = {kind, object, due},
                       .place = place_of(kind, queue),
                       .queue = queue,
                       .run = run,
                       .context = context});
}

void work_add_barrier(int kind, double due, void *queue, void (*run)(void *), void *context) {
  insert((work){.public = {kind, 0, due},
                .place = place_of(kind, queue),
                .queue = queue,
                .is_barrier = true,
                .run = run,
                .context = context});
}

uint64_t work_add_turn(int kind, uint32_t object, double due, void (*run)(void *), void *context) {
  return insert((work){.public = {kind, object, due},
                       .place = work_on_own_thread,
                       .run = run,
                       .context = context});
}

void work_free(work *done) {
  if (done->queue != NULL) dispatch_release(done->queue);
  free(done);
}

// MARK: Taking out

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
  if (taken->place == work_on_worker && worker_run(taken)) return true;
  taken->run(taken->context);
  work_free(taken);
  return true;
}

static bool may_run(const work *candidate, const void *unused) {
  (void)unused;
  return candidate->place != work_on_worker || worker_can_run(candidate);
}

static bool is_due_on(const work *candidate, const void *queue) {
  return candidate->queue == queue && candidate->public.due <= app_clock_now();
}

static bool may_run_on(const work *candidate, const void *queue) {
  return is_due_on(candidate, queue) && may_run(candidate, NULL);
}

static bool may_run_beside(const work *candidate, const void *until) {
  return candidate->place != work_here && candidate->public.due <= *(const double *)until &&
         may_run(candidate, NULL);
}

static bool has_number(const work *candidate, const void *number) {
  return candidate->number == *(const uint64_t *)number;
}

static work *find(work_test test, const void *argument) {
  work *found = first;
  while (found != NULL && !test(found, argument)) found = found->next;
  return found;
}

/// Queues what has become due by what was done, and not by time.
static void settle(void) {
  dispatch_groups_settle();
  sources_settle();
  turns_settle();
}

bool app_work_next(app_work *next) {
  settle();
  pthread_mutex_lock(&lock);
  work *found = find(may_run, NULL);
  if (found != NULL) *next = found->public;
  pthread_mutex_unlock(&lock);
  return found != NULL;
}

bool app_work_run_next(void) { return run(take(may_run, NULL)); }

bool work_run_on(void *queue) { return run(take(may_run_on, queue)); }

bool work_waits_on(void *queue) {
  pthread_mutex_lock(&lock);
  bool waits = find(is_due_on, queue) != NULL;
  pthread_mutex_unlock(&lock);
  return waits;
}

bool work_wait(double moment) {
  double now = app_clock_now();
  if (moment < now) moment = now;
  settle();
  work *next = take(may_run_beside, &moment);
  if (next != NULL) {
    app_clock_sleep(next->public.due);
  } else if (moment < never) {
    app_clock_sleep(moment);
  }
  return run(next);
}

// MARK: Timers

uint64_t app_work_add_timer(uint32_t object, double due, void (*run)(void *), void *context) {
  return work_add(app_work_timer, object, due, NULL, run, context);
}

void *app_work_cancel(uint64_t number) {
  work *cancelled = take(has_number, &number);
  if (cancelled == NULL) return NULL;
  void *context = cancelled->context;
  work_free(cancelled);
  return context;
}
