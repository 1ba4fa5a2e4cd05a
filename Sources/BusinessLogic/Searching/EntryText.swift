/// A passage within the bytes of its file, for ranking.
struct EntryText {
  let text: UnsafeRawBufferPointer
  let entry: SearchedFile.Entry
  /// The index of the mark that ends the passage.
  let end: Int

  /// Returns whether the passage contains all words of `query`, given that it contains the longest.
  func name(_ query: SearchQuery) -> Bool {
    query.others.allSatisfy { $0.needle.place(in: text, from: start, before: end) != nil }
  }

  /// Returns the best possible rank, given that the longest word of `query` first occurs at `hit`.
  func bestRank(of query: SearchQuery, from hit: Int) -> SearchRank {
    rank(!query.others.isEmpty || hit == start ? .start : .word, isApart: false)
  }

  /// Returns the rank; `nil` if a word of `query` is missing. The longest word first occurs at
  /// `hit`.
  func rank(of query: SearchQuery, from hit: Int) -> SearchRank? {
    guard !query.others.isEmpty else {
      return place(of: query.whole.needle, from: hit).map { rank($0, isApart: false) }
    }
    if let place = place(of: query.whole.needle, from: start) {
      return rank(place, isApart: false)
    }
    var worst = SearchRank.Place.start
    for phrase in query.phrases {
      guard let place = place(of: phrase.needle, from: start) else { return nil }
      worst = max(worst, place)
    }
    return rank(worst, isApart: true)
  }

  private var start: Int { Int(entry.start) }

  private func rank(_ place: SearchRank.Place, isApart: Bool) -> SearchRank {
    SearchRank(
      tier: entry.kind.searchTier, place: place, isApart: isApart,
      length: Int(entry.textEnd) - start)
  }

  /// Returns the best place of an occurrence of `needle` from `first` on; `nil` if there is none.
  private func place(of needle: Needle, from first: Int) -> SearchRank.Place? {
    var best: SearchRank.Place?
    var next = first
    while let hit = needle.place(in: text, from: next, before: end) {
      if hit == start { return .start }
      if hit > entry.textEnd { return best ?? .below }
      let after = hit + needle.bytes.count
      if isBoundary(before: hit) {
        if isBoundary(before: after) { return .word }
        best = .beginning
      } else {
        best = best ?? .inside
      }
      next = hit + 1
    }
    return best
  }

  private func isBoundary(before place: Int) -> Bool {
    !Self.isInWord(text[place - 1]) || !Self.isInWord(text[place])
  }

  /// Returns whether a byte is part of a word: a letter, a digit, or any non-ASCII byte, which
  /// alone doesn't identify its character.
  private static func isInWord(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || (0x80..<SearchedFile.plainMark).contains(byte)
  }
}
