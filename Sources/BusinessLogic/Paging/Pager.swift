/// A list that is fetched page by page: what is held of it, and which page comes next.
///
/// It is a value that knows nothing of services and tasks; a page that failed leaves it as it was.
struct Pager<Heading: Sendable, Item: PagedItem>: Sendable {
  /// What was said of the list as a whole with the last page.
  private(set) var heading: Heading

  /// The items that are held, from the first one on, without a gap.
  private(set) var items: [Item]

  /// What comes after them.
  private(set) var rest: Rest

  /// How many rows somebody has wanted to see; `nil` for all that there are.
  private(set) var goal: Int?

  /// Holds the beginning of a list, of which `goal` rows were asked for.
  init(_ beginning: Slice<Heading, Item>, goal: Int?) {
    heading = beginning.heading
    items = beginning.items
    rest = beginning.rest
    self.goal = goal
  }

  /// Whether so many rows are held, or all that there are.
  func holds(_ rows: Int?) -> Bool {
    rest.isNothing || rows.map { $0 <= rowCount } ?? false
  }

  /// The page behind what is held that ends with row number `rows`; `nil` for the last one.
  func next(upTo rows: Int?) -> Page {
    Page(from: items.count, limit: rows.map { max(0, $0 - rowCount) })
  }

  /// All that somebody has wanted to see, to be fetched anew, and some rows more. Where all that there
  /// are are held they were seen: however many have come, none of them may be missed, within reason.
  func again(with margin: Int = 0) -> Page {
    guard rest.isNothing, margin > 0 else { return Page(limit: goal.map { $0 + margin }) }
    return Page(limit: goal.map { max($0, rowCount) + max(margin, 1000) })
  }

  /// This with `slice` at its end, which was asked for as the next page up to row number `rows`.
  ///
  /// `nil` if the list has changed before that page, so that the two don't fit: what is held has to
  /// be fetched anew together with the page.
  func adding(_ slice: Slice<Heading, Item>, upTo rows: Int?) -> Self? {
    guard slice.before == Fingerprint(of: items.map(\.identity)) else { return nil }
    var longer = self
    longer.heading = slice.heading
    longer.items += slice.items
    longer.rest = slice.rest
    longer.want(rows)
    return longer
  }

  /// The same with other items in place of those that are held.
  func changed(_ change: ([Item]) -> [Item]) -> Self {
    var changed = self
    changed.items = change(items)
    return changed
  }

  /// Notes that somebody wants to see so many rows.
  mutating func want(_ rows: Int?) {
    guard let rows, let goal else { return goal = nil }
    self.goal = max(goal, rows)
  }

  private var rowCount: Int { items.count(where: \.isRow) }
}
