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
  let page: Box<Page>

  /// The number of the newest version that was written, from 1.
  private(set) var version = 0
  private var written: Page?
  private var lines: [Substring] = []
  /// The event with all lines; `nil` until an open page needs it.
  private var whole: ByteBuffer?
  /// The event with the lines from the first to the last that changed since the previous version.
  private var change = ByteBuffer()

  init(_ route: Route, of shelf: Shelf) {
    (self.route, self.shelf, page) = (route, shelf, shelf.page(at: route))
  }

  /// Returns the event that updates an open page from version `sent` to the newest one; `nil` if they are
  /// the same. Only the first call after a change writes HTML.
  func events(after sent: Int) -> ByteBuffer? {
    write()
    if sent == version { return nil }
    if sent > 0, sent == version - 1 { return change }
    let whole = whole ?? Self.lines(lines[...], from: 0, to: Int(Int32.max))
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
    (version, whole) = (version + 1, nil)
    let start = zip(lines, old).prefix { $0 == $1 }.count
    let most = min(lines.count, old.count) - start
    let end = zip(lines.reversed(), old.reversed()).prefix(most).prefix { $0 == $1 }.count
    change = Self.lines(lines[start..<(lines.count - end)], from: start, to: old.count - end)
  }

  /// Returns the event that replaces the lines from `start` to `end`.
  private static func lines(_ lines: ArraySlice<Substring>, from start: Int, to end: Int)
    -> ByteBuffer
  {
    ByteBuffer(string: event("page", ["\(start) \(end - start)"] + lines))
  }
}

/// Returns a server-sent event.
func event(_ name: String, _ lines: [some StringProtocol]) -> String {
  "event: \(name)\nretry: 1000\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
}
