// Sends the jobs of Swift's global executor into the work list.
#define _GNU_SOURCE
#include "Tasks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#include "WorkList.h"

typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} executor;

static __attribute__((swiftcall)) void (*run_on)(void *job, executor where);

/// A job of the global executor; it belongs to no actor, so no isolation is claimed for it.
static void run_job(void *job) { run_on(job, (executor){0, 0}); }

__attribute__((swiftcall)) static void enqueue_global(void *job, void *original) {
  (void)original;
  work_add(app_work_task, 0, app_clock_now(), NULL, run_job, job);
}

__attribute__((swiftcall)) static void enqueue_after(unsigned long long nanoseconds, void *job,
                                                     void *original) {
  (void)original;
  work_add(app_work_task, 0, app_clock_now() + (double)nanoseconds / 1e9, NULL, run_job, job);
}

static void set_hook(const char *name, void *function) {
  void **hook = dlsym(RTLD_DEFAULT, name);
  if (hook != NULL) *hook = function;
}

void tasks_take_over(void) {
  run_on = dlsym(RTLD_DEFAULT, "swift_job_run");
  if (run_on == NULL) return;
  set_hook("swift_task_enqueueGlobal_hook", (void *)enqueue_global);
  set_hook("swift_task_enqueueGlobalWithDelay_hook", (void *)enqueue_after);
}
