#define _GNU_SOURCE
#include "Container.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "Interposition.h"
#include "Turns.h"

/// Empty until the runtime has started, and where there is no container.
static char root[PATH_MAX] = "";
static size_t root_length = 0;

static long long most_bytes = 0;
static long long most_entries = 0;
static long long most_depth = 0;

static int64_t bytes = 0;
static int64_t entries = 0;
static bool is_counted = false;

void container_start(void) {
  const char *home = getenv("HOME");
  const char *bounds = getenv("APP_CONTAINER_BOUNDS");
  if (home == NULL || bounds == NULL) return;
  if (sscanf(bounds, "%lld %lld %lld", &most_bytes, &most_entries, &most_depth) != 3) return;
  if (realpath(home, root) != NULL) root_length = strlen(root);
  // Looks the original up: a crash report, which writes, cannot.
  if (write(STDERR_FILENO, "", 0) < 0) return;
}

bool container_is_watched(void) { return root_length > 0 && turn_current() != NULL; }

// MARK: Paths

static bool relate(const char *path, container_path *found) {
  if (strncmp(path, root, root_length) != 0 || path[root_length] != '/') return false;
  strcpy(found->text, path + root_length + 1);
  return true;
}

static bool path_of(int descriptor, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return false;
  path[length] = 0;
  return true;
}

bool container_find_open(int descriptor, container_path *found) {
  struct stat status;
  char path[PATH_MAX];
  return fstat(descriptor, &status) == 0 && status.st_nlink > 0 && path_of(descriptor, path)
         && relate(path, found);
}

/// Without a slash at the end, and from the root of the file system.
static bool make_absolute(int folder, const char *path, char *absolute) {
  int length = 0;
  if (path[0] == '/') {
    length = snprintf(absolute, PATH_MAX, "%s", path);
  } else {
    char start[PATH_MAX];
    bool is_known = folder == AT_FDCWD ? getcwd(start, sizeof start) != NULL
                                       : path_of(folder, start);
    if (!is_known) return false;
    length = snprintf(absolute, PATH_MAX, "%s/%s", start, path);
  }
  if (length <= 0 || length >= PATH_MAX) return false;
  while (length > 1 && absolute[length - 1] == '/') absolute[--length] = 0;
  return true;
}

bool container_find(int folder, const char *path, container_path *found) {
  char absolute[PATH_MAX];
  char parent[PATH_MAX];
  char whole[2 * PATH_MAX];
  int error = errno;
  bool is_inside = false;
  if (path != NULL && make_absolute(folder, path, absolute)) {
    char *last = strrchr(absolute, '/');
    *last = 0;
    if (realpath(last == absolute ? "/" : absolute, parent) != NULL) {
      int length = snprintf(whole, sizeof whole, "%s/%s", parent, last + 1);
      is_inside = length < PATH_MAX && relate(whole, found);
    }
  }
  errno = error;
  return is_inside;
}

int container_explain(int folder, const char *path, bool must_exist, int result) {
  if (result >= 0 || errno != EROFS || !container_is_watched()) return result;
  struct stat status;
  bool is_missing = must_exist && fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0;
  errno = is_missing ? ENOENT : EPERM;
  return result;
}

// MARK: Bounds

static void count_folder(int parent, const char *name, int depth) {
  int folder = ORIGINAL(openat)(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *stream = folder < 0 ? NULL : fdopendir(folder);
  if (stream == NULL) {
    if (folder >= 0) ORIGINAL(close)(folder);
    return;
  }
  struct dirent *entry;
  while (entries <= most_entries && (entry = readdir(stream)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    struct stat status;
    if (fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    entries++;
    if (S_ISREG(status.st_mode)) bytes += status.st_size;
    if (S_ISDIR(status.st_mode) && depth < most_depth) {
      count_folder(folder, entry->d_name, depth + 1);
    }
  }
  closedir(stream);
}

static void count(void) {
  if (is_counted) return;
  int error = errno;
  bytes = 0;
  entries = 0;
  count_folder(AT_FDCWD, root, 1);
  is_counted = true;
  errno = error;
}

static bool refuse(void) {
  errno = ENOSPC;
  return false;
}

bool container_has_place(const container_path *path) {
  int depth = 1;
  for (const char *next = path->text; *next != 0; next++) depth += *next == '/';
  if (depth > most_depth) return refuse();
  count();
  return entries < most_entries || refuse();
}

bool container_has_room(int64_t size, int64_t end) {
  if (end <= size) return true;
  count();
  return (end <= most_bytes && end - size <= most_bytes - bytes) || refuse();
}

void container_note_entry(void) { entries++; }

void container_note_growth(int64_t more) {
  if (more > 0) bytes += more;
}

void container_note_loss(void) { is_counted = false; }
