#pragma once

/// Notes that the calling thread begins a piece of work.
void clock_start_work(void);
