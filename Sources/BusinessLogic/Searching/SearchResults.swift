import ReactiveHybrid

/// The content of the search as you type.
package struct SearchResults: Sendable, Equatable {
  package let text: String
  package let title: String
  /// The best matches, best first.
  package let rows: [Listing.Row]
  /// The number of unreadable files, which may have further matches.
  let unread: Int
  /// A sentence about the unreadable files; empty if there are none.
  package var gap: [String] { LibraryExtent.gap(unread) }
  /// The index in ``rows`` of the selected match; `nil` if there are none.
  package internal(set) var selected: Int?
  /// Whether the user selected the match; otherwise, the best one is selected.
  private var isPicked = false

  /// Searches for the words in `text`, in any order and any case, all of which must occur. Keeps at
  /// most `limit` matches. If the text may be a route, the decision whose number it is comes first.
  /// Throws `.cancelled`.
  init(
    of text: String, in index: SearchIndex, limit: Int, orRoute mayBeRoute: Bool = false
  ) throws(WorkerFailure) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let (phrases, whole) = (words.map { Phrase($0) }, Phrase(words.joined(separator: " ")))
    let found = try index.search(phrases, whole: whole, limit: limit)
    var (matches, count) = (found.matches, found.count)
    if mayBeRoute, Int(text) != nil, let ours = index.files.map(\.file.key).index(ofKey: text),
      let named = index.files[ours].file.passages.first(where: { $0.passage.kind.tier == 0 })
    {
      matches.removeAll { $0.place == named.place && $0.sentence == named.sentence }
      matches.insert(named, at: 0)
      count += matches.count - found.matches.count
    }
    self.text = text
    title =
      words.isEmpty
      ? "\(counted(index.extent.files, "decision")) to search"
      : index.extent.sentence(matches: count, of: whole.words, limit: limit)
    rows = zip(1..., matches.prefix(limit)).map { $1.row($0) }
    unread = index.extent.unread
    selected = rows.isEmpty ? nil : 0
  }

  /// Returns these results with the match that the user selected in `earlier`, for the same query.
  /// If that match is gone, selects the next one that isn't, or else the previous one.
  func keepingSelection(of earlier: SearchResults?) -> SearchResults {
    guard let earlier, earlier.text == text, earlier.isPicked, let selected = earlier.selected
    else { return self }
    let nearest = earlier.rows[selected...] + earlier.rows[..<selected].reversed()
    let index = nearest.lazy.compactMap { self.index(of: $0, among: earlier.rows) }.first
    return index.map(picking) ?? self
  }

  /// Returns the index of the same match: the same text at the same route; otherwise, the same text
  /// at a new route in the same decision; otherwise, the same route.
  private func index(of row: Listing.Row, among earlier: [Listing.Row]) -> Int? {
    let same = rows.indices.filter { rows[$0].text == row.text }
    return same.first { rows[$0].place == row.place }
      ?? same.first { index in
        rows[index].place.decision == row.place.decision
          && !earlier.contains { $0.place == rows[index].place && $0.text == row.text }
      } ?? rows.firstIndex { $0.place == row.place }
  }

  /// Returns these results with the selection moved by `distance` rows, within the bounds.
  func selecting(_ distance: Int) -> SearchResults {
    guard let selected else { return self }
    let index = min(max(selected + distance, 0), rows.count - 1)
    return index == selected ? self : picking(index)
  }

  private func picking(_ index: Int) -> SearchResults {
    var results = self
    results.isPicked = true
    results.selected = index
    return results
  }
}
