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
  private var lastSentence: Box<Sentence?>?
  private var bindings: [Binding] = []
  private var sent = 0
  private var sentSentence: Sentence?
  private var isOver = false

  init(at route: Route) {
    self.route = route
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Shows a screen from now on, and its changes.
  func show(_ screen: LiveScreen, _ sentence: Box<Sentence?>) {
    (self.screen, lastSentence, sent, sentSentence) = (screen, sentence, 0, sentence.value)
    bindings = [
      screen.page.bind { [wake] _ in wake.yield() }, sentence.bind { [wake] _ in wake.yield() },
    ]
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
    if let sentence = lastSentence?.value, sentence != sentSentence {
      events.writeString(event("status", sentence.words.split(whereSeparator: \.isNewline)))
      sentSentence = sentence
    }
    if isOver {
      events.writeString(event("end", [""]))
      wake.finish()
    }
    return events.readableBytes == 0 ? ByteBuffer(string: ":\n\n") : events
  }
}

/// What an interface has done, for all who look.
nonisolated struct Sentence: Equatable, Sendable {
  let number: Int
  let words: String
}
