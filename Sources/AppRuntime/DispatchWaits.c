// Waits for what libdispatch keeps: others have turns until the wait is over. When nothing is left
// that could end it, the app is deadlocked, as it would be on a phone.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>

#include "DispatchTime.h"
#include "Interposition.h"
#include "Turns.h"

typedef intptr_t (*wait_function)(void *object, uint64_t timeout);

typedef struct {
  wait_function wait;
  void *object;
} wait;

static bool succeeds(void *context) {
  const wait *tried = context;
  return tried->wait(tried->object, 0) == 0;
}

static intptr_t wait_for(wait_function original, void *object, uint64_t timeout) {
  if (turn_current() == NULL || timeout == 0) return original(object, timeout);
  double deadline = dispatch_due(timeout);
  wait tried = {original, object};
  if (turn_wait(succeeds, &tried, deadline)) return 0;
  // Time has passed, so libdispatch need not wait for it.
  return original(object, deadline < never ? 0 : timeout);
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  return wait_for(ORIGINAL(dispatch_semaphore_wait), semaphore, timeout);
}

intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  return wait_for(ORIGINAL(dispatch_group_wait), group, timeout);
}

intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  return wait_for(ORIGINAL(dispatch_block_wait), block, timeout);
}
