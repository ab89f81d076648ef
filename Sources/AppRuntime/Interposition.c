#define _GNU_SOURCE
#include "Interposition.h"

#include <dlfcn.h>
#include <link.h>

void *interposition_original(const char *name) { return dlsym(RTLD_NEXT, name); }

static int note_range(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  library *found = data;
  library range = {found->known, UINTPTR_MAX, 0};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    if (start < range.start) range.start = start;
    if (start + segment->p_memsz > range.end) range.end = start + segment->p_memsz;
  }
  uintptr_t known = (uintptr_t)found->known;
  if (known < range.start || known >= range.end) return 0;
  *found = range;
  return 1;
}

bool library_has(library *library, const char *symbol, const void *address) {
  if (library->known == NULL) {
    // Past our own replacements, should there be one.
    library->known = dlsym(RTLD_NEXT, symbol);
    if (library->known != NULL) dl_iterate_phdr(note_range, library);
  }
  return (uintptr_t)address >= library->start && (uintptr_t)address < library->end;
}

bool interposition_is_dispatch(const void *address) {
  static library dispatch = {NULL, 0, 0};
  return library_has(&dispatch, "dispatch_get_context", address);
}
