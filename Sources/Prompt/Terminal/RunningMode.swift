import Threads

/// The editor's end of a ``LineMode``: keys go to the main actor in their order, and what is drawn
/// comes back, without either waiting for the other.
nonisolated final class RunningMode: Sendable {
  private enum Event: Sendable {
    case text(String)
    case move(Int)
    case window
    case enter
  }

  /// The key that the line begins with.
  let key: Unicode.Scalar

  private let drawn: Locked<[Text]>
  private let events: AsyncStream<Event>.Continuation
  private let task: Task<Void, Never>

  /// Starts it; `wake` is called when something was drawn, `accepted` with what Enter came to.
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

  /// What is to be shown below the line.
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
