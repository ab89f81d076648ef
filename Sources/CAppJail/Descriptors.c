#define _GNU_SOURCE
#include "CAppJail.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

static int prepare(int ends[2]) {
  if (fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0 &&
      fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0) {
    return 0;
  }
  close(ends[0]);
  close(ends[1]);
  return -1;
}

int jail_pipe(int *read_end, int *write_end) {
  int ends[2];
#ifdef __linux__
  // At once, so that a process started by another thread meanwhile does not inherit them.
  if (pipe2(ends, O_CLOEXEC)) return -1;
#else
  if (pipe(ends)) return -1;
#endif
  if (prepare(ends)) return -1;
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

int jail_socket_pair(int *device_end, int *app_end) {
  int ends[2];
#ifdef SOCK_CLOEXEC
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return -1;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return -1;
#endif
  if (prepare(ends)) return -1;
  *device_end = ends[0];
  *app_end = ends[1];
  return 0;
}
