// What is set of dispatch sources, and read.
#define _GNU_SOURCE
#include <stddef.h>

#include "DispatchTime.h"
#include "Interposition.h"
#include "Queues.h"
#include "Sources.h"

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

void dispatch_source_set_timer(void *object, uint64_t start, uint64_t interval, uint64_t leeway) {
  sources_lock();
  source *timer = sources_find(object);
  if (timer != NULL) {
    timer->has_due = start != UINT64_MAX;
    timer->due = dispatch_due(start);
    timer->interval = interval == UINT64_MAX ? 0 : (double)interval / 1e9;
    source_arm(timer);
  }
  sources_unlock();
  if (timer == NULL) ORIGINAL(dispatch_source_set_timer)(object, start, interval, leeway);
}

/// Keeps a handler; false when the source is libdispatch's own, and the real call has to be made.
static bool set_handler(void *object, source_function function, source_block block) {
  sources_lock();
  source *set = sources_find(object);
  if (set != NULL) {
    if (set->block != NULL) _Block_release(set->block);
    set->block = block == NULL ? NULL : _Block_copy(block);
    set->function = function;
  }
  sources_unlock();
  return set != NULL;
}

void dispatch_source_set_event_handler(void *object, source_block block) {
  if (!set_handler(object, NULL, block)) ORIGINAL(dispatch_source_set_event_handler)(object, block);
}

void dispatch_source_set_event_handler_f(void *object, source_function function) {
  if (set_handler(object, function, NULL)) return;
  ORIGINAL(dispatch_source_set_event_handler_f)(object, function);
}

void dispatch_source_set_cancel_handler(void *object, source_block block) {
  sources_lock();
  source *set = sources_find(object);
  if (set != NULL) {
    if (set->cancel_block != NULL) _Block_release(set->cancel_block);
    set->cancel_block = block == NULL ? NULL : _Block_copy(block);
  }
  sources_unlock();
  if (set == NULL) ORIGINAL(dispatch_source_set_cancel_handler)(object, block);
}

static void change_suspension(void *object, int change, bool is_absolute) {
  sources_lock();
  source *changed = sources_find(object);
  if (changed != NULL) {
    changed->suspended = is_absolute ? change : changed->suspended + change;
    source_arm(changed);
  }
  sources_unlock();
  if (changed != NULL) return;
  if (is_absolute) {
    queue_activate(object);
  } else {
    queue_change_suspension(object, change);
  }
}

void dispatch_activate(void *object) {
  change_suspension(object, 0, true);
  ORIGINAL(dispatch_activate)(object);
}

void dispatch_resume(void *object) {
  change_suspension(object, -1, false);
  ORIGINAL(dispatch_resume)(object);
}

void dispatch_suspend(void *object) {
  change_suspension(object, 1, false);
  ORIGINAL(dispatch_suspend)(object);
}

void dispatch_set_target_queue(void *object, void *target) {
  sources_lock();
  source *changed = sources_find(object);
  if (changed != NULL) {
    changed->queue = queue_home(target);
    source_arm(changed);
  }
  sources_unlock();
  if (changed == NULL) queue_note_target(object, target);
  ORIGINAL(dispatch_set_target_queue)(object, target);
}

// MARK: Data

static uintptr_t merged(const source *source, uintptr_t value) {
  switch (source->kind) {
    case source_of_sums: return source->pending + value;
    case source_of_unions: return source->pending | value;
    default: return value;
  }
}

void dispatch_source_merge_data(void *object, uintptr_t value) {
  sources_lock();
  source *given = sources_find(object);
  if (given != NULL) {
    given->pending = merged(given, value);
    if (given->queued == 0) source_arm(given);
  }
  sources_unlock();
  if (given == NULL) ORIGINAL(dispatch_source_merge_data)(object, value);
}

uintptr_t dispatch_source_get_data(void *object) {
  sources_lock();
  source *asked = sources_find(object);
  uintptr_t data = asked == NULL ? 0 : asked->data;
  sources_unlock();
  return asked == NULL ? ORIGINAL(dispatch_source_get_data)(object) : data;
}

uintptr_t dispatch_source_get_handle(void *object) {
  sources_lock();
  source *asked = sources_find(object);
  uintptr_t handle = asked == NULL ? 0 : asked->handle;
  sources_unlock();
  return asked == NULL ? ORIGINAL(dispatch_source_get_handle)(object) : handle;
}

uintptr_t dispatch_source_get_mask(void *object) {
  sources_lock();
  source *asked = sources_find(object);
  uintptr_t mask = asked == NULL ? 0 : asked->mask;
  sources_unlock();
  return asked == NULL ? ORIGINAL(dispatch_source_get_mask)(object) : mask;
}
