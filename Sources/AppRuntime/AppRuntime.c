#include "AppRuntime.h"
