import BusinessLogic
import NIOCore
import Presentation
import ReactiveHybrid

/// What one open page gets as it comes: always the newest, whatever it has missed.
final class EventStream: Sendable {
  /// Yields when there may be something new, or when it is time to send something anyway.
  nonisolated let wakes: AsyncStream<Void>
  nonisolated let wake: AsyncStream<Void>.Continuation

  let route: Route
  private(set) var screen: LiveScreen?
  /// The last edit of any interface, if the page hasn't been notified of it yet.
  var done: String?
  private var bindings: [Binding] = []
  private var sent = 0
  private var isOver = false

  init(at route: Route) {
    self.route = route
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Shows a screen from now on, and its changes.
  func show(_ screen: LiveScreen) {
    (self.screen, sent) = (screen, 0)
    let seat = screen.shelf.seat
    bindings = [
      screen.page.bind { [wake] _ in wake.yield() },
      seat.store.changes.bind { [weak self, author = seat.author] change in
        guard case .edited(let edited) = change?.event else { return }
        self?.done = (edited.author == author ? "" : "\(edited.author.name): ") + edited.words
        self?.wake.yield()
      },
    ]
    done = nil
  }

  /// Ends the stream after a last event.
  func end() {
    isOver = true
    wake.yield()
  }

  /// Returns what the other end doesn't have yet, or a remark that means nothing.
  func next() -> ByteBuffer {
    var events = ByteBuffer()
    if let screen, let news = screen.events(after: sent) {
      events.writeImmutableBuffer(news)
      sent = screen.version
    }
    if let done {
      events.writeString(event("status", done.split(whereSeparator: \.isNewline)))
      self.done = nil
    }
    if isOver {
      events.writeString(event("end", [""]))
      wake.finish()
    }
    return events.readableBytes == 0 ? ByteBuffer(string: ":\n\n") : events
  }
}
