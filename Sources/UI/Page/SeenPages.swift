/// The pages that the user has seen: the last one of each place, and those on which recent lines were begun.
///
/// A number in a command means the row that had it on the page that the user saw, however slow or queued
/// the command is. From a pipe that is the page that was printed last.
nonisolated struct SeenPages {
  /// The last page that was seen of each place.
  private var pages: [Route: Page] = [:]

  /// For a line, the pages that it has outlived; in the order of the lines.
  private var begun: [(line: Int, pages: [Route: Page])] = []

  /// More lines than these don't wait.
  private static let limit = 3

  /// Another page takes the place of the last one at `route`, while the line with this number is typed.
  mutating func see(_ page: Page, at route: Route, whileTyping line: Int?) {
    if let line, let old = pages[route] { outlive(old, at: route, line) }
    pages[route] = page
  }

  private mutating func outlive(_ page: Page, at route: Route, _ line: Int) {
    if !begun.contains(where: { $0.line == line }) {
      begun = (begun.suffix(Self.limit - 1) + [(line, [:])]).sorted { $0.line < $1.line }
    }
    for place in begun.indices where begun[place].line == line {
      begun[place].pages[route] = begun[place].pages[route] ?? page
    }
  }

  /// The page at `route` that the user saw when they began the line with this number; without a line, the
  /// last one.
  func page(at route: Route, typing line: Int?) -> Page? {
    // Until a page took its place while this line or a later one was typed, it was the last one.
    let outlived = line.flatMap { line in
      begun.lazy.filter { $0.line >= line }.compactMap { $0.pages[route] }.first
    }
    return outlived ?? pages[route]
  }

  /// The user's own edit has made the page `after` of `before` at `route`, and they know it.
  mutating func edited(from before: Page, to after: Page, at route: Route) {
    let edit = EditedRows(before.rows.all, after.rows.all)
    func known(_ page: Page) -> Page {
      var page = page
      let rows = edit.applied(to: page.rows.all)
      page.rows = Rows(rows)
      (page.title, page.subject) = (after.title, after.subject)
      return page
    }
    pages[route] = pages[route].map(known)
    for place in begun.indices {
      begun[place].pages[route] = begun[place].pages[route].map(known)
    }
  }
}

/// What an edit does to a list of rows: it takes rows away and puts rows in places.
nonisolated private struct EditedRows {
  private let gone: Set<Row.ID>
  private let before: [Row]
  private let after: [Row]

  init(_ before: [Row], _ after: [Row]) {
    (self.before, self.after) = (before, after)
    gone = Set(before.map(\.id)).subtracting(after.map(\.id))
  }

  /// The rows as a user takes them to be who saw `rows` and made the edit. What others have changed besides
  /// is not among them.
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

  /// The places of the rows that the edit has added or moved.
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
