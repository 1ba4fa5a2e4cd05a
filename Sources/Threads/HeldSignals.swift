import CLibrary
import Synchronization

/// Holds back the signals that end a program while it does what must not stop halfway.
public enum HeldSignals {
  /// With that of `alarm`, by which a program may end itself if a terminal doesn't read.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGALRM]

  /// The signals that came meanwhile, a bit for each number.
  private static let arrived = Atomic<UInt64>(0)

  private typealias Handler = @convention(c) (Int32) -> Void

  private static let note: Handler = {
    arrived.bitwiseOr(1 << UInt64($0), ordering: .relaxed)
  }

  /// The handlers from before, as long as anybody holds the signals.
  private static let held = Locked<(holders: Int, handlers: [Handler?])>((0, []))

  /// Runs `body`; SIGINT, SIGTERM, SIGHUP and SIGALRM take effect when it has ended. Rethrows its
  /// error.
  public static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    held.withLock { held in
      held.holders += 1
      guard held.holders == 1 else { return }
      arrived.store(0, ordering: .relaxed)
      held.handlers = numbers.map { signal($0, note) }
    }
    defer { release() }
    return try body()
  }

  /// Runs `end`, by which the program obeys a signal from before. While the signals are held, the
  /// signal comes again after that instead.
  public static func obey(_ number: Int32, _ end: () -> Void) {
    held.withLock { held in
      if held.holders == 0 { return end() }
      arrived.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
    }
  }

  private static func release() {
    held.withLock { held in
      held.holders -= 1
      guard held.holders == 0 else { return }
      for (number, handler) in zip(numbers, held.handlers) { signal(number, handler) }
      // Not `raise`: threads of Swift block signals.
      let arrived = arrived.exchange(0, ordering: .relaxed)
      for number in numbers where arrived & 1 << UInt64(number) != 0 { kill(getpid(), number) }
    }
  }
}
