#define _GNU_SOURCE
#include "AppRuntime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

/// Zero until the device has said what time it is.
static double now_seconds = 0;

void app_clock_set(double now) { now_seconds = now; }

double app_clock_now(void) { return now_seconds; }

static bool is_virtual(clockid_t clock) {
  return now_seconds > 0 && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID;
}

/// Replaces libc's, which `Date()`, `DispatchTime.now()` and `Task.sleep` read: every wall and
/// monotonic clock shows the device's time.
int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_virtual(clock)) {
    time->tv_sec = (time_t)now_seconds;
    time->tv_nsec = (long)((now_seconds - (double)time->tv_sec) * 1e9);
    return 0;
  }
  static int (*original)(clockid_t, struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "clock_gettime");
  return original(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec precise;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  time->tv_sec = precise.tv_sec;
  time->tv_usec = precise.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  if (result != NULL) *result = precise.tv_sec;
  return precise.tv_sec;
}
