import BusinessLogic
import Presentation
import ReactiveHybrid

/// What one open page gets as it comes: always the newest, whatever it has missed.
final class EventStream: Sendable {
  /// Tells that there may be something new, or that it is time to send something anyway.
  nonisolated let wakes: AsyncStream<Void>
  nonisolated let wake: AsyncStream<Void>.Continuation

  let route: Route
  private(set) var screen: LiveScreen?
  private var told: Box<Sentence?>?
  private var bindings: [Binding] = []
  private var sent = ""
  private var sentSentence: Sentence?
  private var isOver = false

  init(at route: Route) {
    self.route = route
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Shows a screen from now on, and what is told.
  func show(_ screen: LiveScreen, _ told: Box<Sentence?>) {
    (self.screen, self.told, sentSentence) = (screen, told, told.value)
    bindings = [
      screen.html.bind { [wake] _ in wake.yield() }, told.bind { [wake] _ in wake.yield() },
    ]
  }

  /// Ends the stream after a last event.
  func end() {
    isOver = true
    wake.yield()
  }

  /// Returns what the other end doesn't have yet, or a remark that means nothing.
  func next() -> String {
    var events = ""
    if let html = screen?.html.value, html != sent {
      events += Self.event("page", html)
      sent = html
    }
    if let sentence = told?.value, sentence != sentSentence {
      events += Self.event("told", sentence.words)
      sentSentence = sentence
    }
    if isOver {
      events += Self.event("end", "")
      wake.finish()
    }
    return events.isEmpty ? ":\n\n" : events
  }

  private static func event(_ name: String, _ data: String) -> String {
    let lines = data.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "event: \(name)\nretry: 1000\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
  }
}

/// What an interface has done, for all who look.
nonisolated struct Sentence: Equatable, Sendable {
  let number: Int
  let words: String
}
