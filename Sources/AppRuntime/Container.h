/// The app's container: which paths lie in it, how much it holds, how much it may.
#pragma once

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// A path relative to the container.
typedef struct {
  char text[PATH_MAX];
} container_path;

void container_start(void);

/// Whether the calling thread's files are counted and told of.
bool container_is_watched(void);

/// Where in the container the last name of a path lies, whether or not there is such a file; false
/// outside of it.
bool container_find(int folder, const char *path, container_path *found);

/// Where in the container an open file lies; false outside of it, or when it is in no folder any more.
bool container_find_open(int descriptor, container_path *found);

/// Whether a file or folder more may be made at a path; sets `errno` where not.
bool container_has_place(const container_path *path);

/// Whether a file of `size` bytes may grow to `end`; sets `errno` where not.
bool container_has_room(int64_t size, int64_t end);

void container_note_entry(void);
void container_note_growth(int64_t bytes);

/// Notes that something was removed or replaced: what there is will be counted anew.
void container_note_loss(void);

/// The result of a call that failed on the jail's read-only file system, with the `errno` of a phone:
/// `ENOENT` where `must_exist` and nothing is there, else `EPERM`.
int container_explain(int folder, const char *path, bool must_exist, int result);
