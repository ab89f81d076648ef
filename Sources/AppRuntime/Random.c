// Replaces the system's random numbers, so that two runs of an app are the same.
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "AppRuntime.h"
#include "Futex.h"
#include "Interposition.h"

static uint64_t state = 0;

/// SplitMix64; a launch at another moment of the device's clock has other numbers.
static uint64_t next_number(void) {
  if (state == 0) state = (uint64_t)(app_clock_now() * 1e6);
  uint64_t mixed = state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return mixed ^ (mixed >> 31);
}

static void fill(void *buffer, size_t length) {
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < length; i += 8) {
    uint64_t number = next_number();
    memcpy(bytes + i, &number, length - i < 8 ? length - i : 8);
  }
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  (void)flags;
  fill(buffer, length);
  return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
  if (length > 256) {
    errno = EIO;
    return -1;
  }
  fill(buffer, length);
  return 0;
}

uint32_t arc4random(void) { return (uint32_t)next_number(); }

void arc4random_buf(void *buffer, size_t length) { fill(buffer, length); }

uint32_t arc4random_uniform(uint32_t bound) {
  return bound < 2 ? 0 : (uint32_t)(next_number() % bound);
}

/// Version 4, variant 1, as a random UUID is.
static void fill_uuid(unsigned char *bytes) {
  fill(bytes, 16);
  bytes[6] = (bytes[6] & 0x0F) | 0x40;
  bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

// Foundation reads /dev/urandom in these.
void _foundation_uuid_generate_random(unsigned char *bytes) { fill_uuid(bytes); }
void _cf_uuid_generate_random(unsigned char *bytes) { fill_uuid(bytes); }
void uuid_generate_random(unsigned char *bytes) { fill_uuid(bytes); }

/// Swift's own random numbers come through here, and waits for its locks and libdispatch's.
long syscall(long number, ...) {
  static long (*original)(long, ...) = NULL;
  if (original == NULL) original = interposition_original("syscall");
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) {
    return getrandom((void *)arguments[0], (size_t)arguments[1], (unsigned int)arguments[2]);
  }
  long result;
  if (number == SYS_futex && futex_waits_in_turns(arguments, &result)) return result;
  return original(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
                  arguments[5]);
}
