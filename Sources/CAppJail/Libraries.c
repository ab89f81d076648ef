#define _GNU_SOURCE
#include "CAppJail.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

static const char *object_holding(const void *address) {
  Dl_info information;
  if (address == NULL || dladdr(address, &information) == 0) return NULL;
  return information.dli_fname;
}

const char *jail_library_holding(const char *symbol) {
  return object_holding(dlsym(RTLD_DEFAULT, symbol));
}

const char *jail_dynamic_loader(void) {
#ifdef __linux__
  return object_holding((const void *)getauxval(AT_BASE));
#else
  return NULL;
#endif
}
