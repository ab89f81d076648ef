// Waits for file descriptors, such as those by which run loops are woken: others have turns until
// one is ready.
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#include "Clock.h"
#include "Interposition.h"
#include "Turns.h"

/// When a wait ends that has been given a time, in milliseconds; negative is for ever.
static double deadline(int milliseconds) {
  return milliseconds < 0 ? never : app_clock_now() + milliseconds / 1e3;
}

typedef struct {
  struct pollfd *files;
  nfds_t count;
} poll_set;

static bool has_polled(void *context) {
  const poll_set *set = context;
  return ORIGINAL(poll)(set->files, set->count, 0) != 0;
}

/// A poll of no files is left to the machine's clock.
static int poll_in_turns(struct pollfd *files, nfds_t count, double moment) {
  poll_set set = {files, count};
  if (!turn_wait(has_polled, &set, moment) && moment == never) {
    return ORIGINAL(poll)(files, count, -1);
  }
  return ORIGINAL(poll)(files, count, 0);
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  if (turn_current() == NULL || count == 0 || timeout == 0) {
    return ORIGINAL(poll)(files, count, timeout);
  }
  return poll_in_turns(files, count, deadline(timeout));
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout,
          const sigset_t *signals) {
  if (turn_current() == NULL || count == 0) {
    return ORIGINAL(ppoll)(files, count, timeout, signals);
  }
  double moment = never;
  if (timeout != NULL) {
    moment = app_clock_now() + (double)timeout->tv_sec + (double)timeout->tv_nsec / 1e9;
  }
  int ready = poll_in_turns(files, count, moment);
  // A run loop that a timer has woken looks whether it is later than its end.
  clock_nap(1e-9);
  return ready;
}

typedef struct {
  int count;
  fd_set *sets[3];
} select_set;

/// Asks about copies, for the answer overwrites them.
static bool has_selected(void *context) {
  const select_set *asked = context;
  fd_set copies[3];
  fd_set *places[3];
  for (int i = 0; i < 3; i++) {
    places[i] = asked->sets[i] == NULL ? NULL : &copies[i];
    if (places[i] != NULL) memcpy(places[i], asked->sets[i], sizeof(fd_set));
  }
  struct timeval none = {0, 0};
  return ORIGINAL(select)(asked->count, places[0], places[1], places[2], &none) != 0;
}

int select(int count, fd_set *read, fd_set *write, fd_set *except, struct timeval *timeout) {
  if (turn_current() == NULL) return ORIGINAL(select)(count, read, write, except, timeout);
  select_set asked = {count, {read, write, except}};
  double moment = never;
  if (timeout != NULL) {
    moment = app_clock_now() + (double)timeout->tv_sec + (double)timeout->tv_usec / 1e6;
  }
  struct timeval none = {0, 0};
  bool is_stuck = !turn_wait(has_selected, &asked, moment) && moment == never;
  return ORIGINAL(select)(count, read, write, except, is_stuck ? NULL : &none);
}

static bool has_event(void *queue) {
  // Asked from outside, which takes no event out of it.
  struct pollfd watched = {.fd = *(const int *)queue, .events = POLLIN};
  return ORIGINAL(poll)(&watched, 1, 0) != 0;
}

int epoll_wait(int queue, struct epoll_event *events, int count, int timeout) {
  if (turn_current() == NULL || timeout == 0) {
    return ORIGINAL(epoll_wait)(queue, events, count, timeout);
  }
  double moment = deadline(timeout);
  bool is_stuck = !turn_wait(has_event, &queue, moment) && moment == never;
  return ORIGINAL(epoll_wait)(queue, events, count, is_stuck ? -1 : 0);
}

int pause(void) {
  if (turn_current() == NULL) return ORIGINAL(pause)();
  turn_stop();
}
