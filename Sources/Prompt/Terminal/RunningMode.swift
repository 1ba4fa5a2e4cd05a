import Threads

/// Connects the editor's thread to a ``LineMode`` on the main actor. Passes calls in order and
/// returns the drawn lines; neither side waits for the other.
nonisolated final class RunningMode {
  typealias Call = @MainActor @Sendable (any LineMode) async -> Void

  /// The key that started the mode.
  let key: Unicode.Scalar

  private let drawn = Locked<[Text]>([])
  private let calls: AsyncStream<Call>.Continuation
  private let task: Task<Void, Never>
  private var text: String?

  /// The number of keys that bypass the mode and go to the line.
  var passing = 0

  /// Starts the mode. Calls `wake` after drawing.
  init(
    key: Unicode.Scalar,
    make: @escaping @MainActor @Sendable (@escaping @Sendable ([Text]) -> Void) -> any LineMode,
    wake: @escaping @Sendable () -> Void
  ) {
    self.key = key
    let (stream, calls) = AsyncStream.makeStream(of: Call.self)
    self.calls = calls
    task = Task { @MainActor [drawn] in
      let mode = make { lines in
        drawn.withLock { $0 = lines }
        wake()
      }
      for await call in stream { await call(mode) }
      mode.leave()
    }
  }

  /// The lines to show below the current line.
  var lines: [Text] { drawn.withLock { $0 } }

  func send(_ call: @escaping Call) {
    calls.yield(call)
  }

  func end() {
    calls.finish()
    task.cancel()
  }

  /// Passes the text of the line, if it has changed.
  func follow(_ line: LineState) {
    let new = String(line.string.unicodeScalars.dropFirst())
    guard new != text else { return }
    text = new
    send { $0.textChanged(to: new) }
  }
}
