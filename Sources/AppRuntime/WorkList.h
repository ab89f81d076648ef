/// What student code has queued, in the order in which the device will have it run.
#pragma once

#include "AppRuntime.h"

/// Where work runs.
typedef enum {
  /// On whichever thread runs the work: the first one, or one that waits.
  work_here,
  /// On a thread of the pool.
  work_on_worker,
  /// It is a thread's next turn.
  work_on_own_thread,
} work_place;

typedef struct work {
  struct work *next;
  uint64_t number;
  app_work public;
  work_place place;
  /// The dispatch queue, held, or NULL for tasks and timers.
  void *queue;
  /// Whether all that the queue was given before has to be done.
  bool is_barrier;
  void (*run)(void *);
  void *context;
} work;

/// Appends work behind all that is due no later.
uint64_t work_add(int kind, uint32_t object, double due, void *queue, void (*run)(void *),
                  void *context);

/// Appends work that waits for all that its queue was given before.
void work_add_barrier(int kind, double due, void *queue, void (*run)(void *), void *context);

/// Appends the next turn of a thread.
uint64_t work_add_turn(int kind, uint32_t object, double due, void (*run)(void *), void *context);

/// Takes out and runs the first work that is due and was queued on `queue`; false without one that
/// may run now.
bool work_run_on(void *queue);

/// Whether work that is due waits for `queue`.
bool work_waits_on(void *queue);

/// Lets go of work that was taken out.
void work_free(work *done);

/// A moment that does not come, in seconds since 1970.
static const double never = 1e300;

/// Has blocked code wait: takes out and runs the first work that may run beside it and is due until
/// a moment (seconds since 1970), letting the device's time pass. Without such work the time passes
/// until that moment, unless it is `never`, and the answer is false.
bool work_wait(double moment);
