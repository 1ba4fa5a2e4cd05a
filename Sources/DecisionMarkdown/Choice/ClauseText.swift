/// A text as words with their ranges. Targets of links, comments, tags and struck text are no part
/// of it.
struct ClauseText {
  struct Word {
    let hash: UInt64
    fileprivate(set) var roles: WordRoles
    let range: Range<Int>
    /// Whether it has accents or an apostrophe.
    fileprivate let isAccented: Bool
    /// What stands between the word before and this one.
    let gap: Gap
  }

  let bytes: [UInt8]
  let range: Range<Int>
  private(set) var words: [Word] = []
  /// What stands behind the last word.
  private(set) var end: Gap = []
  /// The options that it names, from left to right.
  private(set) var names: [OptionTitles.Name] = []

  init(_ bytes: [UInt8], _ range: Range<Int>, _ titles: OptionTitles? = nil) {
    (self.bytes, self.range) = (bytes, range)
    var gap: [UInt8] = []
    words.reserveCapacity(range.count / 5)
    for part in Self.visibleParts(of: bytes, range) {
      var index = part.lowerBound
      FoldedWords.read(placed: bytes[part]) { word, range in
        gap += bytes[index..<range.lowerBound]
        index = range.upperBound
        if !word.bytes[0].isWide {
          add(word.hash, range, behind: &gap, isAccented: word.bytes.count < range.count)
        } else {
          let word = String(decoding: word.bytes, as: UTF8.self)
          for (text, range) in Self.divided(word, range, titles) {
            add(UInt64(word: text.utf8), range, behind: &gap)
          }
        }
      }
      gap += bytes[index..<part.upperBound]
    }
    end = Self.gap(gap, bytes, nil)
    guard let titles else { return }
    names = titles.names(in: self)
    speak(titles.languages)
  }

  private mutating func add(
    _ hash: UInt64, _ range: Range<Int>, behind gap: inout [UInt8], isAccented: Bool = false
  ) {
    words.append(
      Word(
        hash: hash, roles: WordRoles(hash), range: range, isAccented: isAccented,
        gap: Self.gap(gap, bytes, range)))
    gap.removeAll(keepingCapacity: true)
  }

  /// Takes each word as the language of the text means it: Italian `se` is `if`, Spanish `se` is not.
  private mutating func speak(_ file: Languages) {
    // Most texts state nothing.
    guard !names.isEmpty || words.contains(where: { $0.roles.mayChoose }) else { return }
    let others = words.indices.filter { index in !names.contains { $0.words.contains(index) } }
    let languages = Languages.of(others.map { words[$0].roles.languages }, in: file)
    for index in words.indices {
      let written = written(index).map { WordRoles(UInt64(word: $0.utf8), in: languages) }
      if let written, !written.isUnknown {
        words[index].roles = written
      } else if !words[index].roles.languages.isSubset(of: languages) {
        words[index].roles = WordRoles(words[index].hash, in: languages)
      }
    }
    for index in words.indices where Language.allPhrases.knows(words[index].hash) {
      // The longest first.
      for count in [4, 3, 2] where index + count <= words.count {
        let phrase = index..<index + count
        guard let role = Language.allPhrases[hashes: words[phrase].map(\.hash)],
          words[phrase].dropFirst().allSatisfy({ $0.gap.isDisjoint(with: .clause) })
        else { continue }
        for word in phrase { words[word].roles.insert(role) }
        break
      }
    }
  }

  /// Returns a word with its accents, its apostrophe and a hyphen before it: `würde`, `we're`,
  /// the `-se` of `adota-se`; `nil` if it has none.
  private func written(_ index: Int) -> String? {
    let (word, start) = (words[index], words[index].range.lowerBound)
    let isJoined =
      index > 0 && words[index - 1].range.upperBound == start - 1 && bytes[start - 1] == "-"
    guard isJoined || word.isAccented else { return nil }
    return bytes.string(isJoined ? start - 1..<word.range.upperBound : word.range).lowercased()
      .replacing("’", with: "'")
  }

  /// Returns the folded text of a word.
  func text(of word: Word) -> String { FoldedWords(placed: bytes[word.range]).joined }

  /// Returns the bytes of some words.
  func range(of words: Range<Int>) -> Range<Int> {
    self.words[words.lowerBound].range
      .lowerBound..<self.words[words.upperBound - 1].range.upperBound
  }

  private static func visibleParts(of bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var (parts, start, index) = ([Range<Int>](), range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let rest = index..<range.upperBound
      // A limit keeps many open brackets linear.
      let near = rest.prefix(600)
      let hidden: (from: Int, to: Int?)? =
        switch bytes[index] {
        case "]" where bytes.begins(rest, with: "]("):
          (index + 1, bytes.index(of: ")", in: near).map { $0 + 1 })
        case "]" where bytes.begins(rest, with: "]["):
          (index + 1, bytes.index(of: "]", in: near.dropFirst()).map { $0 + 1 })
        case "<" where bytes.begins(rest, with: "<!--"):
          (index, bytes.first("-->", in: rest).map { $0 + 3 } ?? range.upperBound)
        case "<" where near.count > 1 && (bytes[index + 1].isWordByte || bytes[index + 1] == "/"):
          (index, bytes.index(of: ">", in: near).map { $0 + 1 })
        case "~" where bytes.begins(rest, with: "~~"):
          (index, bytes.first("~~", in: near.dropFirst(2)).map { $0 + 2 })
        default: nil
        }
      if let hidden, let end = hidden.to {
        parts.append(start..<hidden.from)
        (start, index) = (end, end)
      } else {
        index += 1
      }
    }
    return parts + [start..<range.upperBound]
  }

  /// Divides a word of a script without spaces into the words that it consists of.
  private static func divided(
    _ word: String, _ range: Range<Int>, _ titles: OptionTitles?
  ) -> [(String, Range<Int>)] {
    guard word.utf8.count == range.count, word.utf8.count > 3,
      titles?.wideWord(beginning: word[...]) != word, WordRoles(word).isUnknown
    else { return [(word, range)] }
    var start = range.lowerBound
    return WideWords.parts(of: word, title: { titles?.wideWord(beginning: $0) }).map { part in
      defer { start += part.text.utf8.count }
      return (part.text, start..<start + part.text.utf8.count)
    }
  }
}
