/// The pool of threads on which background queues' blocks and steps of tasks run.
#pragma once

#include "WorkList.h"

/// Whether a thread is there for work, and its queue lets it begin.
bool worker_can_run(const work *candidate);

/// Gives work to a thread of the pool until it ends or waits, and takes it over; false when the
/// system gives no thread.
bool worker_run(work *taken);
