#define _GNU_SOURCE
#include "FileEffects.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "AppRuntime.h"

/// More descriptors than an app may have.
enum { most_descriptors = 256 };
static open_file files[most_descriptors];

/// The file that was closed last. It waits, since an atomic write gives it its real name next.
static struct {
  bool is_set;
  bool is_new;
  container_path path;
  int64_t bytes;
} closed;

static void (*on_change)(int change, const char *path, int64_t bytes) = NULL;

void app_files_on_change(void (*handler)(int change, const char *path, int64_t bytes)) {
  on_change = handler;
}

static void tell(int change, const container_path *path, int64_t bytes) {
  int error = errno;
  if (on_change != NULL) on_change(change, path->text, bytes);
  errno = error;
}

void app_files_tell(void) {
  if (!closed.is_set) return;
  closed.is_set = false;
  tell(app_file_written, &closed.path, closed.bytes);
}

// MARK: Open files

open_file *open_file_at(int descriptor) {
  // The first four are the app's output and its link.
  return descriptor > 3 && descriptor < most_descriptors ? &files[descriptor] : NULL;
}

bool open_file_is_inside(int descriptor) {
  open_file *file = open_file_at(descriptor);
  if (file == NULL) return false;
  if (!file->is_known) {
    int error = errno;
    struct stat status;
    container_path path;
    *file = (open_file){.is_known = true};
    file->is_inside = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)
                      && container_find_open(descriptor, &path);
    errno = error;
  }
  return file->is_inside;
}

void file_effects_note_close(int descriptor) {
  open_file *file = open_file_at(descriptor);
  if (file == NULL) return;
  open_file before = *file;
  *file = (open_file){0};
  struct stat status;
  container_path path;
  if (!before.is_written || !container_is_watched()) return;
  int error = errno;
  if (container_find_open(descriptor, &path) && fstat(descriptor, &status) == 0) {
    app_files_tell();
    closed.is_set = true;
    closed.is_new = before.is_new;
    closed.path = path;
    closed.bytes = status.st_size;
  }
  errno = error;
}

void app_files_end_callback(void) {
  app_files_tell();
  for (int descriptor = 0; descriptor < most_descriptors; descriptor++) {
    struct stat status;
    container_path path;
    if (!files[descriptor].is_written) continue;
    files[descriptor].is_written = false;
    files[descriptor].is_new = false;
    if (!container_find_open(descriptor, &path) || fstat(descriptor, &status) != 0) continue;
    tell(app_file_written, &path, status.st_size);
  }
}

/// The notes on an open file by its identity; NULL where none is open and written.
static open_file *find_written(const struct stat *wanted) {
  for (int descriptor = 0; descriptor < most_descriptors; descriptor++) {
    struct stat status;
    if (!files[descriptor].is_written || fstat(descriptor, &status) != 0) continue;
    if (status.st_dev == wanted->st_dev && status.st_ino == wanted->st_ino) {
      return &files[descriptor];
    }
  }
  return NULL;
}

// MARK: Names

void file_effects_note_rename(const container_path *old, const container_path *new,
                              const struct stat *status) {
  bool is_unheard = false;
  if (old != NULL && closed.is_set && strcmp(closed.path.text, old->text) == 0) {
    is_unheard = closed.is_new;
    closed.is_set = false;
  }
  app_files_tell();
  open_file *open = find_written(status);
  if (open != NULL) {
    is_unheard = is_unheard || open->is_new;
    open->is_written = false;
    open->is_new = false;
  }
  if (old != NULL && !is_unheard) tell(app_file_removed, old, 0);
  if (new == NULL) return;
  if (S_ISDIR(status->st_mode)) {
    tell(app_folder_created, new, 0);
  } else {
    tell(app_file_written, new, status->st_size);
  }
}

void file_effects_note_removal(const container_path *path, const struct stat *status) {
  if (closed.is_set && strcmp(closed.path.text, path->text) == 0) {
    bool is_unheard = closed.is_new;
    closed.is_set = false;
    if (is_unheard) return;
  }
  app_files_tell();
  // What has no other name is gone when it is closed.
  const open_file *open = status->st_nlink == 1 ? find_written(status) : NULL;
  if (open == NULL || !open->is_new) tell(app_file_removed, path, 0);
}

void file_effects_note_folder(const container_path *path) {
  app_files_tell();
  tell(app_folder_created, path, 0);
}

void file_effects_note_file(const container_path *path, int64_t bytes) {
  tell(app_file_written, path, bytes);
}
