#include "AppRuntime.h"

#include <stdio.h>

#include "CrashReport.h"
#include "Interposition.h"
#include "Tasks.h"

void app_runtime_start(void) {
  // What is printed must be out before the app says that a callback returned.
  setvbuf(stdout, NULL, _IONBF, 0);
  interposition_start();
  crash_report_install();
  tasks_take_over();
}
