#define _GNU_SOURCE
#include "Queues.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

#include "Interposition.h"

extern char _dispatch_main_q;
extern char _dispatch_queue_attr_concurrent;
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context,
                                        void (*destructor)(void *));
extern void *dispatch_queue_get_specific(void *queue, const void *key);

/// What was noted of queues that the app made, under a key that no one else knows.
enum { is_serial = 1, is_for_main = 2 };
static const char traits_key;

static uintptr_t traits(void *queue) {
  return (uintptr_t)dispatch_queue_get_specific(queue, &traits_key);
}

void *queue_home(void *queue) {
  if (queue == NULL || queue == &_dispatch_main_q) return queue;
  return traits(queue) & is_for_main ? &_dispatch_main_q : queue;
}

// MARK: Making queues

/// Attributes of concurrent queues; libdispatch has a fixed table of all attributes.
enum { attribute_limit = 256 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const void *concurrent[attribute_limit] = {&_dispatch_queue_attr_concurrent};
static int concurrent_count = 1;

static bool is_concurrent(const void *attribute) {
  pthread_mutex_lock(&lock);
  int place = 0;
  while (place < concurrent_count && concurrent[place] != attribute) place++;
  bool found = place < concurrent_count;
  pthread_mutex_unlock(&lock);
  return found;
}

/// Notes an attribute that was derived from another.
static void *derived(void *attribute, const void *base) {
  if (!is_concurrent(base) || is_concurrent(attribute)) return attribute;
  pthread_mutex_lock(&lock);
  if (concurrent_count < attribute_limit) concurrent[concurrent_count++] = attribute;
  pthread_mutex_unlock(&lock);
  return attribute;
}

void *dispatch_queue_attr_make_with_qos_class(void *base, unsigned int quality, int priority) {
  return derived(ORIGINAL(dispatch_queue_attr_make_with_qos_class)(base, quality, priority), base);
}

void *dispatch_queue_attr_make_initially_inactive(void *base) {
  return derived(ORIGINAL(dispatch_queue_attr_make_initially_inactive)(base), base);
}

void *dispatch_queue_attr_make_with_autorelease_frequency(void *base, unsigned long frequency) {
  return derived(
      ORIGINAL(dispatch_queue_attr_make_with_autorelease_frequency)(base, frequency), base);
}

static void add_traits(void *queue, uintptr_t added) {
  if (queue == NULL || (traits(queue) & added) == added) return;
  dispatch_queue_set_specific(queue, &traits_key, (void *)(traits(queue) | added), NULL);
}

void queue_note_target(void *queue, void *target) {
  if (target != NULL && queue_home(target) == &_dispatch_main_q) add_traits(queue, is_for_main);
}

static void *note(void *queue, void *attribute, void *target) {
  if (!is_concurrent(attribute)) add_traits(queue, is_serial);
  queue_note_target(queue, target);
  return queue;
}

void *dispatch_queue_create_with_target(const char *label, void *attribute, void *target) {
  void *queue = ORIGINAL(dispatch_queue_create_with_target)(label, attribute, target);
  return CALLED_BY_DISPATCH ? queue : note(queue, attribute, target);
}

void *dispatch_queue_create(const char *label, void *attribute) {
  void *queue = ORIGINAL(dispatch_queue_create)(label, attribute);
  return CALLED_BY_DISPATCH ? queue : note(queue, attribute, NULL);
}

// MARK: Blocks that have begun; only who has the turn looks at them

typedef struct suspended {
  struct suspended *next;
  const void *object;
  int count;
} suspended;

static suspended *all_suspended = NULL;
static queue_use *all_entered = NULL;

void queue_enter(queue_use *entered, void *queue) {
  *entered = (queue_use){all_entered, turn_current(), queue};
  all_entered = entered;
}

void queue_leave(const queue_use *entered) {
  queue_use **place = &all_entered;
  while (*place != entered) place = &(*place)->next;
  *place = entered->next;
}

bool queue_is_entered(const void *queue) {
  for (const queue_use *place = all_entered; place != NULL; place = place->next) {
    if (place->queue == queue && place->thread == turn_current()) return true;
  }
  return false;
}

static suspended **find_suspended(const void *object) {
  suspended **place = &all_suspended;
  while (*place != NULL && (*place)->object != object) place = &(*place)->next;
  return place;
}

bool queue_is_busy(void *queue) {
  if (*find_suspended(queue) != NULL) return true;
  if (all_entered == NULL || !(traits(queue) & is_serial)) return false;
  const queue_use *place = all_entered;
  while (place != NULL && place->queue != queue) place = place->next;
  return place != NULL;
}

void queue_change_suspension(void *object, int change) {
  if (turn_current() == NULL) return;
  suspended **place = find_suspended(object);
  if (*place == NULL) {
    if (change < 0) return;
    suspended *added = malloc(sizeof *added);
    if (added == NULL) abort();
    *added = (suspended){NULL, object, 0};
    *place = added;
  }
  (*place)->count += change;
  if ((*place)->count > 0) return;
  suspended *done = *place;
  *place = done->next;
  free(done);
}
