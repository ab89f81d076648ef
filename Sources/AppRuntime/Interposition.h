/// What every replacement of a library's function needs.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The library's own function behind our replacement.
void *interposition_original(const char *name);

/// The same with its type, looked up once: for functions that are called often.
#define ORIGINAL(function)                                                         \
  ({                                                                               \
    static __typeof__(&function) found = NULL;                                     \
    if (found == NULL) found = (__typeof__(found))interposition_original(#function); \
    found;                                                                         \
  })

/// Whether libdispatch itself called, for its own threads and timers: then the original serves.
#define CALLED_BY_DISPATCH interposition_is_dispatch(__builtin_return_address(0))
bool interposition_is_dispatch(const void *address);

/// Where a library lies in memory; all zero before it was first asked about.
typedef struct {
  const void *known;
  uintptr_t start;
  uintptr_t end;
} library;

/// Whether an address lies in the library that has a symbol. Costs little, unlike `dladdr`, which
/// looks through all of a library's symbols.
bool library_has(library *library, const char *symbol, const void *address);
