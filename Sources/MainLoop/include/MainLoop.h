// The alarm of the main loop, see MainLoop.c.
#pragma once
#ifdef __linux__

#include <stdint.h>

// Calls `ring` on the main thread after a time, instead of what was set before; NULL for no alarm. Call it there,
// too.
void main_loop_set_alarm(int64_t nanoseconds, void (*ring)(void *), void *context);

#endif
