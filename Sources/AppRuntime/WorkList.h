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

/// Takes out and runs the first due work that may run beside blocked main code.
bool work_run_in_background(void);

/// The queue of the work that runs now; NULL when the device called.
void *work_current_queue(void);
