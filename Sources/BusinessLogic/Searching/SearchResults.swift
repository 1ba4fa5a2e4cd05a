/// What a search as one types shows: presentation values, ready to be written.
public struct SearchResults: Sendable, Equatable {
  /// What was searched for, as it was typed.
  public let text: String

  /// How much was found, in a sentence.
  public let title: String

  /// The best matches, the best first; the keys are the routes that lead to them.
  public let rows: [Listing.Row]

  /// How many files can't be read, so that something may have been missed.
  public let unread: Int

  /// The place in ``rows`` of the one that is chosen; `nil` if there are none.
  public internal(set) var selected: Int?

  /// Whether all was searched; else a part of a large library has these, and others may be better.
  let isComplete: Bool

  /// Whether that is the person's choice; else it is the best match, whichever that comes to be.
  private var isPicked = false

  /// At most `limit` matches of the words in `text`; nothing complete if the task is cancelled
  /// meanwhile. Of a large library `first` is told what its beginning has.
  init(
    of text: String, in index: SearchIndex, limit: Int,
    first: ((SearchResults) async -> Void)? = nil
  ) async {
    let query = SearchQuery(text)
    func results(_ found: SearchIndex.Found, isComplete: Bool) -> SearchResults {
      SearchResults(
        found, of: query, typed: text, in: index.extent, limit: limit, isComplete: isComplete)
    }
    let tell = first.map { tell in
      { (found: SearchIndex.Found) async in await tell(results(found, isComplete: false)) }
    }
    self = results(await index.search(query, limit: limit, first: tell), isComplete: true)
  }

  private init(
    _ found: SearchIndex.Found, of query: SearchQuery, typed text: String,
    in extent: LibraryExtent, limit: Int, isComplete: Bool
  ) {
    self.text = text
    self.isComplete = isComplete
    let matches = Sentences.matches(
      found.count, of: query.whole.words, in: extent, limit: limit)
    title =
      query.isEmpty
      ? "\(counted(extent.files, "decision")) to search"
      : isComplete ? matches : "\(matches) so far"
    rows = zip(1..., found.matches).map { number, match in
      Listing.Row(
        number: String(number), match.sentence, remark: match.remark, key: match.route)
    }
    unread = extent.unread
    selected = rows.isEmpty ? nil : 0
  }

  /// With the same match selected as in `earlier`, if that is of the same search and it was picked; if
  /// the match isn't there any more, with the next one that is, or else the one before.
  func keepingSelection(of earlier: SearchResults?) -> SearchResults {
    guard let earlier, earlier.text == text, earlier.isPicked, let selected = earlier.selected
    else { return self }
    let nearest = earlier.rows[selected...] + earlier.rows[..<selected].reversed()
    let place = nearest.lazy.compactMap { self.place(of: $0, among: earlier.rows) }.first
    guard let place else { return self }
    var results = self
    results.isPicked = true
    results.selected = place
    return results
  }

  /// The place of the same match: what says the same at the same route; else what says it elsewhere
  /// in the same decision now and did not before; else what is at that route now.
  private func place(of row: Listing.Row, among earlier: [Listing.Row]) -> Int? {
    let places = rows.indices.filter { rows[$0].text == row.text }
    return places.first { rows[$0].key == row.key }
      ?? places.first { place in
        rows[place].decision == row.decision
          && !earlier.contains { $0.key == rows[place].key && $0.text == row.text }
      } ?? rows.firstIndex { $0.key == row.key }
  }

  /// With the row selected that is `distance` further down, as far as there are rows.
  func selecting(_ distance: Int) -> SearchResults {
    guard let selected else { return self }
    let place = min(max(selected + distance, 0), rows.count - 1)
    guard place != selected else { return self }
    var results = self
    results.isPicked = true
    results.selected = place
    return results
  }
}

extension Listing.Row {
  /// Where its route begins: the decision that it leads to.
  fileprivate var decision: Substring? { key.split(separator: "/").first }
}
