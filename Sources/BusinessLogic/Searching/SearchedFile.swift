/// A file of the library, made ready to be searched.
///
/// All that can be found in it stands in one row of bytes, folded as ``Phrase`` compares them. That
/// is about as much memory as the texts take, and a search goes through it without a stop at each
/// text.
struct SearchedFile: Sendable {
  let file: LibraryFile
  let passages: Passages
  private let bytes: [UInt8]
  private let entries: [Entry]

  /// A passage in ``bytes``.
  struct Entry {
    /// Where it begins; it ends before ``endMark``, in front of where the next one begins.
    let start: UInt32
    /// Where its text ends and what belongs to it begins.
    let textEnd: UInt32
    let tier: UInt8
  }

  // Neither is a byte of UTF-8, so nothing that is looked for can reach over them.
  static let lineMark: UInt8 = 0xFE
  private static let endMark: UInt8 = 0xFF

  init(_ file: LibraryFile) {
    self.file = file
    passages = Passages(of: file.decision)
    var bytes: [UInt8] = []
    var entries: [Entry] = []
    for place in 0..<passages.count {
      let passage = passages[place]
      let start = UInt32(bytes.count)
      bytes.append(folding: passage.text)
      entries.append(
        Entry(start: start, textEnd: UInt32(bytes.count), tier: passage.kind.searchTier))
      for line in passage.below {
        bytes.append(Self.lineMark)
        bytes.append(folding: line)
      }
      bytes.append(Self.endMark)
    }
    self.bytes = bytes
    self.entries = entries
  }

  /// Every passage that names `phrase`, in the order of the file.
  func matches(of phrase: Phrase) -> [Match] {
    var found: [(place: Int, line: Int)] = []
    bytes.withUnsafeBytes { text in
      forEachEntry(naming: phrase.needle, in: text) { place, _ in
        found.append((place, passages.line(of: place)))
      }
    }
    return found.sorted { ($0.line, $0.place) < ($1.line, $1.place) }
      .map { Match(file: file, passage: passages[$0.place], phrases: [phrase]) }
  }

  /// Adds each passage that names all words of `query` to `hits`; the file is the one at `place`.
  func search(_ query: SearchQuery, at place: Int, into hits: inout SearchHits) {
    let longest = query.longest.needle
    bytes.withUnsafeBytes { text in
      forEachEntry(naming: longest, in: text) { passage, hit in
        let words = EntryText(text: text, entry: entries[passage], end: end(of: passage))
        guard hits.hasRoom(for: words.bestRank(of: query, from: hit)) else {
          // How well it fits would make no difference, and to find out takes most of the time.
          if words.name(query) { hits.addAnother() }
          return
        }
        guard let rank = words.rank(of: query, from: hit) else { return }
        hits.add(SearchHits.Hit(rank: rank, file: place, passage: passage))
      }
    }
  }

  /// Calls `body` with each entry that `needle` stands in, and where it first does.
  private func forEachEntry(
    naming needle: Needle, in text: UnsafeRawBufferPointer, _ body: (Int, _ hit: Int) -> Void
  ) {
    var entry = 0
    var next = 0
    while entry < entries.count,
      let hit = needle.place(in: text, from: next, before: text.count)
    {
      while end(of: entry) < hit { entry += 1 }
      body(entry, hit)
      next = end(of: entry) + 1
      entry += 1
    }
  }

  /// Where the mark is that ends an entry.
  private func end(of entry: Int) -> Int {
    (entry + 1 < entries.count ? Int(entries[entry + 1].start) : bytes.count) - 1
  }
}
