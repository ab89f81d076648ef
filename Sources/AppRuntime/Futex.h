/// The system call on which Swift's and libdispatch's locks wait.
#pragma once

#include <stdbool.h>

/// Has others take turns for the time of a wait; false when the system call has to be made.
bool futex_waits_in_turns(const long arguments[6], long *result);
