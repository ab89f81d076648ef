// Threads made by hand: each waits for its turn, and its start is a piece of queued work.
#define _GNU_SOURCE
#include "Threads.h"

#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "CrashReport.h"
#include "Interposition.h"

/// What the pool and the app's libraries still get when an app has made as many as it can.
enum { kept_for_work = 4 };
/// On iOS it is half a mebibyte; unoptimised code for Linux takes more.
enum { stack_bytes = 1 << 20 };

typedef struct thread {
  /// First, so that one pointer serves for both.
  turn_thread turns;
  struct thread *next;
  pthread_t handle;
  void *(*start)(void *);
  void *argument;
  bool is_detached;
  /// How often the destructors of its thread-local values have run.
  int rounds;
  void *signal_stack;
} thread;

/// All that are not yet joined. Only who has the turn looks at it.
static thread *threads = NULL;
static int alive = 0;
static bool has_refused = false;
static pthread_key_t end_key;

int threads_alive(void) { return alive; }

static thread *find(pthread_t handle) {
  thread *found = threads;
  while (found != NULL && !pthread_equal(found->handle, handle)) found = found->next;
  return found;
}

bool thread_takes_turns(pid_t identifier) {
  if (identifier == 0) return false;
  // The process's number is the first thread's.
  if (identifier == getpid()) return true;
  const thread *found = threads;
  while (found != NULL && found->turns.identifier != identifier) found = found->next;
  return found != NULL && !found->turns.has_ended;
}

/// Waits for the system's thread to go; it has nothing left to do.
static int reap(thread *ended, void **result) {
  int error = ORIGINAL(pthread_join)(ended->handle, result);
  thread **place = &threads;
  while (*place != ended) place = &(*place)->next;
  *place = ended->next;
  free(ended->signal_stack);
  free(ended);
  return error;
}

// MARK: Life

/// Ends a thread once all other thread-local values are gone: their destructors may run code, too.
static void end(void *ending) {
  thread *thread = ending;
  if (++thread->rounds < PTHREAD_DESTRUCTOR_ITERATIONS) {
    pthread_setspecific(end_key, thread);
    return;
  }
  turn_end(&thread->turns);
}

static void *live(void *made) {
  thread *thread = made;
  pthread_setspecific(end_key, thread);
  crash_report_use_stack(thread->signal_stack);
  turn_join_in(&thread->turns);
  return thread->start(thread->argument);
}

void thread_note_end(turn_thread *turns) {
  thread *ended = (thread *)turns;
  alive--;
  if (ended->is_detached) reap(ended, NULL);
}

void threads_start(void) {
  pthread_key_create(&end_key, end);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_bytes);
  pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  // One thread at a time takes memory; an arena for each would use up the address space.
  mallopt(M_ARENA_MAX, 1);
}

/// All threads can be joined: whoever gave one its last turn waits until it is really gone.
static int make_joinable(thread *made, const pthread_attr_t *attributes) {
  pthread_attr_t joinable;
  if (attributes == NULL) {
    return ORIGINAL(pthread_create)(&made->handle, NULL, live, made);
  }
  int state = PTHREAD_CREATE_JOINABLE;
  pthread_attr_getdetachstate(attributes, &state);
  made->is_detached = state == PTHREAD_CREATE_DETACHED;
  memcpy(&joinable, attributes, sizeof joinable);
  pthread_attr_setdetachstate(&joinable, PTHREAD_CREATE_JOINABLE);
  return ORIGINAL(pthread_create)(&made->handle, &joinable, live, made);
}

turn_thread *thread_make(pthread_t *handle, const pthread_attr_t *attributes,
                         void *(*start)(void *), void *argument, int *error) {
  thread *made = calloc(1, sizeof *made);
  void *signal_stack = malloc(crash_report_stack_size);
  if (made == NULL || signal_stack == NULL) abort();
  *made = (thread){.start = start, .argument = argument, .signal_stack = signal_stack};
  *error = make_joinable(made, attributes);
  if (*error != 0) {
    free(signal_stack);
    free(made);
    return NULL;
  }
  alive++;
  made->next = threads;
  threads = made;
  *handle = made->handle;
  return &made->turns;
}

// MARK: What apps and Foundation call

/// Says it once, until there is room again, as a system's log would.
static int refuse(void) {
  if (!has_refused) {
    dprintf(STDERR_FILENO, "*** Thread creation failed: the app has %d threads already\n", alive);
  }
  has_refused = true;
  return EAGAIN;
}

static int make_by_hand(pthread_t *handle, const pthread_attr_t *attributes,
                        void *(*start)(void *), void *argument) {
  if (alive >= thread_limit - kept_for_work) return refuse();
  has_refused = false;
  int error = 0;
  turn_thread *made = thread_make(handle, attributes, start, argument, &error);
  if (made == NULL) return error;
  made->kind = app_work_thread;
  turn_queue_next(made, app_clock_now());
  return 0;
}

int pthread_create(pthread_t *handle, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument) {
  if (turn_current() == NULL || CALLED_BY_DISPATCH) {
    return ORIGINAL(pthread_create)(handle, attributes, start, argument);
  }
  return make_by_hand(handle, attributes, start, argument);
}

int pthread_detach(pthread_t handle) {
  thread *detached = turn_current() == NULL ? NULL : find(handle);
  if (detached == NULL) return ORIGINAL(pthread_detach)(handle);
  if (detached->is_detached) return EINVAL;
  detached->is_detached = true;
  if (detached->turns.has_ended) reap(detached, NULL);
  return 0;
}

static bool has_ended(void *thread_) { return ((thread *)thread_)->turns.has_ended; }

/// Waits for the end of a thread that takes turns.
static int join(thread *joined, void **result, double moment) {
  if (joined->is_detached) return EINVAL;
  if (&joined->turns == turn_current()) return EDEADLK;
  if (!turn_wait(has_ended, joined, moment) && moment < never) return ETIMEDOUT;
  return reap(joined, result);
}

int pthread_join(pthread_t handle, void **result) {
  thread *joined = turn_current() == NULL ? NULL : find(handle);
  if (joined == NULL) return ORIGINAL(pthread_join)(handle, result);
  return join(joined, result, never);
}

int pthread_tryjoin_np(pthread_t handle, void **result) {
  thread *joined = turn_current() == NULL ? NULL : find(handle);
  if (joined == NULL) return ORIGINAL(pthread_tryjoin_np)(handle, result);
  return joined->turns.has_ended ? join(joined, result, never) : EBUSY;
}

int pthread_timedjoin_np(pthread_t handle, void **result, const struct timespec *time) {
  thread *joined = turn_current() == NULL ? NULL : find(handle);
  if (joined == NULL) return ORIGINAL(pthread_timedjoin_np)(handle, result, time);
  return join(joined, result, (double)time->tv_sec + (double)time->tv_nsec / 1e9);
}
