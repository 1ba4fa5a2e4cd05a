import HTMLPages
import Markup
import NIOCore
import Presentation
import ReactiveHybrid

/// The screen of a route: one box with its page, to which all who look at it are bound, and its versions
/// as events, which are written once for all of them.
final class LiveScreen {
  let route: Route
  let shelf: Shelf
  let page: Box<ServedPage>

  /// The number of the newest version that was written, from 1.
  private(set) var version = 0
  private var written: ServedPage?
  private var lines: [Substring] = []
  /// All lines, once somebody has needed them.
  private var whole: ByteBuffer?
  /// The lines that have changed since the version before; `nil` if lines have come or gone.
  private var change: ByteBuffer?

  init(_ route: Route, of shelf: Shelf) {
    (self.route, self.shelf, page) = (route, shelf, shelf.page(at: route))
  }

  /// Returns the events that show the newest version to somebody who has that of this number; `nil` if
  /// it is the same. The first of those who look has it written.
  func events(after sent: Int) -> ByteBuffer? {
    write()
    if sent == version { return nil }
    if sent == version - 1, let change { return change }
    let whole = whole ?? ByteBuffer(string: event("page", lines))
    self.whole = whole
    return whole
  }

  private func write() {
    guard page.value != written else { return }
    written = page.value
    let old = lines
    lines = page.value.main.html.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard lines != old else { return }
    (version, whole, change) = (version + 1, nil, nil)
    guard lines.count == old.count else { return }
    let changed = lines.indices.filter { lines[$0] != old[$0] }.map { "\($0) \(lines[$0])" }
    change = ByteBuffer(string: event("change", changed))
  }
}

/// Returns an event of the protocol of server-sent events.
func event(_ name: String, _ lines: [some StringProtocol]) -> String {
  "event: \(name)\nretry: 1000\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
}
