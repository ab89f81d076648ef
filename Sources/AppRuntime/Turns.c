#define _GNU_SOURCE
#include "Turns.h"

#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Interposition.h"
#include "Threads.h"

static turn_thread first_thread;
static __thread turn_thread *current __attribute__((tls_model("initial-exec"))) = NULL;
/// In the order in which they began to wait. Only who has the turn looks at it.
static turn_thread *waiting = NULL;

turn_thread *turn_current(void) { return current; }

bool turn_is_first(void) { return current == &first_thread; }

void turns_start(void) {
  first_thread.identifier = gettid();
  atomic_store(&first_thread.has_turn, 1);
  current = &first_thread;
}

// MARK: Giving and taking, past the replacements for waits

static void take(turn_thread *thread) {
  while (atomic_load(&thread->has_turn) == 0) {
    ORIGINAL(syscall)(SYS_futex, &thread->has_turn, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  }
}

static void hand_to(turn_thread *thread) {
  atomic_store(&thread->has_turn, 1);
  ORIGINAL(syscall)(SYS_futex, &thread->has_turn, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void turn_join_in(turn_thread *thread) {
  thread->identifier = gettid();
  current = thread;
  take(thread);
}

void turn_give(turn_thread *thread) {
  turn_thread *me = current;
  thread->giver = me;
  atomic_store(&me->has_turn, 0);
  hand_to(thread);
  take(me);
  if (thread->has_ended) thread_note_end(thread);
}

void turn_rest(turn_thread *thread) {
  atomic_store(&thread->has_turn, 0);
  hand_to(thread->giver);
  take(thread);
}

void turn_end(turn_thread *thread) {
  thread->has_ended = true;
  hand_to(thread->giver);
}

// MARK: Waiting

static void start_waiting(turn_thread *thread) {
  turn_thread **end = &waiting;
  while (*end != NULL) end = &(*end)->next_waiting;
  thread->next_waiting = NULL;
  thread->is_waiting = true;
  *end = thread;
}

static void stop_waiting(turn_thread *thread) {
  if (!thread->is_waiting) return;
  turn_thread **place = &waiting;
  while (*place != thread) place = &(*place)->next_waiting;
  *place = thread->next_waiting;
  thread->is_waiting = false;
}

static void go_on(void *context) {
  turn_thread *thread = context;
  stop_waiting(thread);
  thread->going_on = 0;
  turn_give(thread);
}

void turn_queue_next(turn_thread *thread, double due) {
  thread->going_on = work_add_turn(thread->kind, thread->object, due, go_on, thread);
}

/// Gives the turn back until the wait is over or a moment has come.
static bool wait_apart(turn_thread *me, turn_test is_over, void *context, double moment) {
  if (moment < app_clock_now()) return false;
  me->is_over = is_over;
  me->context = context;
  me->was_over = false;
  if (moment < never) turn_queue_next(me, moment);
  start_waiting(me);
  turn_rest(me);
  return me->was_over || is_over(context);
}

/// Whether a thread must keep its turn while it waits: the first has nobody to give it back to, and
/// one that has asked the device must hear the answer before anyone else may speak.
static bool is_bound(const turn_thread *thread) {
  return thread == &first_thread || thread->open_asks > 0;
}

bool turn_wait(turn_test is_over, void *context, double moment) {
  turn_thread *me = current;
  while (!is_over(context)) {
    if (!is_bound(me)) return wait_apart(me, is_over, context, moment);
    if (!work_wait(moment)) return is_over(context);
  }
  return true;
}

static bool is_never_over(void *unused) {
  (void)unused;
  return false;
}

void turn_sleep(double moment) {
  if (moment > app_clock_now()) turn_wait(is_never_over, NULL, moment);
}

void turn_stop(void) {
  turn_wait(is_never_over, NULL, never);
  while (true) ORIGINAL(pause)();
}

void turn_yield(void) {
  if (is_bound(current)) {
    work_wait(app_clock_now());
  } else {
    wait_apart(current, is_never_over, NULL, app_clock_now());
  }
}

void turns_settle(void) {
  turn_thread *next = NULL;
  for (turn_thread *thread = waiting; thread != NULL; thread = next) {
    next = thread->next_waiting;
    if (!thread->is_over(thread->context)) continue;
    stop_waiting(thread);
    thread->was_over = true;
    if (thread->going_on != 0) app_work_cancel(thread->going_on);
    turn_queue_next(thread, app_clock_now());
  }
}

void app_turn_begin_ask(void) { current->open_asks++; }

void app_turn_end_ask(void) { current->open_asks--; }

bool app_turn_is_here(void) { return current != NULL; }
