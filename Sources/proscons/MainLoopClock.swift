#if os(Linux)
  import MainLoop

  /// The continuous clock, except that the main loop wakes who sleeps.
  ///
  /// Swift's own clock goes through another thread, and looks through all conformances for who could wake it: a
  /// seventh of the instructions of `proscons -c pros`.
  @MainActor
  final class MainLoopClock: Clock {
    private var sleepers:
      [Int: (end: ContinuousClock.Instant, wake: UnsafeContinuation<Void, any Error>)] = [:]
    private var count = 0

    nonisolated var now: ContinuousClock.Instant { .now }
    nonisolated var minimumResolution: Duration { .milliseconds(1) }

    func sleep(until end: ContinuousClock.Instant, tolerance: Duration?) async throws {
      count += 1
      let id = count
      try await withTaskCancellationHandler {
        try await withUnsafeThrowingContinuation { wake in
          sleepers[id] = (end, wake)
          if Task.isCancelled { cancel(id) } else { setAlarm() }
        }
      } onCancel: {
        Task { @MainActor in cancel(id) }
      }
    }

    private func cancel(_ id: Int) {
      sleepers.removeValue(forKey: id)?.wake.resume(throwing: CancellationError())
      setAlarm()
    }

    private func ring() {
      for (id, sleeper) in sleepers where sleeper.end <= now {
        sleepers[id] = nil
        sleeper.wake.resume()
      }
      setAlarm()
    }

    /// Sets the alarm for who wakes first. Without sleepers, which keep this clock, there is none.
    private func setAlarm() {
      guard let end = sleepers.values.map(\.end).min() else {
        return main_loop_set_alarm(0, nil, nil)
      }
      let nanoseconds = Int64(min(now.duration(to: end) / .nanoseconds(1), 1e18))
      main_loop_set_alarm(
        nanoseconds,
        { clock in
          guard let clock else { return }
          MainActor.assumeIsolated {
            Unmanaged<MainLoopClock>.fromOpaque(clock).takeUnretainedValue().ring()
          }
        }, Unmanaged.passUnretained(self).toOpaque())
    }
  }
#else
  typealias MainLoopClock = ContinuousClock
#endif
