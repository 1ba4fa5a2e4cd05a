// Keeps the main actor on the main thread, where there is no run loop to do that (Linux).
//
// The runtime would serve the main actor with dispatch_main(), which ends the main thread. For that
// a statically linked program sorts its whole unwind tables: `proscons -c pros` takes 57 million
// instructions (5.6 ms of processor time) instead of 1.7 million (1.4 ms). Linked with only Swift's
// libraries inside (--static-swift-stdlib), and without this file, it takes 5 million (3.0 ms).
// Measured with `valgrind --tool=callgrind` and `perf stat -r 100`.
//
// This hook of the runtime waits for the main queue instead, with the two functions that libdispatch
// has for run loops such as CoreFoundation's. `async main` needs no change. It also rings an alarm, for
// which the runtime would look through all conformances.
#ifdef __linux__

#include "MainLoop.h"

#include <limits.h>
#include <poll.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*Drain)(void);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(Drain original, Drain override);

static struct {
  int64_t time;
  void (*ring)(void *);
  void *context;
} alarm_clock;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_BOOTTIME, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

void main_loop_set_alarm(int64_t nanoseconds, void (*ring)(void *), void *context) {
  alarm_clock.time = now() + nanoseconds;
  alarm_clock.ring = ring;
  alarm_clock.context = context;
}

// Rings if it is time; returns the milliseconds to wait, -1 without an alarm.
static int wait_for_alarm(void) {
  void (*ring)(void *) = alarm_clock.ring;
  if (!ring) return -1;
  int64_t left = alarm_clock.time - now();
  if (left > 0) return left < INT64_C(1000000) * INT_MAX ? (left + 999999) / 1000000 : INT_MAX;
  alarm_clock.ring = NULL;
  ring(alarm_clock.context);
  return 0;
}

// Never returns: the task of `async main` ends the program.
static SWIFT_CALL void drainMainQueue(Drain original, Drain override) {
  struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  for (;;) {
    uint64_t count;
    if (poll(&queue, 1, wait_for_alarm()) > 0 && read(queue.fd, &count, sizeof count) > 0) {
      _dispatch_main_queue_callback_4CF(NULL);
    }
  }
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = drainMainQueue;
}

#endif
