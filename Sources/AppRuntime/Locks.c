// Locks that a thread holds while it waits: who wants one of them lets others have turns until it
// is free.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <time.h>

#include "Interposition.h"
#include "Threads.h"
#include "Turns.h"

static double seconds(const struct timespec *time) {
  return (double)time->tv_sec + (double)time->tv_nsec / 1e9;
}

// MARK: Mutexes

static bool is_free(void *mutex) { return ((pthread_mutex_t *)mutex)->__data.__lock == 0; }

/// Whether waiting in turns helps; libdispatch's own threads let go by themselves.
static bool is_held_in_turns(const pthread_mutex_t *mutex) {
  pid_t owner = mutex->__data.__owner;
  bool is_checked = (mutex->__data.__kind & 3) == PTHREAD_MUTEX_ERRORCHECK;
  return thread_takes_turns(owner) && !(is_checked && owner == turn_current()->identifier);
}

/// `EBUSY` when the system's own function has to serve.
static int lock_in_turns(pthread_mutex_t *mutex, double moment) {
  int result = ORIGINAL(pthread_mutex_trylock)(mutex);
  while (result == EBUSY && is_held_in_turns(mutex)) {
    if (!turn_wait(is_free, mutex, moment)) return moment < never ? ETIMEDOUT : EBUSY;
    result = ORIGINAL(pthread_mutex_trylock)(mutex);
  }
  return result;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  int result = turn_current() == NULL ? EBUSY : lock_in_turns(mutex, never);
  return result == EBUSY ? ORIGINAL(pthread_mutex_lock)(mutex) : result;
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *time) {
  if (turn_current() == NULL) return ORIGINAL(pthread_mutex_timedlock)(mutex, time);
  int result = lock_in_turns(mutex, seconds(time));
  // Held by a thread that is not the app's, and so not for long.
  return result == EBUSY ? ORIGINAL(pthread_mutex_lock)(mutex) : result;
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  (void)clock;
  return pthread_mutex_timedlock(mutex, time);
}

// MARK: Read-write locks

static bool can_read(void *lock) {
  if (ORIGINAL(pthread_rwlock_tryrdlock)(lock) != 0) return false;
  pthread_rwlock_unlock(lock);
  return true;
}

static bool can_write(void *lock) {
  if (ORIGINAL(pthread_rwlock_trywrlock)(lock) != 0) return false;
  pthread_rwlock_unlock(lock);
  return true;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  if (turn_current() == NULL) return ORIGINAL(pthread_rwlock_rdlock)(lock);
  int result;
  while ((result = ORIGINAL(pthread_rwlock_tryrdlock)(lock)) == EBUSY) {
    if (!turn_wait(can_read, lock, never)) return ORIGINAL(pthread_rwlock_rdlock)(lock);
  }
  return result;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  if (turn_current() == NULL) return ORIGINAL(pthread_rwlock_wrlock)(lock);
  int result;
  while ((result = ORIGINAL(pthread_rwlock_trywrlock)(lock)) == EBUSY) {
    if (!turn_wait(can_write, lock, never)) return ORIGINAL(pthread_rwlock_wrlock)(lock);
  }
  return result;
}

// MARK: Semaphores, on which libdispatch waits as well

static bool can_take(void *semaphore) { return sem_trywait(semaphore) == 0; }

int sem_wait(sem_t *semaphore) {
  if (turn_current() != NULL && turn_wait(can_take, semaphore, never)) return 0;
  return ORIGINAL(sem_wait)(semaphore);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *time) {
  if (turn_current() == NULL) return ORIGINAL(sem_timedwait)(semaphore, time);
  if (turn_wait(can_take, semaphore, seconds(time))) return 0;
  errno = ETIMEDOUT;
  return -1;
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *time) {
  if (turn_current() == NULL) return ORIGINAL(sem_clockwait)(semaphore, clock, time);
  return sem_timedwait(semaphore, time);
}
