/// Where a page is seen: at a place, or as an answer.
nonisolated enum Spot: Hashable {
  case place(Route)
  case answer(Query)

  fileprivate var isPlace: Bool {
    if case .place = self { true } else { false }
  }

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
    // Only the last answer can be referred to.
    if case .answer = spot { pages = pages.filter { $0.key.isPlace } }
    pages[spot] = page
  }

  private mutating func outlive(_ page: Page, at spot: Spot, _ line: Int) {
    if !begun.contains(where: { $0.line == line }) {
      begun = (begun.suffix(Self.limit - 1) + [(line, [:])]).sorted { $0.line < $1.line }
    }
    for place in begun.indices where begun[place].line == line {
      begun[place].pages[spot] = begun[place].pages[spot] ?? page
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
    let edits = (
      EditedRows(before.head, after.head), EditedRows(before.rows.all, after.rows.all),
      EditedRows(before.foot, after.foot)
    )
    func known(_ page: Page) -> Page {
      var page = page
      page.head = edits.0.applied(to: page.head)
      page.rows = Rows(edits.1.applied(to: page.rows.all))
      page.foot = edits.2.applied(to: page.foot)
      (page.title, page.subject) = (after.title, after.subject)
      return page
    }
    pages[spot] = pages[spot].map(known)
    for place in begun.indices {
      begun[place].pages[spot] = begun[place].pages[spot].map(known)
    }
  }
}

/// The effect of an edit on a list of rows: the removed and the inserted rows.
nonisolated private struct EditedRows {
  private let gone: Set<Row.ID>
  private let before: [Row]
  private let after: [Row]

  init(_ before: [Row], _ after: [Row]) {
    (self.before, self.after) = (before, after)
    gone = Set(before.map(\.id)).subtracting(after.map(\.id))
  }

  /// Applies the edit to the `rows` that the user saw. Changes by others are not included.
  func applied(to rows: [Row]) -> [Row] {
    if rows.map(\.id) == before.map(\.id) { return after }
    var known = rows.filter { !gone.contains($0.id) }
    for place in placed {
      let row = after[place]
      known.removeAll { $0.id == row.id }
      let above = after[..<place].last { above in known.contains { $0.id == above.id } }
      let index = above.flatMap { above in known.firstIndex { $0.id == above.id } }
      known.insert(row, at: index.map { $0 + 1 } ?? 0)
    }
    let isNumberedByPlace = zip(1..., after).allSatisfy { $1.number == String($0) }
    guard isNumberedByPlace else { return known }
    return zip(1..., known).map { number, row in
      var row = row
      row.number = String(number)
      return row
    }
  }

  private var placed: [Int] {
    let places = Dictionary(before.indices.map { (before[$0].id, $0) }) { first, _ in first }
    let pairs = after.indices.map { (place: $0, was: places[after[$0].id]) }
    let kept = Set(
      Difference.longestRise(of: pairs.compactMap(\.was)).map { place in
        pairs.filter { $0.was != nil }[place].place
      })
    return after.indices.filter { !kept.contains($0) }
  }
}
