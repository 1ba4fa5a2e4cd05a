import Prompt
import Threads

@testable import UI

/// Output that a test reads.
nonisolated final class RecordedOutput: Output {
  private struct State {
    var written: [(text: String, isError: Bool)] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
    var begunLine: Int?
  }

  let columns: Int
  let rows: Int?
  let limit: Int?
  private let state = Locked(State())

  /// Output that is read one screen of so many lines after the other; `nil` to read it all at once. With `isCut` a line ends
  /// where the width does.
  init(columns: Int = 80, rows: Int? = nil, isCut: Bool = true) {
    self.columns = columns
    self.rows = rows
    limit = isCut ? columns : nil
  }

  func write(_ text: String, to stream: OutputStream) {
    let watchers = state.withLock { state in
      switch stream {
      case .standard: state.written.append((text, false))
      case .error: state.written.append((text, true))
      }
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { watcher.resume() }
  }

  /// The line that somebody is typing, as a test says.
  var begunLine: Int? {
    get { state.withLock { $0.begunLine } }
    set { state.withLock { $0.begunLine = newValue } }
  }

  /// All that was written, in order.
  var all: String { state.withLock { $0.written.map(\.text).joined() } }

  /// The answers.
  var answers: String { text(isError: false) }

  /// The alerts, errors and progress.
  var errors: String { text(isError: true) }

  /// Forgets what was written so far.
  func clear() {
    state.withLock { $0.written = [] }
  }

  /// Returns as soon as `text` was written.
  func wrote(_ text: String) async {
    while !all.contains(text) {
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if state.written.map(\.text).joined().contains(text) { return true }
          state.watchers.append(continuation)
          return false
        }
        if isThere { continuation.resume() }
      }
    }
  }

  private func text(isError: Bool) -> String {
    state.withLock { $0.written.filter { $0.isError == isError }.map(\.text).joined() }
  }
}
