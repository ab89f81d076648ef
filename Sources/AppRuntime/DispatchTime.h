/// Dispatch's times on the device's clock.
#pragma once

#include <stdint.h>

/// When a `dispatch_time_t` is due, in seconds since 1970; never before now.
double dispatch_due(uint64_t when);
