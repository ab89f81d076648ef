/// What is told of the app's files: each once it is whole, by the name it has then.
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "Container.h"

/// What is known of an open file.
typedef struct {
  bool is_known;
  bool is_inside;
  bool is_written;
  /// Made since it was last told of, so that nobody has heard its name.
  bool is_new;
} open_file;

/// The notes on a descriptor; NULL for one that no file of ours can have.
open_file *open_file_at(int descriptor);

/// Whether an open file is one of the container's.
bool open_file_is_inside(int descriptor);

/// Notes that a descriptor is about to be closed.
void file_effects_note_close(int descriptor);

/// Notes that a file or folder has a new name; `status` is what it was before.
void file_effects_note_rename(const container_path *old, const container_path *new,
                              const struct stat *status);

/// `status` is what it was before.
void file_effects_note_removal(const container_path *path, const struct stat *status);
void file_effects_note_folder(const container_path *path);

/// Notes that a whole file has appeared, such as by a link.
void file_effects_note_file(const container_path *path, int64_t bytes);
