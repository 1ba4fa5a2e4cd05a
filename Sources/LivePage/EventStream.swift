import BusinessLogic
import HTMLPages
import NIOCore
import Presentation
import ReactiveHybrid

/// What one open page gets as it comes: always the newest, whatever it has missed.
final class EventStream: Sendable {
  /// Yields when there may be something new, or when it is time to send something anyway.
  nonisolated let (wakes, wake) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  let route: Route
  /// The page as an event, shared by all streams of the route.
  var page: Box<ByteBuffer>?
  /// Whether the other end doesn't have the newest page yet.
  private var isBehind = false
  /// Whether the client's cached search texts may be out of date.
  private var isSearchBehind = false
  /// The last edit of any interface, if the page hasn't been notified of it yet.
  var done: String?
  private var bindings: [Binding] = []
  private var isOver = false

  init(at route: Route) { self.route = route }

  /// Shows a page of a book from now on, the changes of both, and the edits of their session.
  func show(_ page: Box<ByteBuffer>, of book: Box<Book?>, at seat: Seat) {
    self.page = page
    // After `use`, the client has the texts of another folder.
    isSearchBehind = !bindings.isEmpty
    bindings = [
      page.bind { [weak self] _ in
        self?.isBehind = true
        self?.wake.yield()
      },
      book.bind(tellingCurrent: false) { [weak self] _ in
        self?.isSearchBehind = true
        self?.wake.yield()
      },
      seat.store.changes.bind(tellingCurrent: false) { [weak self, author = seat.author] change in
        switch change?.event {
        case .edited(let edited):
          self?.done = (edited.author == author ? "" : "\(edited.author.name): ") + edited.words
        case .failedLate(let failure, of: author):
          self?.done = "Not written: \(failure.reason?.sentence ?? "cancelled")"
        default: return
        }
        self?.wake.yield()
      },
    ]
  }

  /// Ends the stream after a last event.
  func end() {
    isOver = true
    wake.yield()
  }

  /// Returns what the other end doesn't have yet, or a remark that means nothing.
  func next() -> [ByteBuffer] {
    var events: [ByteBuffer] = []
    if isBehind, let page { events.append(page.value) }
    if isSearchBehind { events.append(.event("search", "")) }
    if let done { events.append(.event("status", done)) }
    (isBehind, isSearchBehind, done) = (false, false, nil)
    if isOver {
      events.append(.event("end", ""))
      wake.finish()
    }
    return events.isEmpty ? [ByteBuffer(string: ":\n\n")] : events
  }
}

extension ByteBuffer {
  /// Returns a server-sent event.
  nonisolated static func event(_ name: String, _ text: String) -> ByteBuffer {
    let lines = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    let data = lines.map { "data: \(Substring($0))\n" }.joined()
    return ByteBuffer(string: "event: \(name)\nretry: 1000\n\(data)\n")
  }
}
