import BusinessLogic
import Presentation

/// Where a page is seen: at a place, as the last answer, or as the last one that listed proposals.
nonisolated enum Spot: Hashable {
  case place(Route)
  case answer, proposals
}

/// The pages that the user has seen: the latest of each spot, and earlier ones for recent lines.
///
/// A number in a command means the row on the page that the user saw, however long the command was
/// queued. In a script, that is the page printed last.
nonisolated struct SeenPages {
  /// The pages of each spot, oldest first, each with the number of the line that was being typed
  /// when it was replaced.
  private var pages: [Spot: [(page: Page, until: Int)]] = [:]
  private static let limit = 3

  /// Replaces the latest page at `spot` while the line with this number is typed.
  mutating func see(_ page: Page, at spot: Spot, whileTyping line: Int?) {
    // A script shows many pages, so the list is changed in place.
    func see(_ known: inout [(page: Page, until: Int)]) {
      if let old = known.popLast(), let line, !known.contains(where: { $0.until == line }) {
        known = (known.suffix(Self.limit - 1) + [(old.page, line)]).sorted { $0.until < $1.until }
      }
      known.append((page, .max))
    }
    see(&pages[spot, default: []])
  }

  /// Returns the page that the user saw when they began the line; without a line, the latest page.
  func page(at spot: Spot, typing line: Int?) -> Page? {
    pages[spot]?.first { $0.until >= line ?? .max }?.page
  }

  /// Replaces the page `before` at `spot` by `after`, the result of the user's own edit, unless
  /// that changed the numbers of ranked rows.
  mutating func edited(from before: Page, to after: Page, at spot: Spot) {
    guard after.isPredictable(from: before) else { return }
    pages[spot] = pages[spot]?.map { seen in
      var page = seen.page
      page.head = Self.rows(page.head, edited: before.head, after.head)
      page.rows = Rows(Self.rows(page.rows.all, edited: before.rows.all, after.rows.all))
      page.foot = Self.rows(page.foot, edited: before.foot, after.foot)
      (page.title, page.subject) = (after.title, after.subject)
      return (page, seen.until)
    }
  }

  /// Applies an edit to the `rows` that the user saw. Changes by others are not included.
  private static func rows(_ rows: [Row], edited before: [Row], _ after: [Row]) -> [Row] {
    if rows.map(\.id) == before.map(\.id) { return after }
    let (old, new) = (Set(before.map(\.id)), Set(after.map(\.id)))
    var known = rows.filter { !old.contains($0.id) || new.contains($0.id) }
    for (index, row) in after.enumerated() where !old.contains(row.id) {
      known.insert(row, at: min(index, known.count))
    }
    guard zip(1..., after).allSatisfy({ $1.number == .position($0) }) else { return known }
    for index in known.indices { known[index].number = .position(index + 1) }
    return known
  }
}
