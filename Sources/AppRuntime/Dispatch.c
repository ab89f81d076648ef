// Replaces the entry points of libdispatch through which Swift and Foundation queue work. Each
// piece goes into the one work list instead of to a thread.
#define _GNU_SOURCE
#include <stddef.h>

#include "DispatchTime.h"
#include "Interposition.h"
#include "Queues.h"
#include "WorkList.h"

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q;

typedef void (^dispatch_block)(void);
typedef void (*dispatch_function)(void *);

static void *main_queue(void) { return &_dispatch_main_q; }

static void run_block(void *block) {
  ((dispatch_block)block)();
  _Block_release(block);
}

/// Swift's main actor queues its jobs by `dispatch_async_f` on the main queue.
static bool belongs_to_concurrency(dispatch_function function) {
  static library concurrency = {NULL, 0, 0};
  return library_has(&concurrency, "swift_job_run", (void *)function);
}

static int kind_on(void *queue) {
  return queue == main_queue() ? app_work_main_queue : app_work_background_queue;
}

static void add_function(double due, void *queue, void *context, dispatch_function function) {
  queue = queue_home(queue);
  int kind = belongs_to_concurrency(function) ? app_work_task : kind_on(queue);
  work_add(kind, 0, due, queue, function, context);
}

static void add_block(double due, void *queue, dispatch_block block) {
  queue = queue_home(queue);
  work_add(kind_on(queue), 0, due, queue, run_block, _Block_copy(block));
}

void dispatch_async(void *queue, dispatch_block block) {
  if (CALLED_BY_DISPATCH) return ORIGINAL(dispatch_async)(queue, block);
  add_block(app_clock_now(), queue, block);
}

void dispatch_async_f(void *queue, void *context, dispatch_function function) {
  if (CALLED_BY_DISPATCH) return ORIGINAL(dispatch_async_f)(queue, context, function);
  add_function(app_clock_now(), queue, context, function);
}

void dispatch_barrier_async(void *queue, dispatch_block block) {
  queue = queue_home(queue);
  work_add_barrier(kind_on(queue), app_clock_now(), queue, run_block, _Block_copy(block));
}

void dispatch_barrier_async_f(void *queue, void *context, dispatch_function function) {
  queue = queue_home(queue);
  work_add_barrier(kind_on(queue), app_clock_now(), queue, function, context);
}

/// Swift's concurrency makes its queues wide, for which libdispatch would start a thread; none of
/// ours is needed.
void dispatch_queue_set_width(void *queue, long width) {
  (void)queue;
  (void)width;
}

// Times: bit 63 set and bit 62 set is a negated wall time; bit 63 alone marks the monotonic clock;
// no mark is uptime. All three clocks show the device's time, so each is nanoseconds since 1970.
static double seconds(uint64_t time) {
  if (time == UINT64_MAX) return never;
  if ((int64_t)time < 0 && (time & (1ull << 62)) != 0) return (double)-(int64_t)time / 1e9;
  return (double)(time & ~(1ull << 63)) / 1e9;
}

double dispatch_due(uint64_t when) {
  double now = app_clock_now();
  double time = when == 0 ? now : seconds(when);
  return time > now ? time : now;
}

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  uint64_t (*original)(uint64_t, int64_t) = interposition_original("dispatch_time");
  if (when == 0) when = (uint64_t)(app_clock_now() * 1e9);
  return original(when, delta);
}

void dispatch_after(uint64_t when, void *queue, dispatch_block block) {
  if (when != UINT64_MAX) add_block(dispatch_due(when), queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, dispatch_function function) {
  if (when != UINT64_MAX) add_function(dispatch_due(when), queue, context, function);
}

/// Libdispatch would take as many threads as the machine has processors.
void dispatch_apply(size_t iterations, void *queue, void (^block)(size_t)) {
  (void)queue;
  for (size_t i = 0; i < iterations; i++) block(i);
}

void dispatch_apply_f(size_t iterations, void *queue, void *context,
                      void (*function)(void *, size_t)) {
  (void)queue;
  for (size_t i = 0; i < iterations; i++) function(context, i);
}
