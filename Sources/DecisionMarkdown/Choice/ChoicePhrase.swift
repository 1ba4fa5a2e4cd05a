/// How an outcome says which option was chosen.
enum ChoicePhrase {
  /// Words after which an option is mentioned without being chosen.
  static let denials = Language.words(.denial)

  /// Whether a sentence with this word decides something.
  static func isDecisive(_ word: String) -> Bool {
    VerdictWords.chosen.contains(word) || decisions.contains(word)
  }

  private static let decisions = Language.words(.decision)

  /// Whether a sentence decides, in words that leave no place for another choice.
  static func decides(_ words: some BidirectionalCollection<String>) -> Bool {
    let verb = words.last { !SideWords.connectors.contains($0) && !SideWords.fillers.contains($0) }
    return verb.map(isDecisive) == true && !words.contains("also")
  }

  /// Whether a text is `Chosen option:` and nothing else, so that a name may follow.
  static func announces(_ text: String) -> Bool {
    guard let colon = text.lastIndex(of: ":"),
      text[colon...].dropFirst().allSatisfy({ "*_ ".contains($0) })
    else { return false }
    let words = FoldedWords(text[..<colon]).words
    return words.count <= 4 && words.contains(where: VerdictWords.chosen.contains)
  }

  /// What the name behind `Chosen option:` may be, the likeliest first, without quotes and reason;
  /// none without such a phrase.
  static func candidates(in text: String) -> [String] {
    guard let colon = colon(in: text) else { return [] }
    let head = FoldedWords(text[..<colon]).words
    let isPhrase =
      head.count <= 6
      && (head.contains(where: VerdictWords.chosen.contains)
        || head.contains(where: SectionWords.outcome.contains)
        || SectionWords.role(head) == .outcome && !head.contains(where: justifications.contains))
    guard isPhrase else { return [] }
    let written = text[text.index(after: colon)...]
    let rest = InlineText.plain(written)
    guard let first = rest.first, !rest.hasPrefix("\"\"") else { return [] }
    if let close = quotes[first], let end = endOfQuoted(rest.dropFirst(), close) {
      return [String(rest.dropFirst()[..<end])]
    }
    return [emphasised(written), String(untilReason(rest))].compactMap(\.self)
  }

  /// Words behind which the reason stands rather than the choice: `Rationale: …`.
  private static let justifications: Set<String> = [
    "rationale", "justification", "begrundung", "confirmation", "validation",
  ]

  /// Where the first sentence of a text ends: at a full stop before a space.
  static func endOfSentence(_ text: String) -> String.Index {
    let bytes = text.utf8
    var place = bytes.startIndex
    while let stop = bytes[place...].firstIndex(of: ASCII.byte(".")) {
      place = bytes.index(after: stop)
      if place < bytes.endIndex, bytes[place] == ASCII.space { return stop }
    }
    return text.endIndex
  }

  /// The colon behind the first words, a wide one too.
  static func colon(in text: String) -> String.Index? {
    text.unicodeScalars.indices.prefix(60).first {
      text.unicodeScalars[$0] == ":" || text.unicodeScalars[$0] == "："
    }
  }

  /// What is bold or italic at the beginning: `**B**`, `*Builders*`.
  static func emphasised(_ text: Substring) -> String? {
    let text = text.drop(while: \.isWhitespace)
    for mark in ["**", "__", "*", "_"] where text.hasPrefix(mark) {
      let inner = text.dropFirst(mark.count)
      guard let end = inner.firstRange(of: mark)?.lowerBound, end > inner.startIndex else {
        continue
      }
      return InlineText.plain(inner[..<end])
    }
    return nil
  }

  /// The capital that is all a text says, or with which it decides: `We choose A.`, `We go with A
  /// because …`
  static func letter(in text: String) -> String? {
    var isDecided = true
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() {
      let folded = FoldedWords(word).joined
      if isDecided, folded.utf8.count == 1, word.contains(where: \.isUppercase) {
        // "We choose A good tea" begins a title.
        let next = place + 1 < words.count ? FoldedWords(words[place + 1]).joined : nil
        let isClosed = word.last.map { !$0.isLetter } == true
        return isClosed || next.map(SideWords.becauses.contains) != false ? folded : nil
      }
      isDecided = isDecisive(folded) || isDecided && SideWords.connectors.contains(folded)
    }
    return nil
  }

  /// What is bold in the first sentence of a text.
  static func bold(inFirstSentenceOf text: String) -> [Substring] {
    let parts = text.components(separated: "**")
    var bold: [Substring] = []
    for (place, part) in parts.dropLast().enumerated() {
      if place.isMultiple(of: 2) {
        if part.contains(". ") || part.contains("。") { break }
      } else {
        bold.append(part)
      }
    }
    return bold
  }

  /// Where a quoted name ends; quotes may stand within it.
  static func endOfQuoted(_ text: Substring, _ close: Character) -> Substring.Index? {
    var depth = 0
    for place in text.indices where text[place] == close {
      let next = text[text.index(after: place)...].first
      if next?.isLetter == true || next?.isNumber == true {
        depth += 1
      } else if depth == 0 {
        return place
      } else {
        depth -= 1
      }
    }
    return text.firstIndex(of: close)
  }

  static let quotes: [Character: Character] = [
    "\"": "\"", "「": "」", "『": "』", "“": "”", "„": "“", "«": "»", "'": "'", "‘": "’", "{": "}",
  ]

  /// The text up to a comma, a full stop at the end of a sentence, or `because`.
  static func untilReason(_ text: String) -> Substring {
    var word = text.startIndex
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let isAtEnd = next == text.endIndex || text[next].isWhitespace
      if ",;，；。".contains(text[place]) || (text[place] == "." && isAtEnd) {
        return text[..<place]
      }
      if text[place].isWhitespace {
        if SideWords.becauses.contains(FoldedWords(text[word..<place]).joined) {
          return text[..<word]
        }
        word = next
      }
      place = next
    }
    return text[...]
  }
}

extension String {
  fileprivate func components(separated by: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let mark = rest.firstRange(of: by) {
      parts.append(rest[..<mark.lowerBound])
      rest = rest[mark.upperBound...]
    }
    return parts + [rest]
  }
}
