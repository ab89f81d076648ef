#define _GNU_SOURCE
#include "Workers.h"

#include <stddef.h>
#include <stdlib.h>

#include "Clock.h"
#include "Interposition.h"
#include "Queues.h"
#include "Threads.h"
#include "Turns.h"

typedef void (*dispatch_function)(void *);
extern void dispatch_sync_f(void *queue, void *context, dispatch_function function);
extern void dispatch_barrier_sync_f(void *queue, void *context, dispatch_function function);

typedef struct worker {
  struct worker *next;
  struct worker *next_idle;
  turn_thread *turns;
  work *job;
  /// The queue that has not let it in yet.
  const void *entering;
} worker;

static worker *workers = NULL;
static worker *idle = NULL;

// MARK: Work

/// The queue has let the worker in: libdispatch's own rules say when, so that one block at a time
/// runs on a serial queue, and a barrier runs alone.
static void begin(void *entering) {
  worker *worker = entering;
  queue_use use;
  queue_enter(&use, worker->job->queue);
  worker->entering = NULL;
  worker->job->run(worker->job->context);
  queue_leave(&use);
}

static void perform(worker *worker) {
  work *job = worker->job;
  worker->turns->kind = job->public.kind;
  worker->turns->object = job->public.object;
  clock_start_work();
  if (job->queue == NULL) {
    job->run(job->context);
  } else {
    worker->entering = job->queue;
    if (job->is_barrier) {
      ORIGINAL(dispatch_barrier_sync_f)(job->queue, worker, begin);
    } else {
      ORIGINAL(dispatch_sync_f)(job->queue, worker, begin);
    }
  }
  work_free(job);
}

static void *serve(void *served) {
  worker *worker = served;
  while (true) {
    perform(worker);
    worker->job = NULL;
    worker->next_idle = idle;
    idle = worker;
    turn_rest(worker->turns);
  }
  return NULL;
}

// MARK: The pool

/// Whether a queue keeps a worker waiting: what comes after it waits in the list, and takes up no
/// thread.
static bool keeps_waiting(const void *queue) {
  const worker *place = workers;
  while (place != NULL && place->entering != queue) place = place->next;
  return place != NULL;
}

bool worker_can_run(const work *candidate) {
  if (idle == NULL && threads_alive() >= thread_limit) return false;
  void *queue = candidate->queue;
  return queue == NULL || !(keeps_waiting(queue) || queue_is_busy(queue));
}

static worker *make_worker(void) {
  worker *made = calloc(1, sizeof *made);
  if (made == NULL) abort();
  pthread_t handle;
  int error = 0;
  made->turns = thread_make(&handle, NULL, serve, made, &error);
  if (made->turns == NULL) {
    free(made);
    return NULL;
  }
  made->next = workers;
  workers = made;
  return made;
}

bool worker_run(work *taken) {
  worker *worker = idle == NULL ? make_worker() : idle;
  if (worker == NULL) return false;
  if (worker == idle) idle = worker->next_idle;
  worker->job = taken;
  turn_give(worker->turns);
  return true;
}
