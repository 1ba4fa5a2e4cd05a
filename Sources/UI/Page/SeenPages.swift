/// Where a page is seen: at a place, or as the last answer.
nonisolated enum Spot: Hashable {
  case place(Route)
  case answer

  /// Returns whether `open N` refers to `page` once it is shown here. An option and an argument
  /// leave the list that they were opened from, and a document has no rows to open.
  func isListed(showing page: Page) -> Bool {
    switch self {
    case .place(.argument), .place(.option): false
    case .place: true
    case .answer: page.isList && !page.isDocument
    }
  }
}

/// The pages that the user has seen: the latest of each spot, and earlier ones for recent lines.
///
/// A number in a command means the row on the page that the user saw, however long the command was
/// queued. In a script, that is the page printed last.
nonisolated struct SeenPages {
  private var pages: [Spot: Page] = [:]
  /// For each line, the pages replaced while it was typed, in line order.
  private var begun: [(line: Int, pages: [Spot: Page])] = []
  private static let limit = 3

  /// Replaces the latest page at `spot` while the line with this number is typed.
  mutating func see(_ page: Page, at spot: Spot, whileTyping line: Int?) {
    if let line, let old = pages[spot] { outlive(old, at: spot, line) }
    pages[spot] = page
  }

  private mutating func outlive(_ page: Page, at spot: Spot, _ line: Int) {
    if !begun.contains(where: { $0.line == line }) {
      begun = (begun.suffix(Self.limit - 1) + [(line, [:])]).sorted { $0.line < $1.line }
    }
    for index in begun.indices where begun[index].line == line {
      begun[index].pages[spot] = begun[index].pages[spot] ?? page
    }
  }

  /// Returns the page that the user saw when they began the line; without a line, the latest page.
  func page(at spot: Spot, typing line: Int?) -> Page? {
    // A page counts as the latest until it was replaced during this line or a later one.
    let outlived = line.flatMap { line in
      begun.lazy.filter { $0.line >= line }.compactMap { $0.pages[spot] }.first
    }
    return outlived ?? pages[spot]
  }

  /// Replaces the page `before` at `spot` by `after`, the result of the user's own edit.
  mutating func edited(from before: Page, to after: Page, at spot: Spot) {
    func known(_ page: Page) -> Page {
      var page = page
      page.head = Self.rows(page.head, edited: before.head, after.head)
      page.rows = Rows(Self.rows(page.rows.all, edited: before.rows.all, after.rows.all))
      page.foot = Self.rows(page.foot, edited: before.foot, after.foot)
      (page.title, page.subject) = (after.title, after.subject)
      return page
    }
    pages[spot] = pages[spot].map(known)
    for index in begun.indices {
      begun[index].pages[spot] = begun[index].pages[spot].map(known)
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
    guard zip(1..., after).allSatisfy({ $1.number == String($0) }) else { return known }
    for index in known.indices { known[index].number = String(index + 1) }
    return known
  }
}
