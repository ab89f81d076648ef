/// What libdispatch does not tell of its queues.
#pragma once

#include <stdbool.h>

#include "Turns.h"

/// A block that a thread runs on a queue; lives in its caller's frame.
typedef struct queue_use {
  struct queue_use *next;
  const turn_thread *thread;
  const void *queue;
} queue_use;

/// The queue on which a queue's blocks run in the end: itself, or the main queue.
void *queue_home(void *queue);

/// Notes that a queue's blocks will run on another queue.
void queue_note_target(void *queue, void *target);

/// Notes that the calling thread runs a block on a queue, until `queue_leave`.
void queue_enter(queue_use *entered, void *queue);
void queue_leave(const queue_use *entered);

/// Whether the calling thread runs a block on a queue.
bool queue_is_entered(const void *queue);

/// Whether a block that is given to a queue has to wait: another that has begun there on some
/// thread comes first, or the queue is suspended.
bool queue_is_busy(void *queue);

/// Notes that an object was suspended (1) or resumed (-1).
void queue_change_suspension(void *object, int change);

/// Notes that a queue which was made inactive is so no more.
void queue_activate(void *object);
