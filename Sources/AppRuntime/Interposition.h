/// What every replacement of a libdispatch function needs.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The library's own function behind our replacement.
void *interposition_original(const char *name);

/// Whether libdispatch itself called, for its own threads and timers: then the original serves.
#define CALLED_BY_DISPATCH interposition_is_dispatch(__builtin_return_address(0))
bool interposition_is_dispatch(const void *address);

/// Notes that this is the app's first thread.
void interposition_start(void);

/// Whether this is the app's first thread, the only one that runs queued work; false until the
/// runtime has started.
bool interposition_is_main_thread(void);
