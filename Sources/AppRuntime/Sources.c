#define _GNU_SOURCE
#include "Sources.h"

#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/ioctl.h>

#include "Interposition.h"
#include "Queues.h"
#include "WorkList.h"

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q;
extern const char _dispatch_source_type_timer;
extern const char _dispatch_source_type_data_add;
extern const char _dispatch_source_type_data_or;
extern const char _dispatch_source_type_data_replace;
extern const char _dispatch_source_type_read;
extern const char _dispatch_source_type_write;
extern void *dispatch_get_context(void *object);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static source *sources = NULL;

void sources_lock(void) { pthread_mutex_lock(&lock); }

void sources_unlock(void) { pthread_mutex_unlock(&lock); }

source *sources_find(const void *object) {
  source *found = sources;
  while (found != NULL && found->object != object) found = found->next;
  return found;
}

// MARK: Firing

static bool is_ready(const source *source) {
  short events = source->kind == source_of_reading ? POLLIN : POLLOUT;
  struct pollfd watched = {.fd = (int)source->handle, .events = events};
  return poll(&watched, 1, 0) > 0;
}

static bool has_due(const source *source) {
  switch (source->kind) {
    case source_of_timer: return source->has_due;
    case source_of_sums:
    case source_of_unions:
    case source_of_replacements: return source->pending != 0;
    case source_of_reading:
    case source_of_writing: return is_ready(source);
    case source_of_nothing: return false;
  }
  return false;
}

/// What the handler finds by `dispatch_source_get_data`.
static uintptr_t take_data(source *fired) {
  int bytes = 1;
  if (fired->kind == source_of_reading) ioctl((int)fired->handle, FIONREAD, &bytes);
  if (fired->pending == 0) return (uintptr_t)bytes;
  uintptr_t data = fired->pending;
  fired->pending = 0;
  return data;
}

static void advance(source *fired) {
  fired->has_due = fired->interval > 0;
  // Once at least: the clock may show a moment that is a rounding error before the due one.
  if (fired->has_due) do fired->due += fired->interval; while (fired->due <= app_clock_now());
}

static void fire(void *object) {
  sources_lock();
  source *fired = sources_find(object);
  if (fired == NULL) return sources_unlock();
  fired->queued = 0;
  fired->data = take_data(fired);
  if (fired->kind == source_of_timer) advance(fired);
  // A file descriptor stays ready until the handler has read.
  if (fired->kind == source_of_timer) source_arm(fired);
  source_function function = fired->function;
  source_block block = fired->block == NULL ? NULL : _Block_copy(fired->block);
  dispatch_retain(object);
  sources_unlock();
  if (function != NULL) function(dispatch_get_context(object));
  if (block != NULL) {
    block();
    _Block_release(block);
  }
  dispatch_release(object);
}

static int kind_on(const void *queue) {
  return queue == &_dispatch_main_q ? app_work_main_queue : app_work_background_queue;
}

void source_arm(source *source) {
  if (source->queued != 0) app_work_cancel(source->queued);
  source->queued = 0;
  if (source->suspended > 0 || !has_due(source)) return;
  double due = source->kind == source_of_timer ? source->due : app_clock_now();
  source->queued = work_add(kind_on(source->queue), 0, due, source->queue, fire, source->object);
}

void sources_settle(void) {
  sources_lock();
  for (source *source = sources; source != NULL; source = source->next) {
    bool is_of_file = source->kind == source_of_reading || source->kind == source_of_writing;
    if (is_of_file && source->queued == 0) source_arm(source);
  }
  sources_unlock();
}

// MARK: Life

static source_kind kind_of(const void *type) {
  if (type == &_dispatch_source_type_timer) return source_of_timer;
  if (type == &_dispatch_source_type_data_add) return source_of_sums;
  if (type == &_dispatch_source_type_data_or) return source_of_unions;
  if (type == &_dispatch_source_type_data_replace) return source_of_replacements;
  if (type == &_dispatch_source_type_read) return source_of_reading;
  if (type == &_dispatch_source_type_write) return source_of_writing;
  return source_of_nothing;
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *(*create)(const void *, uintptr_t, uintptr_t, void *) = ORIGINAL(dispatch_source_create);
  if (CALLED_BY_DISPATCH) return create(type, handle, mask, queue);
  source_kind kind = kind_of(type);
  void *object = kind == source_of_timer
                     ? create(type, handle, mask, queue)
                     : create(&_dispatch_source_type_timer, 0, 0, queue);
  if (object == NULL) return NULL;
  source *added = malloc(sizeof *added);
  if (added == NULL) abort();
  *added = (source){.object = object,
                    .kind = kind,
                    .handle = handle,
                    .mask = mask,
                    .queue = queue == NULL ? dispatch_get_global_queue(0, 0) : queue_home(queue),
                    .suspended = 1};
  sources_lock();
  added->next = sources;
  sources = added;
  sources_unlock();
  return object;
}

static void run_cancel(void *block) {
  ((source_block)block)();
  _Block_release(block);
}

static void put_away(source *cancelled) {
  if (cancelled->queued != 0) app_work_cancel(cancelled->queued);
  if (cancelled->block != NULL) _Block_release(cancelled->block);
  if (cancelled->cancel_block != NULL) {
    work_add(kind_on(cancelled->queue), 0, app_clock_now(), cancelled->queue, run_cancel,
             cancelled->cancel_block);
  }
  free(cancelled);
}

void dispatch_source_cancel(void *object) {
  sources_lock();
  source **place = &sources;
  while (*place != NULL && (*place)->object != object) place = &(*place)->next;
  source *cancelled = *place;
  if (cancelled != NULL) *place = cancelled->next;
  sources_unlock();
  if (cancelled != NULL) put_away(cancelled);
  ORIGINAL(dispatch_source_cancel)(object);
}
