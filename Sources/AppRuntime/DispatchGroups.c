#define _GNU_SOURCE
#include "DispatchGroups.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "Interposition.h"

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void (^dispatch_block)(void);
typedef void (*dispatch_function)(void *);

extern void dispatch_async(void *queue, dispatch_block block);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

void dispatch_group_async(void *group, void *queue, dispatch_block block) {
  dispatch_group_enter(group);
  dispatch_async(queue, ^{
    block();
    dispatch_group_leave(group);
  });
}

void dispatch_group_async_f(void *group, void *queue, void *context, dispatch_function function) {
  dispatch_group_async(group, queue, ^{
    function(context);
  });
}

typedef struct notification {
  struct notification *next;
  void *group;
  void *queue;
  dispatch_block block;
} notification;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static notification *notifications = NULL;

void dispatch_group_notify(void *group, void *queue, dispatch_block block) {
  notification *added = malloc(sizeof *added);
  if (added == NULL) abort();
  dispatch_retain(group);
  dispatch_retain(queue);
  *added = (notification){NULL, group, queue, _Block_copy(block)};
  pthread_mutex_lock(&lock);
  notification **end = &notifications;
  while (*end != NULL) end = &(*end)->next;
  *end = added;
  pthread_mutex_unlock(&lock);
}

void dispatch_group_notify_f(void *group, void *queue, void *context, dispatch_function function) {
  dispatch_group_notify(group, queue, ^{
    function(context);
  });
}

static bool is_empty(void *group) {
  intptr_t (*wait)(void *, uint64_t) = interposition_original("dispatch_group_wait");
  return wait(group, 0) == 0;
}

/// Takes out the first notification whose group is empty, or returns NULL.
static notification *take_ready(void) {
  pthread_mutex_lock(&lock);
  notification **place = &notifications;
  while (*place != NULL && !is_empty((*place)->group)) place = &(*place)->next;
  notification *ready = *place;
  if (ready != NULL) *place = ready->next;
  pthread_mutex_unlock(&lock);
  return ready;
}

void dispatch_groups_settle(void) {
  notification *ready;
  while ((ready = take_ready()) != NULL) {
    dispatch_async(ready->queue, ready->block);
    _Block_release(ready->block);
    dispatch_release(ready->group);
    dispatch_release(ready->queue);
    free(ready);
  }
}
