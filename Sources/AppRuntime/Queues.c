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
enum { is_serial = 1, is_for_main = 2, is_concurrent = 4, is_inactive = 8 };
static const char traits_key;

static uintptr_t traits(void *queue) {
  return (uintptr_t)dispatch_queue_get_specific(queue, &traits_key);
}

void *queue_home(void *queue) {
  if (queue == NULL || queue == &_dispatch_main_q) return queue;
  return traits(queue) & is_for_main ? &_dispatch_main_q : queue;
}

// MARK: Blocks that have begun; only who has the turn looks at them

typedef struct suspended {
  struct suspended *next;
  const void *object;
  int count;
  bool is_active;
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
    *added = (suspended){NULL, object, 0, true};
    *place = added;
  }
  (*place)->count += change;
  if ((*place)->count > 0) return;
  suspended *done = *place;
  *place = done->next;
  free(done);
}

static void start_inactive(void *queue) {
  queue_change_suspension(queue, 1);
  suspended *started = *find_suspended(queue);
  if (started != NULL) started->is_active = false;
}

void queue_activate(void *object) {
  suspended *found = *find_suspended(object);
  if (turn_current() == NULL || found == NULL || found->is_active) return;
  found->is_active = true;
  queue_change_suspension(object, -1);
}

// MARK: Making queues

/// What is known of an attribute; of one that is not there, that it has none of the traits.
typedef struct {
  const void *attribute;
  uintptr_t traits;
} known_attribute;

/// Libdispatch has a fixed table of all attributes.
enum { attribute_limit = 512 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static known_attribute known[attribute_limit] = {{&_dispatch_queue_attr_concurrent, is_concurrent}};
static int known_count = 1;

/// Call with the lock held.
static uintptr_t traits_of_attribute(const void *attribute) {
  for (int place = 0; place < known_count; place++) {
    if (known[place].attribute == attribute) return known[place].traits;
  }
  return 0;
}

/// Notes an attribute that was derived from another.
static void *derived(void *attribute, const void *base, uintptr_t added) {
  pthread_mutex_lock(&lock);
  uintptr_t traits = traits_of_attribute(base) | added;
  if (traits != traits_of_attribute(attribute) && known_count < attribute_limit) {
    known[known_count++] = (known_attribute){attribute, traits};
  }
  pthread_mutex_unlock(&lock);
  return attribute;
}

void *dispatch_queue_attr_make_with_qos_class(void *base, unsigned int quality, int priority) {
  void *made = ORIGINAL(dispatch_queue_attr_make_with_qos_class)(base, quality, priority);
  return derived(made, base, 0);
}

void *dispatch_queue_attr_make_initially_inactive(void *base) {
  void *made = ORIGINAL(dispatch_queue_attr_make_initially_inactive)(base);
  return derived(made, base, is_inactive);
}

void *dispatch_queue_attr_make_with_autorelease_frequency(void *base, unsigned long frequency) {
  void *made = ORIGINAL(dispatch_queue_attr_make_with_autorelease_frequency)(base, frequency);
  return derived(made, base, 0);
}

static void add_traits(void *queue, uintptr_t added) {
  if (queue == NULL || (traits(queue) & added) == added) return;
  dispatch_queue_set_specific(queue, &traits_key, (void *)(traits(queue) | added), NULL);
}

void queue_note_target(void *queue, void *target) {
  if (target != NULL && queue_home(target) == &_dispatch_main_q) add_traits(queue, is_for_main);
}

static void *note(void *queue, const void *attribute, void *target) {
  pthread_mutex_lock(&lock);
  uintptr_t traits = traits_of_attribute(attribute);
  pthread_mutex_unlock(&lock);
  if (!(traits & is_concurrent)) add_traits(queue, is_serial);
  if (traits & is_inactive) start_inactive(queue);
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
