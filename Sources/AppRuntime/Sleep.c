// Replaces libc's sleeps: the device's time passes instead of the machine's.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

#include "Clock.h"
#include "Interposition.h"
#include "Turns.h"

static double seconds(const struct timespec *time) {
  return (double)time->tv_sec + (double)time->tv_nsec / 1e9;
}

static bool is_valid(const struct timespec *time) {
  return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                    struct timespec *left) {
  if (turn_current() == NULL) return ORIGINAL(clock_nanosleep)(clock, flags, time, left);
  if (!is_valid(time)) return EINVAL;
  bool is_absolute = (flags & TIMER_ABSTIME) != 0;
  double now = app_clock_now();
  double moment = seconds(time) + (is_absolute ? 0 : now);
  if (clock_nap(moment - now)) return 0;
  turn_sleep(moment);
  pthread_testcancel();
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  int result = clock_nanosleep(CLOCK_REALTIME, 0, time, left);
  if (result == 0) return 0;
  errno = result;
  return -1;
}

unsigned int sleep(unsigned int seconds) {
  struct timespec time = {.tv_sec = seconds};
  return nanosleep(&time, NULL) == 0 ? 0 : seconds;
}

int usleep(useconds_t microseconds) {
  struct timespec time = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&time, NULL);
}

int sched_yield(void) {
  if (turn_current() == NULL) return ORIGINAL(sched_yield)();
  turn_yield();
  return 0;
}
