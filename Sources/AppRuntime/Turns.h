/// The app's threads take turns: one runs, all others wait. So order is the device's alone, and
/// nothing runs while the device gives no turn.
///
/// The first thread has the turn when the app starts. Whoever runs a piece of queued work that
/// belongs to another thread gives it the turn and gets it back when that thread ends or has to
/// wait. Libdispatch's own threads, on which no code of a student's runs, take no part.
#pragma once

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "WorkList.h"

/// Says whether a wait is over; called by whoever has the turn, no more once it has said so.
typedef bool (*turn_test)(void *context);

/// A thread that takes turns.
typedef struct turn_thread {
  struct turn_thread *next_waiting;
  /// Whom it gives the turn back to.
  struct turn_thread *giver;
  atomic_int has_turn;
  pid_t identifier;
  /// Questions to the device that are open: until the answer, nobody else may talk to it.
  int open_asks;
  /// What the work that it does is called.
  int kind;
  uint32_t object;

  bool is_waiting;
  turn_test is_over;
  void *context;
  bool was_over;
  /// The queued work that lets it go on; 0 without one.
  uint64_t going_on;
  bool has_ended;
} turn_thread;

/// Makes the calling thread the first that takes turns.
void turns_start(void);

/// The calling thread, or NULL when it takes no turns; whoever gets an answer has the turn.
turn_thread *turn_current(void);

/// Whether the calling thread is the one that `turns_start` was called on.
bool turn_is_first(void);

/// Begins a new thread's part: waits until it is given its first turn.
void turn_join_in(turn_thread *thread);

/// Gives the turn to a thread until that waits or ends.
void turn_give(turn_thread *thread);

/// Gives the turn back, as the last thing that a thread does.
void turn_end(turn_thread *thread);

/// Gives the turn back, and waits for the next one.
void turn_rest(turn_thread *thread);

/// Queues a thread's next turn.
void turn_queue_next(turn_thread *thread, double due);

/// Lets others have turns until the test says that the wait is over, or until a moment (seconds
/// since 1970). False when it is not over: the moment has come, or it was `never` and nothing that
/// could run is left, which only code hears that must not give its turn back.
bool turn_wait(turn_test is_over, void *context, double moment);

/// Waits for what cannot come, as deadlocked code does; only the device can end it.
_Noreturn void turn_stop(void);

/// Lets others have turns until a moment.
void turn_sleep(double moment);

/// Lets others have turns that could have one now.
void turn_yield(void);

/// Queues the next turns of threads whose wait is over.
void turns_settle(void);
