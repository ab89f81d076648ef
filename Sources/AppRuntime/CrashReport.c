#define _GNU_SOURCE
#include "CrashReport.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { frame_limit = 64 };

static uintptr_t image_start = 0;
static uintptr_t image_end = 0;

static int note_image(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  image_start = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t end = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type == PT_LOAD && end > image_end) image_end = end;
  }
  return 1;  // The executable comes first; no other image is wanted.
}

/// Appends text to a line of fixed size; signal handlers must not format with libc.
typedef struct {
  char bytes[2048];
  size_t length;
} line;

static void add(line *line, const char *text) {
  size_t count = strlen(text);
  if (line->length + count >= sizeof line->bytes) return;
  memcpy(line->bytes + line->length, text, count);
  line->length += count;
}

static void add_number(line *line, uintptr_t number, unsigned base) {
  char digits[24];
  size_t place = sizeof digits - 1;
  digits[place] = 0;
  do {
    digits[--place] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number != 0);
  add(line, digits + place);
}

/// Where a signal struck.
typedef struct {
  uintptr_t address;
  uintptr_t stack;
} place;

static place place_of(const void *context) {
  const ucontext_t *interrupted = context;
#if defined(__x86_64__)
  const greg_t *registers = interrupted->uc_mcontext.gregs;
  return (place){(uintptr_t)registers[REG_RIP], (uintptr_t)registers[REG_RSP]};
#elif defined(__aarch64__)
  return (place){interrupted->uc_mcontext.pc, interrupted->uc_mcontext.sp};
#else
#error "unknown processor"
#endif
}

/// Adds the offsets of the addresses that are in the app's image.
static void add_offsets(line *line, void **addresses, int count, uintptr_t interrupted) {
  for (int i = 0; i < count; i++) {
    uintptr_t address = (uintptr_t)addresses[i];
    if (address < image_start || address >= image_end) continue;
    add(line, " ");
    add_number(line, address - image_start + (address == interrupted ? 1 : 0), 16);
  }
}

/// Whether a fault struck just beyond the stack, as it does when code recurses without end.
static bool is_stack_overflow(int signal, const siginfo_t *info, uintptr_t stack) {
  uintptr_t address = (uintptr_t)info->si_addr;
  uintptr_t distance = address > stack ? address - stack : stack - address;
  return (signal == SIGSEGV || signal == SIGBUS) && distance < crash_report_stack_size;
}

static void report(int signal, siginfo_t *info, void *context) {
  // What comes after the first is its consequence: `abort`, for one, ends in another fault.
  static volatile sig_atomic_t has_reported = 0;
  int error = errno;
  if (has_reported) return;
  has_reported = 1;
  void *frames[frame_limit];
  int count = backtrace(frames, frame_limit);
  line line = {.length = 0};
  add(&line, "\nlifecyclelab-crash ");
  add_number(&line, (uintptr_t)signal, 10);
  place place = place_of(context);
  if (is_stack_overflow(signal, info, place.stack)) add(&line, " recursion");
  if (error == ENOMEM) add(&line, " memory");
  add_offsets(&line, frames, count, place.address);
  add(&line, "\n");
  ssize_t ignored = write(STDERR_FILENO, line.bytes, line.length);
  (void)ignored;
  if (signal == SIGXCPU) _exit(128 + SIGXCPU);
  // The handler was reset on entry: a fault strikes again and kills, `abort` goes on to kill.
}

/// The jail cannot tell an exit status over 128 from a signal; this can.
static void report_exit(int status, void *unused) {
  (void)unused;
  line line = {.length = 0};
  add(&line, "\nlifecyclelab-exit ");
  add_number(&line, (uintptr_t)(status & 0xFF), 10);
  add(&line, "\n");
  ssize_t ignored = write(STDERR_FILENO, line.bytes, line.length);
  (void)ignored;
}

void crash_report_use_stack(void *stack) {
  stack_t alternate = {.ss_sp = stack, .ss_size = crash_report_stack_size};
  sigaltstack(&alternate, NULL);
}

void crash_report_install(void) {
  on_exit(report_exit, NULL);
  dl_iterate_phdr(note_image, NULL);
  void *warm_up[1];
  backtrace(warm_up, 1);  // Loads the unwinder now, which a handler could not.
  crash_report_use_stack(malloc(crash_report_stack_size));
  struct sigaction action = {.sa_sigaction = report,
                             .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND | SA_NODEFER};
  int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    sigaction(signals[i], &action, NULL);
  }
}
