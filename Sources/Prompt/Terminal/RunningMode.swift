import Threads

/// Connects the editor's thread to a ``LineMode`` on the main actor. Passes keys in order and
/// returns the drawn lines; neither side waits for the other.
nonisolated final class RunningMode: Sendable {
  private enum Event: Sendable {
    case text(String)
    case move(Int)
    case window
    case enter
  }

  /// The key that started the mode.
  let key: Unicode.Scalar

  private let drawn: Locked<[Text]>
  private let events: AsyncStream<Event>.Continuation
  private let task: Task<Void, Never>

  /// Starts the mode. Calls `wake` after drawing, and `accepted` with the result of Enter.
  init(
    key: Unicode.Scalar,
    make: @escaping @MainActor @Sendable (@escaping @Sendable ([Text]) -> Void) -> any LineMode,
    wake: @escaping @Sendable () -> Void, accepted: @escaping @Sendable (String?) async -> Void
  ) {
    self.key = key
    let drawn = Locked<[Text]>([])
    self.drawn = drawn
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    task = Task { @MainActor in
      let mode = make { lines in
        drawn.withLock { $0 = lines }
        wake()
      }
      for await event in stream {
        switch event {
        case .text(let text): mode.textChanged(to: text)
        case .move(let distance): mode.move(by: distance)
        case .window: mode.windowChanged()
        case .enter:
          let command = await mode.accept()
          if !Task.isCancelled { await accepted(command) }
        }
      }
      mode.leave()
    }
  }

  /// The lines to show below the current line.
  var lines: [Text] { drawn.withLock { $0 } }

  func textChanged(to text: String) {
    events.yield(.text(text))
  }

  func move(by distance: Int) {
    events.yield(.move(distance))
  }

  func windowChanged() {
    events.yield(.window)
  }

  func enter() {
    events.yield(.enter)
  }

  func end() {
    events.finish()
    task.cancel()
  }
}
