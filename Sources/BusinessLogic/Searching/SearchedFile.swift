/// A file in the search index.
///
/// All its searchable text is in one buffer. Its decision isn't stored: the few matches that are
/// shown are restored from the buffer.
struct SearchedFile: Sendable {
  /// The file, with an outline of its decision.
  let file: LibraryFile

  private let texts: FoldedTexts
  private let entries: [Entry]
  private let sections: [Section]

  /// A passage in ``texts``.
  struct Entry {
    /// The start. The passage ends with ``endMark``, just before the start of the next one.
    let start: UInt32
    /// The end of the text, and the start of its further lines.
    let textEnd: UInt32
    let line: UInt32
    let number: UInt32
    let kind: Passage.Kind
  }

  /// Consecutive entries with the same owner.
  private struct Section {
    let owner: Passage.Owner
    let start: Int
  }

  // No byte of UTF-8 has these values, so no match extends across a mark.
  static let plainMark: UInt8 = 0xFC
  private static let markupMark: UInt8 = 0xFD
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
      if let plain = passage.plain {
        texts.append(mark: Self.plainMark)
        texts.append(plain)
      }
      texts.append(mark: Self.endMark)
    }
    self.texts = texts
    self.entries = entries
    self.sections = sections
  }

  var count: Int { entries.count }

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

  /// Adds each passage with all words of `query` to `hits`; `place` is the index of this file.
  func search(_ query: SearchQuery, at place: Int, into hits: inout SearchHits) {
    let longest = query.longest.needle
    texts.bytes.withUnsafeBytes { text in
      forEachEntry(naming: longest, in: text) { passage, hit in
        let end = endOfText(passage)
        guard hit < end, entries[passage].kind != .markup else { return }
        let words = EntryText(text: text, entry: entries[passage], end: end)
        guard hits.hasRoom(for: words.bestRank(of: query, from: hit)) else {
          // The rank would make no difference, and computing it takes most of the time.
          if words.name(query) { hits.addAnother() }
          return
        }
        guard let rank = words.rank(of: query, from: hit) else { return }
        hits.add(SearchHits.Hit(rank: rank, file: place, passage: passage))
      }
    }
  }

  /// Returns the passage at this index, as written.
  func passage(_ place: Int) -> Passage {
    let entry = entries[place]
    let end = endOfText(place)
    let rest = texts.bytes[end..<self.end(of: place)]
    let last = rest.firstIndex(of: Self.plainMark) ?? rest.endIndex
    let markup = last > end ? texts.text(from: end + 1, to: last) : nil
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

  /// Calls `body` with each entry that contains `needle`, and the index of the first occurrence.
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

  /// Returns the end of an entry's searched text, where its markup or its plain text begins.
  private func endOfText(_ place: Int) -> Int {
    let end = end(of: place)
    return texts.bytes[Int(entries[place].textEnd)..<end].firstIndex {
      $0 == Self.markupMark || $0 == Self.plainMark
    } ?? end
  }

  private func end(of entry: Int) -> Int {
    (entry + 1 < entries.count ? Int(entries[entry + 1].start) : texts.bytes.count) - 1
  }
}
