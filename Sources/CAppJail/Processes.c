#define _GNU_SOURCE
#include "CAppJail.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int jail_process_descriptor(pid_t process) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  (void)process;
  return -1;
#endif
}

/// The parent of a process, or -1.
static pid_t parent_of(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  char text[512];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  // The name stands in parentheses and may hold anything, so read on after the last one.
  char *rest = strrchr(text, ')');
  int parent = -1;
  if (rest == NULL || sscanf(rest + 1, " %*c %d", &parent) != 1) return -1;
  return parent;
}

int jail_kill_child(pid_t parent, pid_t child) {
#if defined(__linux__) && defined(SYS_pidfd_send_signal)
  int descriptor = jail_process_descriptor(child);
  if (descriptor >= 0) {
    int result = -1;
    if (parent_of(child) == parent) {
      result = (int)syscall(SYS_pidfd_send_signal, descriptor, SIGKILL, NULL, 0);
    }
    close(descriptor);
    return result;
  }
#endif
  return parent_of(child) == parent ? kill(child, SIGKILL) : -1;
}
