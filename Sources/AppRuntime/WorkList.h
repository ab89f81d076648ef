/// What student code has queued, in the order in which the device will have it run.
#pragma once

#include "AppRuntime.h"

typedef struct work {
  struct work *next;
  uint64_t number;
  app_work public;
  /// The dispatch queue, or NULL for tasks and timers.
  void *queue;
  void (*run)(void *);
  void *context;
} work;

/// Appends work behind all that is due no later.
uint64_t work_add(int kind, uint32_t object, double due, void *queue, void (*run)(void *),
                  void *context);

/// Takes out and runs the first work that is due and was queued on `queue`; false without one.
bool work_run_on(void *queue);

/// A moment that does not come, in seconds since 1970.
static const double never = 1e300;

/// Has blocked code wait: takes out and runs the first work that may run beside it and is due until
/// a moment (seconds since 1970), letting the device's time pass. Without such work the time passes
/// until that moment, unless it is `never`, and the answer is false.
bool work_wait(double moment);

/// The queue of the work that runs now; NULL when the device called.
void *work_current_queue(void);
