/// The part of the app's process that Swift cannot write: the C entry points which Foundation,
/// Dispatch and Swift's concurrency call for time and for queued work, defined here so that the
/// device's clock and one fixed order rule both; and threads, which take turns.
///
/// Works because libUIKit.so is the first library that an app needs: its symbols come before those
/// of libdispatch and libc.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Kinds of queued work; the same numbers as AppLink's `QueuedWork.Kind`.
enum {
  app_work_main_queue = 0,
  app_work_background_queue = 1,
  app_work_task = 2,
  app_work_timer = 3,
  app_work_thread = 4,
};

typedef struct {
  int kind;
  uint32_t object;
  /// Seconds since 1970 on the device's clock.
  double due;
} app_work;

/// Takes over clock, queues, task hooks and fatal signals; once, before any student code.
void app_runtime_start(void);

/// Sets the device's clock, in seconds since 1970.
void app_clock_set(double now);
double app_clock_now(void);

/// Whether the calling thread is one of those that take turns; it then has the turn, and may talk to
/// the device. False on threads of the system's libraries, and before the runtime has started.
bool app_turn_is_here(void);

/// Notes that the calling thread asks the device, and has to keep its turn until the answer.
void app_turn_begin_ask(void);
void app_turn_end_ask(void);

/// Notes that a callback begins.
void app_clock_start_callback(void);

/// Sets what lets the device's time pass until a moment, in seconds since 1970: called on a thread
/// that has the turn, back when the clock shows that moment.
void app_clock_on_sleep(void (*handler)(double moment));

/// Lets the device's time pass; does nothing for a moment in the past.
void app_clock_sleep(double moment);

/// The work that comes first (earliest due, then earliest queued); false when nothing waits.
bool app_work_next(app_work *next);

/// Runs the work that comes first; false when nothing waits.
bool app_work_run_next(void);

/// Queues a timer's next fire; returns a number by which it can be cancelled.
uint64_t app_work_add_timer(uint32_t object, double due, void (*run)(void *), void *context);

/// Takes a timer's fire out of the queue; returns its context, or NULL when it is not there.
void *app_work_cancel(uint64_t number);

/// What has happened to a file of the app's container.
enum {
  app_file_written = 0,
  app_file_removed = 1,
  app_folder_created = 2,
};

/// Sets what hears of files, with paths relative to the container; called on the thread that did it.
void app_files_on_change(void (*handler)(int change, const char *path, int64_t bytes));

/// Tells of the file that was closed last: whoever tells of anything else does this before.
void app_files_tell(void);

/// Tells of files that are still open and were written; at the end of a callback.
void app_files_end_callback(void);
