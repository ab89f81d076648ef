#pragma once
#include <stdint.h>
#include <sys/types.h>

/// A limit that is not set.
#define JAIL_UNLIMITED UINT64_MAX

/// What `jail_spawn` starts. Descriptors are the caller's; they stay open there.
struct jail_process {
  /// Absolute path of the executable, its arguments with its own name first, its environment.
  const char *_Nonnull path;
  char *_Nullable const *_Nonnull arguments;
  char *_Nullable const *_Nonnull environment;
  /// The folder it starts in.
  const char *_Nonnull folder;
  /// Becomes descriptors 1 and 2.
  int output;
  /// Becomes descriptor 3, or -1.
  int link;
  /// Becomes descriptor 4, or -1.
  int status;
  /// Whether no program it starts may gain privileges, such as through a set-user-ID bit.
  int no_new_privileges;
  /// Hard limits; JAIL_UNLIMITED leaves one as it is.
  uint64_t cpu_seconds;
  uint64_t memory_bytes;
  uint64_t file_bytes;
  uint64_t open_files;
  uint64_t processes;
};

/// The step of a start that failed.
enum jail_step {
  jail_step_none = 0,
  jail_step_start = 1,
  jail_step_descriptors = 2,
  jail_step_limits = 3,
  jail_step_folder = 4,
  jail_step_execute = 5,
};

/// Starts a process that leads its own session, inherits nothing but what is named, and dies
/// with the calling process.
///
/// Returns its process id once its image runs, or -1 with `failed_step` and `failed_errno` set.
pid_t jail_spawn(
  const struct jail_process *_Nonnull process, int *_Nonnull failed_step,
  int *_Nonnull failed_errno);

/// A descriptor that polls as readable when the process has ended, or -1 where there is none.
int jail_process_descriptor(pid_t process);

/// Kills `child` if it is a child of `parent`, which the caller must not have reaped yet.
///
/// Returns 0 if it was, and thus no other process can have been hit.
int jail_kill_child(pid_t parent, pid_t child);

/// A pipe; both ends are closed on exec and the read end does not block.
int jail_pipe(int *_Nonnull read_end, int *_Nonnull write_end);

/// A pair of stream sockets, both closed on exec; `device_end` does not block.
int jail_socket_pair(int *_Nonnull device_end, int *_Nonnull app_end);

/// Path of the library in which this process finds a symbol, or NULL.
const char *_Nullable jail_library_holding(const char *_Nonnull symbol);

/// Path of the dynamic loader this process runs with, or NULL.
const char *_Nullable jail_dynamic_loader(void);

/// What a folder holds, itself left out.
struct jail_folder {
  /// Of regular files, as long as they are.
  uint64_t bytes;
  /// What they and all else take on the disk, in bytes.
  uint64_t disk_bytes;
  /// Files, folders and all else.
  uint64_t entries;
  /// Of the deepest entry; 1 right inside the folder.
  uint64_t depth;
};

/// Counts what a folder holds, up to one more entry and one more level than the most.
///
/// Follows no link and opens nothing but folders, to which it gives their owner's rights back.
/// Returns 0, or -1 where the folder itself cannot be opened.
int jail_folder_measure(
  const char *_Nonnull path, uint64_t most_entries, uint64_t most_depth,
  struct jail_folder *_Nonnull found);

/// Removes a folder and all in it, however deep, whatever its modes; follows no link.
///
/// Returns 0, or -1 with `errno` set where something is left.
int jail_folder_remove(const char *_Nonnull path);

/// Whether a file or folder carries extended attributes, in which something can be hidden.
int jail_has_attributes(const char *_Nonnull path);
