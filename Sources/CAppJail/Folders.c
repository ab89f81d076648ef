// Folders that hostile code has filled: counted and removed without following anything in them.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "CAppJail.h"

static bool is_dots(const char *name) { return strcmp(name, ".") == 0 || strcmp(name, "..") == 0; }

/// Gives the owner its rights to a folder back: what it took from itself would hide what is inside.
static void unlock(int parent, const char *name) {
  int place = openat(parent, name, O_PATH | O_NOFOLLOW | O_DIRECTORY | O_CLOEXEC);
  if (place < 0) return;
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", place);
  chmod(path, 0700);
  close(place);
}

static DIR *open_folder(int parent, const char *name) {
  int flags = O_RDONLY | O_NOFOLLOW | O_DIRECTORY | O_CLOEXEC;
  int folder = openat(parent, name, flags);
  if (folder < 0 && errno == EACCES) {
    unlock(parent, name);
    folder = openat(parent, name, flags);
  }
  if (folder < 0) return NULL;
  DIR *stream = fdopendir(folder);
  if (stream == NULL) close(folder);
  return stream;
}

// MARK: Counting

struct measure {
  uint64_t most_entries;
  uint64_t most_depth;
  struct jail_folder *found;
};

static void count(struct measure *measure, DIR *folder, uint64_t depth) {
  struct jail_folder *found = measure->found;
  struct dirent *entry;
  while (found->entries <= measure->most_entries && (entry = readdir(folder)) != NULL) {
    if (is_dots(entry->d_name)) continue;
    struct stat status;
    if (fstatat(dirfd(folder), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) {
      // Without the right to enter the folder its names can be read all the same.
      if (errno != EACCES) continue;
      fchmod(dirfd(folder), 0700);
      if (fstatat(dirfd(folder), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    }
    found->entries++;
    if (depth > found->depth) found->depth = depth;
    if (S_ISREG(status.st_mode)) found->bytes += (uint64_t)status.st_size;
    found->disk_bytes += (uint64_t)status.st_blocks * 512;
    if (!S_ISDIR(status.st_mode) || depth > measure->most_depth) continue;
    DIR *inner = open_folder(dirfd(folder), entry->d_name);
    if (inner == NULL) continue;
    count(measure, inner, depth + 1);
    closedir(inner);
  }
}

int jail_folder_measure(
  const char *path, uint64_t most_entries, uint64_t most_depth, struct jail_folder *found) {
  *found = (struct jail_folder){0};
  DIR *folder = open_folder(AT_FDCWD, path);
  if (folder == NULL) return -1;
  struct measure measure = {most_entries, most_depth, found};
  count(&measure, folder, 1);
  closedir(folder);
  return 0;
}

// MARK: Removing

/// Moves a folder to the top, under a number that nothing bears yet.
static bool move_up(int top, int parent, const char *old, uint64_t *last_number) {
  // A folder can only be moved by who may write in it.
  unlock(parent, old);
  char name[32];
  do {
    snprintf(name, sizeof name, ".remove-%llu", (unsigned long long)++*last_number);
    if (renameat(parent, old, top, name) == 0) return true;
  } while (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR || errno == EISDIR);
  return false;
}

/// Removes what one folder holds. Folders in it that hold something come up to the top under a number,
/// to be emptied later: so no depth is too deep, and no path too long.
static bool clear(int top, DIR *folder, uint64_t *last_number) {
  bool is_whole = true;
  fchmod(dirfd(folder), 0700);
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    if (is_dots(entry->d_name)) continue;
    if (unlinkat(dirfd(folder), entry->d_name, 0) == 0) continue;
    if (unlinkat(dirfd(folder), entry->d_name, AT_REMOVEDIR) == 0) continue;
    if (!move_up(top, dirfd(folder), entry->d_name, last_number)) is_whole = false;
  }
  return is_whole;
}

/// Empties the folders right inside the top one, until one pass finds none.
static bool empty(const char *path) {
  uint64_t last_number = 0;
  while (true) {
    DIR *top = open_folder(AT_FDCWD, path);
    if (top == NULL) return errno == ENOENT;
    fchmod(dirfd(top), 0700);
    bool has_some = false;
    bool is_whole = true;
    struct dirent *entry;
    while ((entry = readdir(top)) != NULL) {
      if (is_dots(entry->d_name)) continue;
      if (unlinkat(dirfd(top), entry->d_name, 0) == 0) continue;
      if (unlinkat(dirfd(top), entry->d_name, AT_REMOVEDIR) == 0) continue;
      has_some = true;
      unlock(dirfd(top), entry->d_name);
      DIR *inner = open_folder(dirfd(top), entry->d_name);
      if (inner == NULL || !clear(dirfd(top), inner, &last_number)) is_whole = false;
      if (inner != NULL) closedir(inner);
      unlinkat(dirfd(top), entry->d_name, AT_REMOVEDIR);
    }
    closedir(top);
    if (!has_some) return true;
    if (!is_whole) return false;
  }
}

int jail_folder_remove(const char *path) {
  // The process that filled it may just be ending.
  for (int attempt = 0; attempt < 50; attempt++) {
    if (empty(path) && (rmdir(path) == 0 || errno == ENOENT)) return 0;
    usleep(10000);
  }
  return -1;
}

int jail_has_attributes(const char *path) { return llistxattr(path, NULL, 0) > 0; }
