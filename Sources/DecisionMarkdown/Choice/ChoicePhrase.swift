/// `Chosen option: "Kafka", because it is durable.`: a text that names the choice.
struct ChoicePhrase {
  let bytes: [UInt8]
  /// The words before the colon.
  let head: [String]
  let colon: Range<Int>
  /// The text after the colon.
  let said: Range<Int>
  /// The possible names without quotes, decoration and reason, the likeliest first.
  let names: [Range<Int>]
  /// Whether quotes or decoration enclose the likeliest name.
  let isEnclosed: Bool
  /// The end of the likeliest name and its quotes.
  let end: Int

  var titles: [String] { names.map { InlineText.plain(bytes[$0]) } }

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(in: bytes, bytes.indices)
  }

  init?(in bytes: [UInt8], _ text: Range<Int>) {
    guard let colon = bytes.colon(in: text, within: 80) else { return nil }
    (self.bytes, self.colon) = (bytes, colon)
    head = bytes.words(text.lowerBound..<colon.lowerBound)
    said = (colon.upperBound..<text.upperBound).drop {
      bytes[$0].isBlank || bytes[$0].isDecoration
    }
    let isPhrase =
      head.count <= 6
      && (head.contains(.chosen) || head.contains(.outcome)
        || SectionWords.role(head) == .outcome && !head.contains(where: Self.justifies))
    guard isPhrase, !said.isEmpty, !bytes.begins(said, with: "\"\"") else { return nil }
    let plain = Self.untilReason(in: bytes, said)
    let mark = bytes[said.lowerBound - 1]
    if let (name, end) = Self.quoted(in: bytes, said) {
      (names, self.end, isEnclosed) = ([name], end, true)
    } else if mark == "*" || mark == "_", let end = said.first(where: { bytes[$0] == mark }) {
      (names, self.end, isEnclosed) = ([said.lowerBound..<end, plain], end, true)
    } else {
      (names, end, isEnclosed) = ([plain], plain.upperBound, false)
    }
  }

  /// Returns whether a word announces a reason rather than a choice: `Rationale: …`.
  private static func justifies(_ word: String) -> Bool {
    ["rationale", "justification", "begrundung", "confirmation", "validation"].contains(word)
  }

  /// Returns a quoted name, which may contain quotes, and the end of its quotes.
  private static func quoted(in bytes: [UInt8], _ text: Range<Int>) -> (Range<Int>, end: Int)? {
    guard let (open, close) = quotes.first(where: { bytes.begins(text, with: $0.open) }) else {
      return nil
    }
    let inner = text.dropFirst(open.utf8CodeUnitCount)
    var ends: [Int] = []
    var depth = 0
    var place = inner.lowerBound
    while depth >= 0, let end = bytes.first(close, in: place..<inner.upperBound) {
      place = end + close.utf8CodeUnitCount
      ends.append(end)
      depth += place < inner.upperBound && bytes[place].isLetterOrDigit ? 1 : -1
    }
    let end = depth < 0 ? ends.last : ends.first
    return end.map { (inner.lowerBound..<$0, $0 + close.utf8CodeUnitCount) }
  }

  private static let quotes: [(open: StaticString, close: StaticString)] = [
    ("\"", "\""), ("「", "」"), ("『", "』"), ("“", "”"), ("„", "“"), ("«", "»"), ("'", "'"),
    ("‘", "’"), ("{", "}"),
  ]

  /// Returns the text up to a comma, the end of the sentence, or `because`.
  private static func untilReason(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int> {
    var word = text.lowerBound
    for place in text {
      let rest = place..<text.upperBound
      let isStop =
        switch bytes[place] {
        case ",", ";": true
        case ".": rest.count == 1 || bytes[place + 1].isBlank
        case 0xE3, 0xEF: bytes.begins(rest, withOneOf: ["，", "；", "。"])
        default: false
        }
      if isStop { return text.lowerBound..<place }
      guard bytes[place].isBlank else { continue }
      if FoldedWords(bytes[word..<place]).joined.means(.because) { return text.lowerBound..<word }
      word = place + 1
    }
    return text
  }
}

/// Recognizes sentences that state a choice.
extension ChoicePhrase {
  /// Returns whether a sentence decides and leaves no room for another choice.
  static func decides(_ words: some BidirectionalCollection<String>) -> Bool {
    let verb = words.last { !$0.means(.connector) && !$0.means(.filler) }
    return verb?.isDecisive == true && !words.contains("also")
  }

  /// Returns whether a text is only `Chosen option:` or `We go with:`, so that a name may follow.
  static func announces(_ text: String) -> Bool {
    guard let colon = text.utf8.lastIndex(where: { !$0.isOne(of: "*_ ") }), text.utf8[colon] == ":"
    else { return false }
    let words = FoldedWords(text[..<colon]).words
    return words.count <= 4 && (words.contains(.chosen) || decides(words) || words.last == "use")
  }

  /// Returns the capital that is the whole text, or that it decides for: `We choose A.`,
  /// `We go with A because …`
  static func letter(in text: String) -> String? {
    var isDecided = true
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() {
      let folded = FoldedWords(word).joined
      if isDecided, folded.utf8.count == 1, word.contains(where: \.isUppercase) {
        // "We choose A good tea" begins a title.
        let next = words[place...].dropFirst().first.map { FoldedWords($0).joined }
        let isClosed = word.last.map { !$0.isLetter } == true
        return isClosed || next.map({ $0.means(.because) }) != false ? folded : nil
      }
      isDecided = folded.isDecisive || isDecided && folded.means(.connector)
    }
    return nil
  }

  static func bold(inFirstSentenceOf text: String) -> [Substring] {
    guard text.utf8.contains("*") else { return [] }
    let parts = text.split(separator: "**", omittingEmptySubsequences: false).dropLast()
    let ends = parts.enumerated().first { place, part in
      place.isMultiple(of: 2) && (part.contains(". ") || part.contains("。"))
    }
    return parts.prefix(ends?.offset ?? .max).enumerated()
      .filter { place, _ in !place.isMultiple(of: 2) }.map(\.element)
  }
}

extension String {
  var isDecisive: Bool { means(.chosen) || means(.decision) }
}
