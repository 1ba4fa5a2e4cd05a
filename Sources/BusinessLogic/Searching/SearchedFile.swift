/// A file of the library, made ready to be searched.
///
/// All that can be found in it stands in one row of bytes. Its decision isn't kept: what is shown
/// of a match is made of those bytes, for the few of very many that are shown.
struct SearchedFile: Sendable {
  /// The file, with an outline of its decision.
  let file: LibraryFile

  private let texts: FoldedTexts
  private let entries: [Entry]
  private let sections: [Section]

  /// A passage in ``texts``.
  struct Entry {
    /// Where it begins; it ends before ``endMark``, in front of where the next one begins.
    let start: UInt32
    /// Where its text ends and what belongs to it begins.
    let textEnd: UInt32
    let line: UInt32
    let number: UInt32
    let kind: Passage.Kind
  }

  /// Entries of one owner, beside each other.
  private struct Section {
    let owner: Passage.Owner
    /// The place of its first entry.
    let start: Int
  }

  // None is a byte of UTF-8, so nothing that is looked for can reach over them.
  static let markupMark: UInt8 = 0xFD
  static let lineMark: UInt8 = 0xFE
  private static let endMark: UInt8 = 0xFF

  init(_ file: LibraryFile) {
    self.file = file.outline
    let passages = file.decision.passages
    var texts = FoldedTexts()
    var entries: [Entry] = []
    var sections: [Section] = []
    entries.reserveCapacity(passages.count)
    for passage in passages {
      if sections.last?.owner != passage.owner {
        sections.append(Section(owner: passage.owner, start: entries.count))
      }
      let start = texts.bytes.count
      texts.append(passage.text)
      entries.append(
        Entry(
          start: UInt32(start), textEnd: UInt32(texts.bytes.count), line: UInt32(passage.line),
          number: UInt32(passage.number), kind: passage.kind))
      for line in passage.below {
        texts.append(mark: Self.lineMark)
        texts.append(line)
      }
      if let markup = passage.markup {
        texts.append(mark: Self.markupMark)
        texts.append(markup)
      }
      texts.append(mark: Self.endMark)
    }
    self.texts = texts
    self.entries = entries
    self.sections = sections
  }

  /// How many passages it has.
  var count: Int { entries.count }

  /// Every passage that names `phrase`, in the order of the file.
  func matches(of phrase: Phrase) -> [Match] {
    var found: [Int] = []
    texts.bytes.withUnsafeBytes { text in
      forEachEntry(naming: phrase.needle, in: text) { place, _ in found.append(place) }
    }
    guard !found.isEmpty else { return [] }
    let names = file.decision.optionNames
    return found.sorted { (entries[$0].line, $0) < (entries[$1].line, $1) }.map {
      Match(file: file, passage: passage($0), phrases: [phrase], optionNames: names)
    }
  }

  /// Adds each passage that names all words of `query` to `hits`; the file is the one at `place`.
  func search(_ query: SearchQuery, at place: Int, into hits: inout SearchHits) {
    let longest = query.longest.needle
    texts.bytes.withUnsafeBytes { text in
      forEachEntry(naming: longest, in: text) { passage, hit in
        let end = endOfText(passage)
        guard hit < end, entries[passage].kind != .markup else { return }
        let words = EntryText(text: text, entry: entries[passage], end: end)
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

  /// The passage at this place, as it was written.
  func passage(_ place: Int) -> Passage {
    let entry = entries[place]
    let end = endOfText(place)
    let markup =
      self.end(of: place) > end ? texts.text(from: end + 1, to: self.end(of: place)) : nil
    var below: [String] = []
    var start = Int(entry.textEnd) + 1
    while start <= end {
      let next = texts.bytes[start..<end].firstIndex(of: Self.lineMark) ?? end
      below.append(texts.text(from: start, to: next))
      start = next + 1
    }
    return Passage(
      kind: entry.kind, owner: owner(of: place),
      text: texts.text(from: Int(entry.start), to: Int(entry.textEnd)), below: below,
      markup: markup, number: Int(entry.number), line: Int(entry.line))
  }

  private func owner(of place: Int) -> Passage.Owner {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].start <= place { low = middle } else { high = middle }
    }
    return sections[low].owner
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

  /// Where the text of an entry ends that is searched, and its markup begins.
  private func endOfText(_ place: Int) -> Int {
    let end = end(of: place)
    return texts.bytes[Int(entries[place].textEnd)..<end].firstIndex(of: Self.markupMark) ?? end
  }

  /// Where the mark is that ends an entry.
  private func end(of entry: Int) -> Int {
    (entry + 1 < entries.count ? Int(entries[entry + 1].start) : texts.bytes.count) - 1
  }
}
