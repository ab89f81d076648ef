// Calls that make, rename and remove files and folders.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "Container.h"
#include "FileEffects.h"
#include "Interposition.h"

/// Whether the calling thread is watched, and a path lies in the container.
static bool is_watched_at(int folder, const char *path, container_path *place) {
  return container_is_watched() && container_find(folder, path, place);
}

// MARK: Making

int mkdirat(int folder, const char *path, mode_t mode) {
  container_path place;
  struct stat status;
  if (!is_watched_at(folder, path, &place)) {
    return container_explain(folder, path, false, ORIGINAL(mkdirat)(folder, path, mode));
  }
  bool is_new = fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0;
  if (is_new && !container_has_place(&place)) return -1;
  int result = ORIGINAL(mkdirat)(folder, path, mode);
  if (result != 0) return result;
  container_note_entry();
  file_effects_note_folder(&place);
  return 0;
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

char *mkdtemp(char *template) {
  container_path place;
  if (!is_watched_at(AT_FDCWD, template, &place)) return ORIGINAL(mkdtemp)(template);
  if (!container_has_place(&place)) return NULL;
  char *made = ORIGINAL(mkdtemp)(template);
  if (made == NULL) return NULL;
  container_note_entry();
  if (container_find(AT_FDCWD, made, &place)) file_effects_note_folder(&place);
  return made;
}

/// Notes a name that a link has made.
static int note_link(int folder, const char *path, const container_path *place, int result) {
  struct stat status;
  if (result != 0) return result;
  // A second name counts its file's bytes again.
  container_note_loss();
  if (fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0) {
    file_effects_note_file(place, status.st_size);
  }
  return 0;
}

int symlinkat(const char *target, int folder, const char *path) {
  container_path place;
  if (!is_watched_at(folder, path, &place)) return ORIGINAL(symlinkat)(target, folder, path);
  if (!container_has_place(&place)) return -1;
  return note_link(folder, path, &place, ORIGINAL(symlinkat)(target, folder, path));
}

int symlink(const char *target, const char *path) { return symlinkat(target, AT_FDCWD, path); }

int linkat(int old_folder, const char *old, int folder, const char *path, int flags) {
  container_path place;
  struct stat status;
  if (!is_watched_at(folder, path, &place)) {
    return ORIGINAL(linkat)(old_folder, old, folder, path, flags);
  }
  bool is_known = fstatat(old_folder, old, &status, AT_SYMLINK_NOFOLLOW) == 0;
  if (!container_has_place(&place)) return -1;
  if (is_known && !container_has_room(0, status.st_size)) return -1;
  return note_link(folder, path, &place,
                   ORIGINAL(linkat)(old_folder, old, folder, path, flags));
}

int link(const char *old, const char *path) { return linkat(AT_FDCWD, old, AT_FDCWD, path, 0); }

// MARK: Renaming

int renameat2(int old_folder, const char *old, int folder, const char *path, unsigned int flags) {
  container_path old_place;
  container_path place;
  struct stat status;
  bool was_inside = is_watched_at(old_folder, old, &old_place);
  bool is_inside = is_watched_at(folder, path, &place);
  if ((!was_inside && !is_inside)
      || fstatat(old_folder, old, &status, AT_SYMLINK_NOFOLLOW) != 0) {
    int result = ORIGINAL(renameat2)(old_folder, old, folder, path, flags);
    return container_explain(old_folder, old, true, result);
  }
  if (!was_inside && !container_has_place(&place)) return -1;
  if (!was_inside && !container_has_room(0, status.st_size)) return -1;
  int result = ORIGINAL(renameat2)(old_folder, old, folder, path, flags);
  if (result != 0) return container_explain(folder, path, false, result);
  container_note_loss();
  file_effects_note_rename(was_inside ? &old_place : NULL, is_inside ? &place : NULL, &status);
  return 0;
}

int renameat(int old_folder, const char *old, int folder, const char *path) {
  return renameat2(old_folder, old, folder, path, 0);
}

int rename(const char *old, const char *path) {
  return renameat2(AT_FDCWD, old, AT_FDCWD, path, 0);
}

// MARK: Removing

int unlinkat(int folder, const char *path, int flags) {
  container_path place;
  struct stat status;
  if (!is_watched_at(folder, path, &place)
      || fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0) {
    return container_explain(folder, path, true, ORIGINAL(unlinkat)(folder, path, flags));
  }
  int result = ORIGINAL(unlinkat)(folder, path, flags);
  if (result != 0) return result;
  container_note_loss();
  file_effects_note_removal(&place, &status);
  return 0;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int remove(const char *path) {
  struct stat status;
  bool is_folder = lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
  return is_folder ? rmdir(path) : unlink(path);
}
