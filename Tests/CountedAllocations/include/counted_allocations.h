#pragma once
#include <stdint.h>

/// Bytes that this process has asked the allocator for since it started, on all threads.
///
/// Counts where the executable's own `malloc` is the one that everything calls, which is so on
/// Linux with glibc; elsewhere it is negative.
int64_t counted_allocated_bytes(void);
