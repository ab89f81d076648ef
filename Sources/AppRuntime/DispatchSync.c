// `dispatch_sync`: what the queue was given before comes first, in the one order of the work list.
#define _GNU_SOURCE
#include <stddef.h>

#include "Interposition.h"
#include "Queues.h"
#include "Turns.h"
#include "WorkList.h"

extern char _dispatch_main_q;

typedef void (^dispatch_block)(void);
typedef void (*dispatch_function)(void *);
typedef void (*sync_function)(void *queue, dispatch_block block);

/// A block that another thread wants run on the first one.
typedef struct {
  dispatch_block block;
  bool is_done;
} request;

static void serve(void *context) {
  request *served = context;
  served->block();
  served->is_done = true;
}

static bool is_done(void *context) { return ((const request *)context)->is_done; }

static void run_on_first_thread(dispatch_block block) {
  request made = {block, false};
  work_add(app_work_main_queue, 0, app_clock_now(), &_dispatch_main_q, serve, &made);
  if (!turn_wait(is_done, &made, never)) turn_stop();
}

static bool is_clear(void *queue) { return !work_waits_on(queue); }

static void sync_on(void *queue, dispatch_block block, sync_function original) {
  if (queue_home(queue) == &_dispatch_main_q && !turn_is_first()) {
    return run_on_first_thread(block);
  }
  // On a queue that this thread is on already libdispatch has a trap.
  if (queue_is_entered(queue)) return original(queue, block);
  while (work_run_on(queue)) continue;
  turn_wait(is_clear, queue, never);
  queue_use use;
  queue_use *place = &use;
  original(queue, ^{
    queue_enter(place, queue);
    block();
    queue_leave(place);
  });
}

void dispatch_sync(void *queue, dispatch_block block) {
  sync_function original = ORIGINAL(dispatch_sync);
  if (CALLED_BY_DISPATCH || turn_current() == NULL) return original(queue, block);
  sync_on(queue, block, original);
}

void dispatch_barrier_sync(void *queue, dispatch_block block) {
  sync_function original = ORIGINAL(dispatch_barrier_sync);
  if (CALLED_BY_DISPATCH || turn_current() == NULL) return original(queue, block);
  sync_on(queue, block, original);
}

void dispatch_sync_f(void *queue, void *context, dispatch_function function) {
  dispatch_sync(queue, ^{
    function(context);
  });
}

void dispatch_barrier_sync_f(void *queue, void *context, dispatch_function function) {
  dispatch_barrier_sync(queue, ^{
    function(context);
  });
}

void dispatch_async_and_wait(void *queue, dispatch_block block) { dispatch_sync(queue, block); }

void dispatch_async_and_wait_f(void *queue, void *context, dispatch_function function) {
  dispatch_sync_f(queue, context, function);
}

void dispatch_barrier_async_and_wait(void *queue, dispatch_block block) {
  dispatch_barrier_sync(queue, block);
}

void dispatch_barrier_async_and_wait_f(void *queue, void *context, dispatch_function function) {
  dispatch_barrier_sync_f(queue, context, function);
}
