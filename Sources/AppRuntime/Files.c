// Calls that change files, as C and Foundation make them: within the container's bounds they do what
// they always do and are told of, past them they fail as on a full disk.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include "Container.h"
#include "FileEffects.h"
#include "Interposition.h"

// MARK: Opening and closing

static void forget_notes(int descriptor) {
  open_file *file = open_file_at(descriptor);
  if (file != NULL) *file = (open_file){0};
}

static void note_open(int descriptor, bool is_new) {
  if (!open_file_is_inside(descriptor)) return;
  open_file *file = open_file_at(descriptor);
  file->is_written = true;
  file->is_new = is_new;
}

static int open_watched(int folder, const char *path, int flags, mode_t mode) {
  container_path place;
  struct stat status;
  bool is_inside = container_find(folder, path, &place);
  bool is_new = (flags & O_CREAT) && fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0;
  if (is_new && is_inside && !container_has_place(&place)) return -1;
  int descriptor = ORIGINAL(openat)(folder, path, flags, mode);
  forget_notes(descriptor);
  if (descriptor < 0) return container_explain(folder, path, false, descriptor);
  if (is_new && is_inside) container_note_entry();
  if (flags & O_TRUNC) container_note_loss();
  if (is_new || (flags & O_TRUNC)) note_open(descriptor, is_new);
  return descriptor;
}

static int open_any(int folder, const char *path, int flags, mode_t mode) {
  bool changes = (flags & O_CREAT) || ((flags & O_TRUNC) && (flags & O_ACCMODE) != O_RDONLY);
  if (changes && container_is_watched()) return open_watched(folder, path, flags, mode);
  int descriptor = ORIGINAL(openat)(folder, path, flags, mode);
  forget_notes(descriptor);
  return container_explain(folder, path, true, descriptor);
}

static mode_t mode_in(int flags, va_list list) {
  bool has_mode = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
  return has_mode ? va_arg(list, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_in(flags, list);
  va_end(list);
  return open_any(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_in(flags, list);
  va_end(list);
  return open_any(folder, path, flags, mode);
}

int creat(const char *path, mode_t mode) {
  return open_any(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

int mkstemp(char *template) {
  container_path place;
  bool is_inside = container_is_watched() && container_find(AT_FDCWD, template, &place);
  if (is_inside && !container_has_place(&place)) return -1;
  int descriptor = ORIGINAL(mkstemp)(template);
  forget_notes(descriptor);
  if (descriptor < 0 || !is_inside) {
    return container_explain(AT_FDCWD, template, false, descriptor);
  }
  container_note_entry();
  note_open(descriptor, true);
  return descriptor;
}

int close(int descriptor) {
  file_effects_note_close(descriptor);
  return ORIGINAL(close)(descriptor);
}

// MARK: Writing

/// Whether a write has room; of the container's files it notes that they grow. `at` is -1 for the
/// file's own place.
static bool prepare(int descriptor, off_t at, size_t count) {
  struct stat status;
  if (open_file_at(descriptor) == NULL || !container_is_watched()
      || !open_file_is_inside(descriptor) || fstat(descriptor, &status) != 0) {
    return true;
  }
  off_t start = at;
  if (at < 0) {
    bool appends = fcntl(descriptor, F_GETFL) & O_APPEND;
    start = appends ? status.st_size : lseek(descriptor, 0, SEEK_CUR);
  }
  int64_t end = count > (size_t)INT64_MAX - (size_t)start ? INT64_MAX : start + (int64_t)count;
  if (!container_has_room(status.st_size, end)) return false;
  container_note_growth(end - status.st_size);
  return true;
}

static ssize_t note_written(int descriptor, ssize_t count) {
  open_file *file = open_file_at(descriptor);
  if (count > 0 && file != NULL && file->is_inside) file->is_written = true;
  return count;
}

ssize_t write(int descriptor, const void *buffer, size_t count) {
  if (!prepare(descriptor, -1, count)) return -1;
  return note_written(descriptor, ORIGINAL(write)(descriptor, buffer, count));
}

ssize_t pwrite(int descriptor, const void *buffer, size_t count, off_t offset) {
  if (!prepare(descriptor, offset, count)) return -1;
  return note_written(descriptor, ORIGINAL(pwrite)(descriptor, buffer, count, offset));
}

ssize_t sendfile(int output, int input, off_t *offset, size_t count) {
  struct stat status;
  size_t most = fstat(input, &status) == 0 && S_ISREG(status.st_mode) ? (size_t)status.st_size
                                                                     : count;
  if (!prepare(output, -1, count < most ? count : most)) return -1;
  return note_written(output, ORIGINAL(sendfile)(output, input, offset, count));
}

int ftruncate(int descriptor, off_t length) {
  if (length >= 0 && !prepare(descriptor, 0, (size_t)length)) return -1;
  int result = ORIGINAL(ftruncate)(descriptor, length);
  if (result == 0) note_written(descriptor, 1);
  container_note_loss();
  return result;
}

int truncate(const char *path, off_t length) {
  if (!container_is_watched()) return ORIGINAL(truncate)(path, length);
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  int result = ftruncate(descriptor, length);
  int error = errno;
  close(descriptor);
  errno = error;
  return result;
}
