/// A file in the search index, with all its searchable text in one buffer.
struct SearchedFile: Sendable {
  let file: LibraryFile

  private let passages: [Passage]
  /// The text of each passage and its further lines, folded as in ``Phrase``. A mark, which is no
  /// byte of UTF-8, ends each, so no match extends across them.
  private let texts: [UInt8]
  /// For each passage, where its text ends in ``texts``, and where all its lines do.
  private let ends: [(text: UInt32, all: UInt32)]

  private static let mark: UInt8 = 0xFF

  /// Indexes a file; `withMarkup` also indexes its markup, and texts without Markdown's marks.
  init(_ file: LibraryFile, withMarkup: Bool = false) {
    self.file = file.outline
    passages = file.decision.passages(withMarkup: withMarkup)
    var texts: [UInt8] = []
    // Else the texts would take the double memory.
    texts.reserveCapacity(passages.reduce(0) { $0 + $1.text.utf8.count + 1 })
    func append(_ line: String) {
      texts.append(folding: line)
      texts.append(Self.mark)
    }
    ends = passages.map { passage in
      append(passage.text)
      let text = UInt32(texts.count)
      passage.below.forEach(append)
      passage.inLine.map(append)
      if withMarkup { passage.plain.map(append) }
      return (text, UInt32(texts.count))
    }
    self.texts = texts
  }

  func matches(of phrase: Phrase) -> [Match] {
    var found: [Int] = []
    forEachPassage(naming: phrase.needle) { index, _, _ in found.append(index) }
    let names = found.isEmpty ? [] : file.decision.optionNames
    return found.sorted { passages[$0].line < passages[$1].line }.map {
      Match(file: file, passage: passages[$0], phrases: [phrase], optionNames: names)
    }
  }

  /// Calls `body` with the index of each passage that has all of `phrases`, and its rank.
  ///
  /// A lower rank is better. Ranks compare in this order: the kind (titles of decisions and options,
  /// then arguments, then context, drivers, outcome and notes, then other text), whether the words
  /// are next to each other, as in `whole`, the level, and the length of the text.
  func search(_ phrases: [Phrase], whole: Phrase, _ body: (_ passage: Int, _ rank: Int) -> Void) {
    // The longest word is likely to have the fewest matches.
    guard let longest = phrases.map(\.needle).max(by: { $0.bytes.count < $1.bytes.count }) else {
      return
    }
    forEachPassage(naming: longest) { passage, start, text in
      let (textEnd, end) = (Int(ends[passage].text), Int(ends[passage].all))
      func level(_ phrase: Phrase) -> Int? {
        MatchLevel(of: phrase.needle, in: text, from: start, textEnd: textEnd, end: end)?.rawValue
      }
      var (best, isApart) = (level(whole), 0)
      if best == nil, phrases.count > 1 {
        let levels = phrases.map(level)
        (best, isApart) = (levels.contains(nil) ? nil : levels.compactMap(\.self).max(), 1)
      }
      guard let best else { return }
      let fit = (passages[passage].kind.tier * 2 + isApart) * 8 + best
      body(passage, fit << 24 + min(textEnd - start, 0xFF_FFFF))
    }
  }

  func match(_ index: Int, of phrases: [Phrase]) -> Match {
    Match(
      file: file, passage: passages[index], phrases: phrases,
      optionNames: file.decision.optionNames)
  }

  /// Calls `body` with the index of each passage that contains `needle`, its start, and the buffer.
  private func forEachPassage(
    naming needle: Needle, _ body: (Int, _ start: Int, UnsafeRawBufferPointer) -> Void
  ) {
    texts.withUnsafeBytes { text in
      var (passage, next) = (0, 0)
      while passage < ends.count,
        let hit = needle.firstIndex(in: text, from: next, before: text.count)
      {
        while Int(ends[passage].all) <= hit { passage += 1 }
        body(passage, passage == 0 ? 0 : Int(ends[passage - 1].all), text)
        next = Int(ends[passage].all)
        passage += 1
      }
    }
  }
}

/// How well a word matches a passage, best first. For several words, the worst level counts.
private enum MatchLevel: Int {
  case start
  case word
  /// At the start of a word.
  case beginning
  case inside
  /// Only in the further lines, such as an argument's details.
  case below

  /// Returns the best level of the occurrences of `needle` between `start` and `end`; `nil` if there
  /// are none.
  init?(
    of needle: Needle, in text: UnsafeRawBufferPointer, from start: Int, textEnd: Int, end: Int
  ) {
    func isBoundary(before index: Int) -> Bool {
      !Self.isInWord(text[index - 1]) || !Self.isInWord(text[index])
    }
    var best: MatchLevel?
    var next = start
    while best != .start, best != .word,
      let hit = needle.firstIndex(in: text, from: next, before: end)
    {
      if hit == start {
        best = .start
      } else if hit >= textEnd {
        best = best ?? .below
        break
      } else if !isBoundary(before: hit) {
        best = best ?? .inside
      } else {
        best = isBoundary(before: hit + needle.bytes.count) ? .word : .beginning
      }
      next = hit + 1
    }
    guard let best else { return nil }
    self = best
  }

  /// Returns whether a byte is part of a word: a letter, a digit, or any non-ASCII byte, which
  /// alone doesn't identify its character.
  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isInWord || (0x80..<0xFF).contains(byte)
  }
}

extension Passage.Kind {
  /// The importance in a search: 0 is the highest.
  package var tier: Int {
    switch self {
    case .decision, .option: 0
    case .argument: 1
    case .context, .driver, .outcome, .note: 2
    case .text, .markup: 3
    }
  }
}
