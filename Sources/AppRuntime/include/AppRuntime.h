#pragma once
#include <stdint.h>
#include <time.h>
typedef void (*hooks_job_callback)(void *job);
void hooks_install(void);
void hooks_set_now(double seconds_since_1970);
/// Runs one; returns 0 if none
int hooks_run_one(void);
int hooks_pending(void);
