// C's buffered streams: libc writes them by calls of its own, so they are counted when they are filled.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "Container.h"
#include "FileEffects.h"
#include "Interposition.h"

/// The flags that `fopen` opens with; -1 for a mode that only reads or is none.
static int flags_of(const char *mode) {
  int access = strchr(mode, '+') != NULL ? O_RDWR : O_WRONLY;
  int others = (strchr(mode, 'e') != NULL ? O_CLOEXEC : 0) | (strchr(mode, 'x') ? O_EXCL : 0);
  switch (mode[0]) {
    case 'w': return access | O_CREAT | O_TRUNC | others;
    case 'a': return access | O_CREAT | O_APPEND | others;
    default: return -1;
  }
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  int flags = flags_of(mode);
  if (flags < 0 || !container_is_watched()) return ORIGINAL(fopen)(path, mode);
  int descriptor = open(path, flags, 0666);
  if (descriptor < 0) return NULL;
  FILE *stream = fdopen(descriptor, mode);
  if (stream == NULL) close(descriptor);
  return stream;
}

int fclose(FILE *stream) {
  int descriptor = fileno(stream);
  if (open_file_at(descriptor) == NULL || !container_is_watched()) {
    return ORIGINAL(fclose)(stream);
  }
  fflush(stream);
  container_note_loss();
  file_effects_note_close(descriptor);
  return ORIGINAL(fclose)(stream);
}

/// Whether bytes more fit into a stream's file, those included that still wait in its buffer.
static bool prepare(FILE *stream, size_t count) {
  int descriptor = fileno(stream);
  struct stat status;
  if (open_file_at(descriptor) == NULL || !container_is_watched()
      || !open_file_is_inside(descriptor) || fstat(descriptor, &status) != 0) {
    return true;
  }
  long place = ftell(stream);
  int64_t start = place < 0 ? status.st_size : place;
  int64_t end = count > (size_t)(INT64_MAX - start) ? INT64_MAX : start + (int64_t)count;
  // Counted bytes of the buffer are not in the file yet, but have been noted.
  if (!container_has_room(start, end)) return false;
  container_note_growth(end > status.st_size ? (int64_t)count : 0);
  if (count > 0) open_file_at(descriptor)->is_written = true;
  return true;
}

size_t fwrite(const void *restrict data, size_t size, size_t count, FILE *restrict stream) {
  size_t length = 0;
  if (__builtin_mul_overflow(size, count, &length)) length = INT64_MAX;
  return prepare(stream, length) ? ORIGINAL(fwrite)(data, size, count, stream) : 0;
}

int fputs(const char *restrict text, FILE *restrict stream) {
  return prepare(stream, strlen(text)) ? ORIGINAL(fputs)(text, stream) : EOF;
}

int fputc(int character, FILE *stream) {
  return prepare(stream, 1) ? ORIGINAL(fputc)(character, stream) : EOF;
}

int putc(int character, FILE *stream) { return fputc(character, stream); }

int vfprintf(FILE *restrict stream, const char *restrict format, va_list arguments) {
  va_list copy;
  va_copy(copy, arguments);
  int length = vsnprintf(NULL, 0, format, copy);
  va_end(copy);
  if (length > 0 && !prepare(stream, (size_t)length)) return -1;
  return ORIGINAL(vfprintf)(stream, format, arguments);
}
