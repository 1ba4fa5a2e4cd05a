/// The beginning of the list of decisions, as far as fetched.
struct HeldDecisions: Sendable, Equatable {
  /// The heading of the whole list, as of the last slice.
  private(set) var heading: DecisionsHeading

  /// The entries from the first one, without a gap.
  private(set) var items: [DecisionEntry]

  /// The number of rows after the entries.
  private(set) var rest: Rest

  init(_ beginning: DecisionSlice) {
    heading = beginning.heading
    items = beginning.items
    rest = beginning.rest
  }

  /// Returns whether at least `rows` rows are held, or all that exist; `nil` asks for all.
  func holds(_ rows: Int?) -> Bool {
    rest.isNothing || rows.map { $0 <= rowCount } ?? false
  }

  /// Returns the batch after the held entries, up to row number `rows`; `nil` for all rows.
  func next(upTo rows: Int?) -> Batch {
    Batch(from: items.count, limit: rows.map { max(0, $0 - rowCount) })
  }

  /// Returns the list with `slice` appended; `nil` if the list has changed before the slice, so
  /// that the beginning must be fetched again.
  func adding(_ slice: DecisionSlice) -> Self? {
    guard slice.before == Fingerprint(of: items.map(\.identity)) else { return nil }
    var longer = self
    longer.heading = slice.heading
    longer.items += slice.items
    longer.rest = slice.rest
    return longer
  }

  /// Returns the list with the entry of one decision updated.
  func telling(_ decision: Decision, called key: String) -> Self {
    guard let place = items.firstIndex(where: { $0.key == key }) else { return self }
    var changed = self
    changed.items[place] = items[place].telling(decision)
    return changed
  }

  private var rowCount: Int { items.count(where: \.isRow) }
}
