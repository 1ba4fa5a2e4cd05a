import BusinessLogic
import NIOCore
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
  private var sent = 0
  private var sentSentence: Sentence?
  private var isOver = false

  init(at route: Route) {
    self.route = route
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Shows a screen from now on, and what is told.
  func show(_ screen: LiveScreen, _ told: Box<Sentence?>) {
    (self.screen, self.told, sent, sentSentence) = (screen, told, 0, told.value)
    bindings = [
      screen.page.bind { [wake] _ in wake.yield() }, told.bind { [wake] _ in wake.yield() },
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
      sent = screen.version.number
    }
    if let sentence = told?.value, sentence != sentSentence {
      events.writeString(event("told", sentence.words.split(whereSeparator: \.isNewline)))
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

/// A version of a page as events, which are written once for all who look at it.
struct PageVersion {
  /// Counts from 1 for the first page that is shown.
  private(set) var number = 0
  private var lines: [Substring] = []
  /// All lines, once somebody has needed them.
  private var whole: ByteBuffer?
  /// The lines that have changed since the version before; `nil` if the whole is as short.
  private var change: ByteBuffer?

  /// Returns the events that show this version to somebody who has that of this number.
  mutating func events(after sent: Int) -> ByteBuffer {
    if sent == number - 1, let change { return change }
    let whole = whole ?? ByteBuffer(string: event("page", lines))
    self.whole = whole
    return whole
  }

  /// Goes on to the version with these lines, if it is another.
  mutating func show(_ html: String) {
    let old = lines
    lines = html.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
    guard lines != old else { return }
    number += 1
    whole = nil
    let hunks = Self.hunks(from: old, to: lines)
    change = hunks.count > lines.count ? nil : ByteBuffer(string: event("change", hunks))
  }

  /// Returns the changed lines. Before each part of them are its place and how many lines go and come.
  private static func hunks(from old: [Substring], to new: [Substring]) -> [Substring] {
    if old.count == new.count {
      return new.indices.filter { old[$0] != new[$0] }.flatMap { ["\($0) 1 1", new[$0]] }
    }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let come = new[head..<new.count - tail]
    return ["\(head) \(old.count - head - tail) \(come.count)"] + come
  }
}

private func event(_ name: String, _ lines: [Substring]) -> String {
  "event: \(name)\nretry: 1000\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
}
