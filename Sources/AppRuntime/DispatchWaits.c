// A wait would stop the only thread that runs work: run what others have queued until the wait is
// over. When nothing is left to run, the app is deadlocked, as it would be on a phone.
#define _GNU_SOURCE
#include <stddef.h>
#include <unistd.h>

#include "DispatchGroups.h"
#include "DispatchTime.h"
#include "Interposition.h"
#include "WorkList.h"

typedef intptr_t (*wait_function)(void *object, uint64_t timeout);

static intptr_t wait_for(wait_function original, void *object, uint64_t timeout) {
  if (!interposition_is_main_thread() || timeout == 0) return original(object, timeout);
  double deadline = dispatch_due(timeout);
  while (original(object, 0) != 0) {
    if (work_wait(deadline)) continue;
    // Time has passed, so libdispatch need not wait for it.
    return original(object, deadline < never ? 0 : timeout);
  }
  return 0;
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  return wait_for(interposition_original("dispatch_semaphore_wait"), semaphore, timeout);
}

intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  return wait_for(interposition_original("dispatch_group_wait"), group, timeout);
}

intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  return wait_for(interposition_original("dispatch_block_wait"), block, timeout);
}
