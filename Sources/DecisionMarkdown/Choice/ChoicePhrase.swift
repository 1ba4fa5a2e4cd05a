/// `Chosen option: "Kafka", because it is durable.`: a label of the choice, and what follows it.
struct ChoicePhrase {
  let text: ClauseText
  /// Whether the label says that an option was chosen, unlike `Decision: …`
  let isChosen: Bool
  /// The first word after the label.
  let start: Int
  let colon: Range<Int>

  var bytes: [UInt8] { text.bytes }

  /// Returns whether a text may begin with a label: it has a colon, and its first word is known.
  static func mayBegin(_ text: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[text.prefix(90)].contains { $0 == ":" || $0 == 0xEF }
      && WordRoles.first(of: text, bytes)?.roles.isUnknown != true
  }

  /// Returns whether a line states the decision, such as `Decision: option 3`. Beside a section of the
  /// decision, only a label such as `Chosen option:` does. Directly below the title, so does `Chosen:`.
  /// Below a heading such as `Benchmark`, `Winner:` may be that of the benchmark alone.
  static func begins(_ index: Int, in outline: Outline) -> Bool {
    let bytes = outline.bytes
    guard !outline.lines[index].isQuoted,
      let key = Field.keyed(bytes, in: outline.lines[index].text).first?.key
    else { return false }
    let (words, role) = (bytes.words(key), outline.section(of: index).role)
    let isOutcome =
      SectionWords.role(of: bytes[key]) == .outcome && !ReasonWords.areHeading(words)
    if isOutcome, !outline.hasOutcome,
      role != .unknown || words.contains(where: Language.decisions.contains)
    {
      return true
    }
    return (isOutcome || role == .title) && isChosen(words.map { WordRoles($0) }) == true
  }

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard Self.mayBegin(bytes.indices, bytes) else { return nil }
    self.init(ClauseText(bytes, bytes.indices))
  }

  init?(_ text: ClauseText) {
    let bytes = text.bytes
    guard let colon = bytes.colon(in: text.range, within: 80),
      !Decoration(bytes: bytes).hasCode(at: colon.lowerBound, in: text.range),
      let start = text.words.firstIndex(where: { $0.range.lowerBound >= colon.upperBound }),
      text.words[start].gap.contains(.colon),
      case let label = Self.label(text.words[..<start], bytes), label.count <= 6,
      let isChosen = Self.isChosen(label)
    else { return nil }
    (self.text, self.isChosen, self.start, self.colon) = (text, isChosen, start, colon)
  }

  /// Returns the roles of the words of a label, which may be in another language than the rest. If it is
  /// in a non-Latin script, uses its translation in brackets: `최종 선택 (Decision)`.
  private static func label(
    _ words: ArraySlice<ClauseText.Word>, _ bytes: [UInt8]
  ) -> [WordRoles] {
    let gloss = words.firstIndex { $0.gap.contains(.bracket) } ?? words.startIndex
    let isForeign = words[..<gloss].allSatisfy { bytes[$0.range.lowerBound] >= 0x80 }
    return (isForeign ? words[gloss...] : words).map { WordRoles($0.hash) }
  }

  /// Returns ``isChosen`` for the words of a label; `nil` for other words.
  static func isChosen(_ head: [WordRoles]) -> Bool? {
    let isChosen =
      head.contains { $0.has(.chosen) }
      || head.contains { $0.has(.choosing) } && head.contains { $0.has(.option) }
    // "Chosen by: the team", "Chosen on: 5 May"
    let isLabel =
      head.last?.has(.particle) != true
      && head.allSatisfy {
        $0.has(.chosen, .choosing, .outcome, .option, .options, .particle, .helping)
      }
    return isLabel && (isChosen || head.contains { $0.has(.outcome) }) ? isChosen : nil
  }

  /// The name after the label as it is written, without quotes and decoration.
  struct Name {
    var range: Range<Int>
    /// The indices of its words.
    var words: Range<Int>
    /// The end of the name and its quotes.
    var end: Int
    var isQuoted = false
  }

  /// Returns the name: what quotes enclose, else the longest known title, else the text up to a
  /// reason, a comma or the end of the sentence.
  var name: Name {
    let rest = (colon.upperBound..<text.range.upperBound).drop {
      bytes[$0].isBlank || bytes[$0].isDecoration
    }
    if let (range, end) = Self.quoted(in: bytes, rest) {
      let words = text.words.indices.filter { range.contains(text.words[$0].range.lowerBound) }
      let first = words.first ?? start
      let last = words.last ?? start - 1
      return Name(range: range, words: first..<last + 1, end: end, isQuoted: true)
    }
    func title(at index: Int) -> OptionTitles.Name? {
      text.names.first { $0.words.lowerBound == index }
    }
    var first = start
    while first + 1 < min(start + 6, text.words.count), title(at: first) == nil,
      !text.words[first + 1].gap.contains(.stop),
      text.words[first].roles.has(.particle, .decider, .helping, .decision, .chosen)
    {
      first += 1
    }
    if let title = title(at: first) { return name(title.words) }
    let stop = text.words.indices.dropFirst(start + 1).first { index in
      text.words[index].roles.has(.because)
        || !text.words[index].gap.isDisjoint(with: [.stop, .comma])
        || bytes[text.words[index - 1].range.upperBound..<text.words[index].range.lowerBound]
          .contains("\n")
    }
    return name(start..<(stop ?? text.words.count))
  }

  private func name(_ words: Range<Int>) -> Name {
    var range = text.range(of: words)
    let next = words.upperBound
    let limit = next < text.words.count ? text.words[next].range.lowerBound : text.range.upperBound
    // A link is replaced as a whole, and brackets within a title belong to it.
    while range.lowerBound > colon.upperBound, bytes[range.lowerBound - 1].isOne(of: "[(!") {
      range = range.lowerBound - 1..<range.upperBound
    }
    func extend(to close: UInt8) {
      let end = bytes.index(of: close, in: range.upperBound..<max(range.upperBound, limit))
      range = range.lowerBound..<(end.map { $0 + 1 } ?? range.upperBound)
    }
    for (open, close) in [("[", "]"), ("(", ")")] as [(UInt8, UInt8)] {
      let closed = bytes[range].count { $0 == close }
      for _ in 0..<max(0, bytes[range].count { $0 == open } - closed) { extend(to: close) }
    }
    if bytes[range].last == "]", let open = bytes.first(of: range.upperBound..<limit),
      open.isOne(of: "([")
    {
      extend(to: open == "(" ? ")" : "]")
    }
    return Name(range: range, words: words, end: range.upperBound)
  }

  /// Returns a quoted name, which may contain quotes, and the end of its quotes.
  private static func quoted(in bytes: [UInt8], _ text: Range<Int>) -> (Range<Int>, end: Int)? {
    guard let (open, close) = quotes.first(where: { bytes.begins(text, with: $0.open) }) else {
      return nil
    }
    let inner = text.dropFirst(open.utf8CodeUnitCount)
    var ends: [Int] = []
    var depth = 0
    var index = inner.lowerBound
    while depth >= 0, let end = bytes.first(close, in: index..<inner.upperBound) {
      index = end + close.utf8CodeUnitCount
      ends.append(end)
      depth += index < inner.upperBound && bytes[index].isLetterOrDigit ? 1 : -1
    }
    let end = depth < 0 ? ends.last : ends.first
    return end.map { (inner.lowerBound..<$0, $0 + close.utf8CodeUnitCount) }
  }

  private static let quotes: [(open: StaticString, close: StaticString)] = [
    ("\"", "\""), ("「", "」"), ("『", "』"), ("“", "”"), ("„", "“"), ("«", "»"), ("'", "'"),
    ("‘", "’"), ("{", "}"),
  ]
}
