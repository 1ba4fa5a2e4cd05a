/// Holds back the signals that end a program while it does what must not stop halfway.
public enum HeldSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  // Unsafe: only the handler sets a flag, and only the last holder reads and clears it.
  private nonisolated(unsafe) static let arrived: UnsafeMutablePointer<sig_atomic_t> = {
    let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 65)
    flags.initialize(repeating: 0, count: 65)
    return flags
  }()

  private typealias Handler = @convention(c) (Int32) -> Void

  private static let note: Handler = { arrived[Int($0)] = 1 }

  /// The handlers from before, as long as anybody holds the signals.
  private static let held = Locked<(holders: Int, handlers: [Handler?])>((0, []))

  /// Runs `body`; SIGINT, SIGTERM and SIGHUP take effect when it has ended. Rethrows its error.
  public static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    hold()
    defer { release() }
    return try body()
  }

  private static func hold() {
    held.withLock { held in
      held.holders += 1
      guard held.holders == 1 else { return }
      let flags = arrived
      for number in numbers { flags[Int(number)] = 0 }
      held.handlers = numbers.map { signal($0, note) }
    }
  }

  private static func release() {
    held.withLock { held in
      held.holders -= 1
      guard held.holders == 0 else { return }
      for (number, handler) in zip(numbers, held.handlers) { signal(number, handler) }
      // Not `raise`: threads of Swift block signals.
      for number in numbers where arrived[Int(number)] != 0 { kill(getpid(), number) }
    }
  }
}
