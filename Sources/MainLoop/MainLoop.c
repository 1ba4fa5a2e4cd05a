// Keeps the main actor on the main thread, where there is no run loop to do that (Linux).
//
// The runtime would serve the main actor with dispatch_main(), which ends the main thread. For that
// a statically linked program sorts its whole unwind tables: `proscons -c pros` takes 57 million
// instructions (5.6 ms of processor time) instead of 1.7 million (1.4 ms). Linked with only Swift's
// libraries inside (--static-swift-stdlib), and without this file, it takes 5 million (3.0 ms).
// Measured with `valgrind --tool=callgrind` and `perf stat -r 100`.
//
// This hook of the runtime waits for the main queue instead, with the two functions that libdispatch
// has for run loops such as CoreFoundation's. `async main` needs no change, and nothing calls this file.
#ifdef __linux__

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*Drain)(void);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(Drain original, Drain override);

// Never returns: the task of `async main` ends the program.
static SWIFT_CALL void drainMainQueue(Drain original, Drain override) {
  struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  for (;;) {
    uint64_t count;
    if (poll(&queue, 1, -1) > 0 && read(queue.fd, &count, sizeof count) > 0) {
      _dispatch_main_queue_callback_4CF(NULL);
    }
  }
}

__attribute__((constructor)) static void install(void) {
  swift_task_asyncMainDrainQueue_hook = drainMainQueue;
}

#endif
