// Foundation looks for the main bundle where the executable is, by asking the system for its path.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Interposition.h"

/// Of the executable it says that it lies in the app's bundle, as on a phone.
ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
  const char *bundle = NULL;
  if (strcmp(path, "/proc/self/exe") == 0) bundle = getenv("APP_BUNDLE");
  if (bundle == NULL) return ORIGINAL(readlink)(path, buffer, size);
  size_t length = strlen(bundle);
  const char *name = "/App";
  if (length + strlen(name) > size) return ORIGINAL(readlink)(path, buffer, size);
  memcpy(buffer, bundle, length);
  memcpy(buffer + length, name, strlen(name));
  return (ssize_t)(length + strlen(name));
}
