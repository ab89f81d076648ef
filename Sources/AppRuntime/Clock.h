#pragma once

#include <stdbool.h>

/// Notes that the calling thread begins a piece of work.
void clock_start_work(void);

/// Sleeps for less than the device's clock can show, as code does that adds up its sleeps and finds
/// a rounding error left: later readings are past it. False when the time is longer.
bool clock_nap(double seconds);
