/// Dispatch sources, which wait for a moment, for numbers that the app hands them, or for a file
/// descriptor: their handlers are queued work like any other.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef void (^source_block)(void);
typedef void (*source_function)(void *);

typedef enum {
  source_of_timer,
  source_of_sums,
  source_of_unions,
  source_of_replacements,
  source_of_reading,
  source_of_writing,
  /// Of what does not happen to an app on the device, such as signals.
  source_of_nothing,
} source_kind;

typedef struct source {
  struct source *next;
  /// Libdispatch's own: an unarmed timer that only counts references.
  void *object;
  source_kind kind;
  uintptr_t handle;
  uintptr_t mask;
  void *queue;
  source_function function;
  source_block block;
  source_block cancel_block;
  /// Of a timer: the next fire and the time between two, in seconds; no interval fires once.
  double due;
  double interval;
  bool has_due;
  /// What was handed to a source since its handler ran last, and what that finds.
  uintptr_t pending;
  uintptr_t data;
  /// Sources are made suspended.
  int suspended;
  /// The queued fire, or 0.
  uint64_t queued;
} source;

/// A lock around all sources; they are found and changed only under it.
void sources_lock(void);
void sources_unlock(void);

/// The source that libdispatch's object stands for, or NULL.
source *sources_find(const void *object);

/// Queues or takes back the next fire.
void source_arm(source *source);

/// Queues the fires of sources whose file descriptor has become ready.
void sources_settle(void);
