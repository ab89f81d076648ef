#define _GNU_SOURCE
#include "CAppJail.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

// The child runs in the caller's memory until it executes its image: everything that `child_main`
// calls must be async-signal-safe, and it must write nowhere but to its own stack and `start`.

struct start {
  const struct jail_process *process;
  pid_t parent;
  int failed_step;
  int failed_errno;
};

static void fail(struct start *start, int step) {
  start->failed_errno = errno;
  start->failed_step = step;
  _exit(127);
}

/// The first descriptor above all that have a fixed place.
enum { first_unnamed = 5 };

/// Moves a descriptor out of the way of the fixed places.
static int lifted(int descriptor) {
  return descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, first_unnamed);
}

static int place(int descriptor, int number) {
  if (descriptor < 0) {
    close(number);
    return 0;
  }
  return dup2(descriptor, number) < 0 ? -1 : 0;
}

static void close_from(unsigned int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  struct rlimit limit;
  rlim_t end = getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : 65536;
  if (end > 1048576) end = 1048576;
  for (rlim_t descriptor = first; descriptor < end; descriptor++) close((int)descriptor);
}

static int set_descriptors(const struct jail_process *process) {
  int output = lifted(process->output);
  int link = lifted(process->link);
  int status = lifted(process->status);
  if (output < 0 || (process->link >= 0 && link < 0) || (process->status >= 0 && status < 0)) {
    return -1;
  }
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing < 0) return -1;
  if (nothing != 0 && dup2(nothing, 0) < 0) return -1;
  if (nothing == 0) fcntl(0, F_SETFD, 0);
  if (place(output, 1) || place(output, 2) || place(link, 3) || place(status, 4)) return -1;
  close_from(first_unnamed);
  return 0;
}

static int set_limit(int resource, uint64_t value) {
  if (value == JAIL_UNLIMITED) return 0;
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  // An ordinary user cannot raise a hard limit; a lower one is as good.
  rlim_t wanted = (rlim_t)value < limit.rlim_max ? (rlim_t)value : limit.rlim_max;
  limit.rlim_cur = wanted;
  limit.rlim_max = wanted;
  return setrlimit(resource, &limit);
}

/// The soft limit comes a second before the hard one, so that the process can say where it was.
static int set_processor_limit(uint64_t seconds) {
  if (seconds == JAIL_UNLIMITED) return 0;
  if (set_limit(RLIMIT_CPU, seconds + 1)) return -1;
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit) != 0) return -1;
  if ((rlim_t)seconds < limit.rlim_cur) limit.rlim_cur = (rlim_t)seconds;
  return setrlimit(RLIMIT_CPU, &limit);
}

static int set_limits(const struct jail_process *process) {
  if (set_limit(RLIMIT_CORE, 0)) return -1;
  if (set_processor_limit(process->cpu_seconds)) return -1;
  if (set_limit(RLIMIT_AS, process->memory_bytes)) return -1;
  if (set_limit(RLIMIT_FSIZE, process->file_bytes)) return -1;
  if (set_limit(RLIMIT_NOFILE, process->open_files)) return -1;
  return set_limit(RLIMIT_NPROC, process->processes);
}

static void reset_signals(void) {
#ifdef __linux__
  // Past the C library, which hides two signals that may be ignored as well. All zero: the
  // default action, no flags, an empty mask of 64 signals.
  long standard[8] = {0};
  for (int number = 1; number <= 64; number++) {
    syscall(SYS_rt_sigaction, number, standard, NULL, 8);
  }
#else
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
#endif
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static int child_main(void *argument) {
  struct start *start = argument;
  const struct jail_process *process = start->process;
  reset_signals();
  setsid();
#ifdef __linux__
  if (prctl(PR_SET_PDEATHSIG, SIGKILL)) fail(start, jail_step_start);
  if (getppid() != start->parent) _exit(127);
  if (process->no_new_privileges && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) {
    fail(start, jail_step_start);
  }
#endif
  umask(022);
  if (set_descriptors(process)) fail(start, jail_step_descriptors);
  if (chdir(process->folder)) fail(start, jail_step_folder);
  if (set_limits(process)) fail(start, jail_step_limits);
  execve(process->path, process->arguments, process->environment);
  fail(start, jail_step_execute);
  return 127;
}

#ifdef __linux__
static pid_t start_child(struct start *start) {
  enum { stack_bytes = 64 * 1024 };
  char *stack = mmap(
    NULL, stack_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return -1;
  // As `posix_spawn` does it: the caller sleeps until the image is executed, nothing is copied.
  pid_t child = clone(
    child_main, stack + stack_bytes, CLONE_VM | CLONE_VFORK | SIGCHLD, start);
  int failed = errno;
  munmap(stack, stack_bytes);
  errno = failed;
  return child;
}
#else
static pid_t start_child(struct start *start) {
  pid_t child = fork();
  if (child == 0) _exit(child_main(start));
  return child;
}
#endif

static pid_t spawn_here(const struct jail_process *process, int *failed_step, int *failed_errno) {
  struct start start = {process, getpid(), jail_step_none, 0};
  pid_t child = start_child(&start);
  if (child < 0) {
    *failed_step = jail_step_start;
    *failed_errno = errno;
    return -1;
  }
  if (start.failed_step != jail_step_none) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    *failed_step = start.failed_step;
    *failed_errno = start.failed_errno;
    return -1;
  }
  return child;
}

// "Dies with its parent" means: with the *thread* that started it. Threads of a pool come and go,
// so one thread that lives as long as the process starts all children.

struct request {
  const struct jail_process *process;
  int *failed_step;
  int *failed_errno;
  pid_t child;
  int done;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct request *pending;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int have_thread;

static void *serve(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (pending == NULL || pending->done) pthread_cond_wait(&changed, &lock);
    struct request *request = pending;
    pthread_mutex_unlock(&lock);
    pid_t child = spawn_here(request->process, request->failed_step, request->failed_errno);
    pthread_mutex_lock(&lock);
    request->child = child;
    request->done = 1;
    pthread_cond_broadcast(&changed);
  }
}

static void start_thread(void) {
  // Every signal stays with the process's other threads; the child unblocks them for itself.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  have_thread = pthread_create(&thread, NULL, serve, NULL) == 0;
  if (have_thread) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

pid_t jail_spawn(const struct jail_process *process, int *failed_step, int *failed_errno) {
  pthread_once(&once, start_thread);
  if (!have_thread) {
    *failed_step = jail_step_start;
    *failed_errno = EAGAIN;
    return -1;
  }
  struct request request = {process, failed_step, failed_errno, -1, 0};
  pthread_mutex_lock(&lock);
  while (pending != NULL) pthread_cond_wait(&changed, &lock);
  pending = &request;
  pthread_cond_broadcast(&changed);
  while (!request.done) pthread_cond_wait(&changed, &lock);
  pending = NULL;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  return request.child;
}
