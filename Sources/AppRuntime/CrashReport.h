#pragma once

/// Bytes that a thread needs for the line, when its own stack is used up.
enum { crash_report_stack_size = 64 * 1024 };

/// Has fatal signals, and the processor-time limit, write a line that says where they struck.
///
/// The line goes to standard error: `lifecyclelab-crash <signal> [recursion] [memory] <offset> …`,
/// innermost frame first, in hexadecimal offsets into the app's own image. Each is one past the
/// instruction that was under way, as return addresses are. `memory` says that an allocation had
/// just failed. `exit` writes
/// `lifecyclelab-exit <status>`.
void crash_report_install(void);

/// Gives the calling thread such a stack; `stack` has to outlive the thread.
void crash_report_use_stack(void *stack);
