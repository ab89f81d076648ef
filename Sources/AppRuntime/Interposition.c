#define _GNU_SOURCE
#include "Interposition.h"

#include <dlfcn.h>

void *interposition_original(const char *name) { return dlsym(RTLD_NEXT, name); }

bool interposition_is_dispatch(const void *address) {
  static const void *image = NULL;
  Dl_info info;
  // A function that is not replaced tells where the library lies.
  if (image == NULL && dladdr(dlsym(RTLD_NEXT, "dispatch_get_context"), &info) != 0) {
    image = info.dli_fbase;
  }
  return dladdr(address, &info) != 0 && info.dli_fbase == image;
}
