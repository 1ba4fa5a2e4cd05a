import HTMLPages
import Markup
import NIOCore
import Presentation
import ReactiveHybrid

/// The screen of a route: one box with its page, to which all open pages of the route are bound, and its
/// versions as events, which are written once for all of them.
final class LiveScreen {
  let route: Route
  let shelf: Shelf
  let page: Box<ServedPage>

  /// The number of the newest version that was written, from 1.
  private(set) var version = 0
  private var written: ServedPage?
  private var lines: [Substring] = []
  /// The event with all lines; `nil` until an open page needs it.
  private var whole: ByteBuffer?
  /// The event with the lines that differ from the previous version; `nil` if lines have come or gone.
  private var change: ByteBuffer?

  init(_ route: Route, of shelf: Shelf) {
    (self.route, self.shelf, page) = (route, shelf, shelf.page(at: route))
  }

  /// Returns the event that updates an open page from version `sent` to the newest one; `nil` if they are
  /// the same. Only the first call after a change writes HTML.
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

/// Returns a server-sent event.
func event(_ name: String, _ lines: [some StringProtocol]) -> String {
  "event: \(name)\nretry: 1000\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
}
