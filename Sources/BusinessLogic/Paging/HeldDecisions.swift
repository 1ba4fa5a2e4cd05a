/// The beginning of the list of decisions, as far as it was fetched.
struct HeldDecisions: Sendable, Equatable {
  /// What holds for the whole list, as the last page told it.
  private(set) var heading: DecisionsHeading

  /// The entries from the first one on, without a gap.
  private(set) var items: [DecisionEntry]

  /// What comes after them.
  private(set) var rest: Rest

  init(_ beginning: DecisionSlice) {
    heading = beginning.heading
    items = beginning.items
    rest = beginning.rest
  }

  /// Whether so many rows are held, or all rows that exist; `nil` for all.
  func holds(_ rows: Int?) -> Bool {
    rest.isNothing || rows.map { $0 <= rowCount } ?? false
  }

  /// The page behind what is held that ends with row number `rows`; `nil` for the last one.
  func next(upTo rows: Int?) -> Batch {
    Batch(from: items.count, limit: rows.map { max(0, $0 - rowCount) })
  }

  /// This with `slice` at its end; `nil` if the list has changed before the slice, so that the two don't
  /// fit and the beginning has to be fetched again.
  func adding(_ slice: DecisionSlice) -> Self? {
    guard slice.before == Fingerprint(of: items.map(\.identity)) else { return nil }
    var longer = self
    longer.heading = slice.heading
    longer.items += slice.items
    longer.rest = slice.rest
    return longer
  }

  /// This with the entry of one decision telling what it says now.
  func telling(_ decision: Decision, called key: String) -> Self {
    guard let place = items.map(\.key).place(ofKey: key) else { return self }
    var changed = self
    changed.items[place] = items[place].telling(decision)
    return changed
  }

  private var rowCount: Int { items.count(where: \.isRow) }
}
