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
  private var passing = 0

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

  func tell(_ call: @escaping Call) {
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
    tell { $0.textChanged(to: new) }
  }

  enum Effect {
    /// The key edits the line.
    case passed
    case taken
    /// The mode ends with an empty line.
    case cleared
    case accepted
  }

  /// Handles a key; `keys` follow it.
  func effect(of key: Key, on line: LineState, before keys: inout KeyInput) -> Effect {
    // Keys that arrive together are handled before the mode sees the line, which may have ended it.
    guard case .scalar(let scalar) = key, line.text.first == self.key else { return .passed }
    guard passing == 0 else {
      passing -= 1
      return .passed
    }
    switch scalar {
    case "\r", "\n":
      follow(line)
      return .accepted
    case "\u{10}": move(by: -1)
    case "\u{E}": move(by: 1)
    case "\u{1B}":
      guard keys.first != nil else { return .cleared }
      let sequence = keys.sequence
      // Arrows move the selection.
      guard let sequence, let distance = ["[A": -1, "OA": -1, "[B": 1, "OB": 1][sequence] else {
        passing = sequence?.unicodeScalars.count ?? 1
        return .passed
      }
      for _ in 0..<2 { _ = keys.next() }
      move(by: distance)
    default: return .passed
    }
    return .taken
  }

  private func move(by distance: Int) {
    tell { $0.move(by: distance) }
  }
}
