// Dispatch timer sources, which `Task.sleep` and `DispatchSource.makeTimerSource` use, on the
// device's clock. The real source exists, is never armed, and only counts references.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "DispatchTime.h"
#include "Interposition.h"
#include "Queues.h"
#include "WorkList.h"

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q;
extern const char _dispatch_source_type_timer;
extern void *dispatch_get_context(void *object);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

typedef void (^block)(void);
typedef void (*function)(void *);

typedef struct timer {
  struct timer *next;
  void *source;
  void *queue;
  function function;
  block block;
  block cancel_block;
  double due;
  /// Seconds; 0 fires once.
  double interval;
  bool has_due;
  /// Sources are made suspended.
  int suspended;
  /// The queued fire, or 0.
  uint64_t queued;
} timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static timer *timers = NULL;

/// Call with the lock held.
static timer *find(void *source) {
  timer *found = timers;
  while (found != NULL && found->source != source) found = found->next;
  return found;
}

static void fire(void *source);

/// Queues or takes back the next fire. Call with the lock held.
static void arm(timer *timer) {
  if (timer->queued != 0) app_work_cancel(timer->queued);
  timer->queued = 0;
  if (!timer->has_due || timer->suspended > 0) return;
  int kind = timer->queue == &_dispatch_main_q ? app_work_main_queue : app_work_background_queue;
  timer->queued = work_add(kind, 0, timer->due, timer->queue, fire, timer->source);
}

static void fire(void *source) {
  pthread_mutex_lock(&lock);
  timer *fired = find(source);
  if (fired == NULL) {
    pthread_mutex_unlock(&lock);
    return;
  }
  fired->queued = 0;
  fired->has_due = fired->interval > 0;
  // Once at least: the clock may show a moment that is a rounding error before the due one.
  if (fired->has_due) do fired->due += fired->interval; while (fired->due <= app_clock_now());
  arm(fired);
  function function = fired->function;
  block block = fired->block == NULL ? NULL : _Block_copy(fired->block);
  dispatch_retain(source);
  pthread_mutex_unlock(&lock);
  if (function != NULL) function(dispatch_get_context(source));
  if (block != NULL) {
    block();
    _Block_release(block);
  }
  dispatch_release(source);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *(*create)(const void *, uintptr_t, uintptr_t, void *) =
      interposition_original("dispatch_source_create");
  void *source = create(type, handle, mask, queue);
  if (type != &_dispatch_source_type_timer || source == NULL || CALLED_BY_DISPATCH) return source;
  timer *added = calloc(1, sizeof *added);
  if (added == NULL) abort();
  added->source = source;
  added->queue = queue == NULL ? dispatch_get_global_queue(0, 0) : queue_home(queue);
  added->suspended = 1;
  pthread_mutex_lock(&lock);
  added->next = timers;
  timers = added;
  pthread_mutex_unlock(&lock);
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  pthread_mutex_lock(&lock);
  timer *timer = find(source);
  if (timer != NULL) {
    timer->has_due = start != UINT64_MAX;
    timer->due = dispatch_due(start);
    timer->interval = interval == UINT64_MAX ? 0 : (double)interval / 1e9;
    arm(timer);
  }
  pthread_mutex_unlock(&lock);
  void (*set)(void *, uint64_t, uint64_t, uint64_t) =
      interposition_original("dispatch_source_set_timer");
  if (timer == NULL) set(source, start, interval, leeway);
}

/// Keeps a handler of a timer; false when the source is none, and the real call has to be made.
static bool set_handler(void *source, function function, block *place, block new_block) {
  if (place == NULL) return false;
  if (*place != NULL) _Block_release(*place);
  *place = new_block == NULL ? NULL : _Block_copy(new_block);
  find(source)->function = function;
  return true;
}

void dispatch_source_set_event_handler(void *source, block block) {
  pthread_mutex_lock(&lock);
  timer *timer = find(source);
  bool is_ours = set_handler(source, NULL, timer == NULL ? NULL : &timer->block, block);
  pthread_mutex_unlock(&lock);
  void (*set)(void *, void *) = interposition_original("dispatch_source_set_event_handler");
  if (!is_ours) set(source, block);
}

void dispatch_source_set_event_handler_f(void *source, function function) {
  pthread_mutex_lock(&lock);
  timer *timer = find(source);
  bool is_ours = set_handler(source, function, timer == NULL ? NULL : &timer->block, NULL);
  pthread_mutex_unlock(&lock);
  void (*set)(void *, void (*)(void *)) =
      interposition_original("dispatch_source_set_event_handler_f");
  if (!is_ours) set(source, function);
}

void dispatch_source_set_cancel_handler(void *source, block block) {
  pthread_mutex_lock(&lock);
  timer *timer = find(source);
  if (timer != NULL) {
    if (timer->cancel_block != NULL) _Block_release(timer->cancel_block);
    timer->cancel_block = block == NULL ? NULL : _Block_copy(block);
  }
  pthread_mutex_unlock(&lock);
  void (*set)(void *, void *) = interposition_original("dispatch_source_set_cancel_handler");
  if (timer == NULL) set(source, block);
}

static void run_cancel(void *block_) {
  ((block)block_)();
  _Block_release(block_);
}

void dispatch_source_cancel(void *source) {
  pthread_mutex_lock(&lock);
  timer **place = &timers;
  while (*place != NULL && (*place)->source != source) place = &(*place)->next;
  timer *cancelled = *place;
  if (cancelled != NULL) *place = cancelled->next;
  pthread_mutex_unlock(&lock);
  if (cancelled != NULL) {
    if (cancelled->queued != 0) app_work_cancel(cancelled->queued);
    if (cancelled->block != NULL) _Block_release(cancelled->block);
    if (cancelled->cancel_block != NULL) {
      work_add(app_work_background_queue, 0, app_clock_now(), cancelled->queue, run_cancel,
               cancelled->cancel_block);
    }
    free(cancelled);
  }
  void (*cancel)(void *) = interposition_original("dispatch_source_cancel");
  cancel(source);
}

static void change_suspension(void *object, int change, bool is_absolute) {
  pthread_mutex_lock(&lock);
  timer *timer = find(object);
  if (timer != NULL) {
    timer->suspended = is_absolute ? change : timer->suspended + change;
    arm(timer);
  }
  pthread_mutex_unlock(&lock);
  if (timer == NULL && !is_absolute) queue_change_suspension(object, change);
}

void dispatch_activate(void *object) {
  change_suspension(object, 0, true);
  void (*activate)(void *) = interposition_original("dispatch_activate");
  activate(object);
}

void dispatch_resume(void *object) {
  change_suspension(object, -1, false);
  void (*resume)(void *) = interposition_original("dispatch_resume");
  resume(object);
}

void dispatch_suspend(void *object) {
  change_suspension(object, 1, false);
  void (*suspend)(void *) = interposition_original("dispatch_suspend");
  suspend(object);
}
