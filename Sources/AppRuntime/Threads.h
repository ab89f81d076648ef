/// The app's threads but the first: how they begin and end.
#pragma once

#include <pthread.h>

#include "Turns.h"

/// How many may live at once. The jail allows an app 64, of which libdispatch may take some.
enum { thread_limit = 60 };

/// How many are alive.
int threads_alive(void);

/// Sets up what all threads need; once.
void threads_start(void);

/// A new thread, that does nothing before `turn_give`; NULL with `error` set when there is none.
turn_thread *thread_make(pthread_t *handle, const pthread_attr_t *attributes,
                         void *(*start)(void *), void *argument, int *error);

/// Puts a thread away that has given its last turn back, unless someone may still join it.
void thread_note_end(turn_thread *ended);

/// Whether the system's thread of that number takes turns.
bool thread_takes_turns(pid_t identifier);
