/// The content of the search as you type.
package struct SearchResults: Sendable, Equatable {
  package let text: String
  package let title: String
  /// The best matches, best first. Their keys are routes.
  package let rows: [Listing.Row]
  /// The number of unreadable files, which may have further matches.
  package let unread: Int
  /// The index in ``rows`` of the selected match; `nil` if there are none.
  package internal(set) var selected: Int?
  /// Whether all files were searched, not only the beginning of a large library.
  let isComplete: Bool
  /// Whether the user selected the match; otherwise, the best one is selected.
  private var isPicked = false

  /// Searches for the words in `text` and keeps at most `limit` matches. The result is incomplete
  /// if the task is cancelled. In a large library, calls `first` with the matches of its beginning.
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
    let matches = extent.sentence(
      matches: found.count, of: query.whole.words, limit: limit)
    title =
      query.isEmpty
      ? "\(counted(extent.files, "decision")) to search"
      : isComplete ? matches : "\(matches) so far"
    rows = zip(1..., found.matches).map { number, match in
      Listing.Row(
        number: String(number), text: match.sentence, remark: match.remark, key: match.route)
    }
    unread = extent.unread
    selected = rows.isEmpty ? nil : 0
  }

  /// Returns these results with the match that the user selected in `earlier`, for the same query.
  /// If that match is gone, selects the next one that isn't, or else the previous one.
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

  /// Returns the index of the same match: the same text at the same route; otherwise, the same text
  /// at a new route in the same decision; otherwise, the same route.
  private func place(of row: Listing.Row, among earlier: [Listing.Row]) -> Int? {
    let places = rows.indices.filter { rows[$0].text == row.text }
    return places.first { rows[$0].key == row.key }
      ?? places.first { place in
        rows[place].decision == row.decision
          && !earlier.contains { $0.key == rows[place].key && $0.text == row.text }
      } ?? rows.firstIndex { $0.key == row.key }
  }

  /// Returns these results with the selection moved by `distance` rows, within the bounds.
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
  fileprivate var decision: Substring? { key.split(separator: "/").first }
}
