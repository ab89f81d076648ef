#pragma once

/// Sets the hooks of Swift's concurrency runtime.
void tasks_take_over(void);
