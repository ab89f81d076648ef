#define _GNU_SOURCE
#include "Clock.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

#include "AppRuntime.h"
#include "Interposition.h"
#include "Turns.h"

/// How often one piece of work may read the clock before time passes: code that waits for a moment by
/// reading the clock again and again would wait for ever.
enum { reads_before_waiting = 10000, reads_per_step = 1000 };
static const double step = 0.01;
/// The device counts in microseconds.
static const double shortest_sleep = 1e-6;

/// Zero until the device has said what time it is.
static double now_seconds = 0;

static __thread unsigned reads = 0;

/// How far a reading is ahead of the device's clock, in seconds.
static double lead = 0;

void app_clock_set(double now) {
  if (now > now_seconds) lead = 0;
  now_seconds = now;
}

bool clock_nap(double seconds) {
  if (seconds >= shortest_sleep) return false;
  if (seconds > 0) lead += shortest_sleep;
  return true;
}

void app_clock_start_callback(void) { clock_start_work(); }

void clock_start_work(void) { reads = 0; }

static void note_read(void) {
  if (turn_current() == NULL || ++reads < reads_before_waiting) return;
  if (reads % reads_per_step == 0) turn_sleep(now_seconds + step);
}

double app_clock_now(void) { return now_seconds; }

static bool is_virtual(clockid_t clock) {
  return now_seconds > 0 && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID;
}

/// Replaces libc's, which `Date()`, `DispatchTime.now()` and `Task.sleep` read: every wall and
/// monotonic clock shows the device's time.
int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_virtual(clock)) {
    note_read();
    double shown = now_seconds + lead;
    time->tv_sec = (time_t)shown;
    time->tv_nsec = (long)((shown - (double)time->tv_sec) * 1e9);
    return 0;
  }
  static int (*original)(clockid_t, struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "clock_gettime");
  return original(clock, time);
}

static void (*sleep_until)(double moment) = NULL;

void app_clock_on_sleep(void (*handler)(double moment)) { sleep_until = handler; }

void app_clock_sleep(double moment) {
  if (sleep_until != NULL && moment > now_seconds) sleep_until(moment);
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
