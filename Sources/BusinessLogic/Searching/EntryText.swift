/// A passage among the bytes of its file, on which a search looks more closely.
struct EntryText {
  let text: UnsafeRawBufferPointer
  let entry: SearchedFile.Entry

  /// Where the mark is that ends it.
  let end: Int

  /// Whether all words of `query` stand in it, if the longest does.
  func name(_ query: SearchQuery) -> Bool {
    query.others.allSatisfy { $0.needle.place(in: text, from: start, before: end) != nil }
  }

  /// The best rank that it can have if the longest word of `query` stands first at `hit`.
  func bestRank(of query: SearchQuery, from hit: Int) -> SearchRank {
    rank(!query.others.isEmpty || hit == start ? .start : .word, isApart: false)
  }

  /// How well it fits; `nil` if a word of `query` is missing. The longest stands first at `hit`.
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

  /// The best place at which `needle` stands, from `first` on; `nil` if it doesn't.
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

  /// Whether no word goes on at `place`.
  private func isBoundary(before place: Int) -> Bool {
    !Self.isInWord(text[place - 1]) || !Self.isInWord(text[place])
  }

  /// Whether a byte belongs to a word: letters, digits, and whatever is beyond ASCII, where a byte
  /// doesn't tell.
  private static func isInWord(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || (0x80..<SearchedFile.markupMark).contains(byte)
  }
}
