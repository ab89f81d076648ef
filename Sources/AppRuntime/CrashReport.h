#pragma once

/// Has fatal signals, and the processor-time limit, write a line that says where they struck.
///
/// The line goes to standard error: `lifecyclelab-crash <signal> [recursion] [memory] <offset> …`,
/// innermost frame first, in hexadecimal offsets into the app's own image. Each is one past the
/// instruction that was under way, as return addresses are. `memory` says that an allocation had
/// just failed. `exit` writes
/// `lifecyclelab-exit <status>`.
void crash_report_install(void);
