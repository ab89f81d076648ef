#include "AppRuntime.h"

#include <stdio.h>

#include "Container.h"
#include "CrashReport.h"
#include "Tasks.h"
#include "Threads.h"
#include "Turns.h"

void app_runtime_start(void) {
  // What is printed must be out before the app says that a callback returned.
  setvbuf(stdout, NULL, _IONBF, 0);
  turns_start();
  threads_start();
  container_start();
  crash_report_install();
  tasks_take_over();
}
