/// The phrases in which an outcome states the choice.
enum ChoicePhrase {
  /// Returns whether a sentence decides and leaves no room for another choice.
  static func decides(_ words: some BidirectionalCollection<String>) -> Bool {
    let verb = words.last { !$0.means(.connector) && !$0.means(.filler) }
    return verb?.isDecisive == true && !words.contains("also")
  }

  /// Returns whether a text is only `Chosen option:`, so that a name may follow.
  static func announces(_ text: String) -> Bool {
    guard let colon = text.utf8.lastIndex(where: { !$0.isOne(of: "*_ ") }), text.utf8[colon] == ":"
    else { return false }
    let words = FoldedWords(text[..<colon]).words
    return words.count <= 4 && words.contains(.chosen)
  }

  /// Returns the possible names after `Chosen option:`, the likeliest first, without quotes and
  /// reason; empty without such a phrase.
  static func candidates(in text: String) -> [String] {
    guard let colon = colon(in: text) else { return [] }
    let head = FoldedWords(text[..<colon]).words
    let isPhrase =
      head.count <= 6
      && (head.contains(.chosen) || head.contains(.outcome)
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

  /// Words before a reason rather than a choice: `Rationale: …`.
  private static let justifications: Set<String> = [
    "rationale", "justification", "begrundung", "confirmation", "validation",
  ]

  static func endOfSentence(_ text: String) -> String.Index {
    let bytes = text.utf8
    var place = bytes.startIndex
    while let stop = bytes[place...].firstIndex(of: ".") {
      place = bytes.index(after: stop)
      if place < bytes.endIndex, bytes[place] == " " { return stop }
    }
    return text.endIndex
  }

  /// Returns the colon after the first words, which may be full-width.
  static func colon(in text: String) -> String.Index? {
    text.unicodeScalars.prefix(60).firstIndex { $0 == ":" || $0 == "：" }
  }

  /// Returns the bold or italic text at the beginning: `**B**`, `*Builders*`.
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

  /// Returns the end of a quoted name, which may contain quotes.
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

  /// Returns the text up to a comma, the end of the sentence, or `because`.
  static func untilReason(_ text: String) -> Substring {
    var word = text.startIndex
    for place in text.indices {
      let next = text.index(after: place)
      let isAtEnd = next == text.endIndex || text[next].isWhitespace
      if ",;，；。".contains(text[place]) || text[place] == "." && isAtEnd { return text[..<place] }
      guard text[place].isWhitespace else { continue }
      if FoldedWords(text[word..<place]).joined.means(.because) { return text[..<word] }
      word = next
    }
    return text[...]
  }

  /// Returns whether a name begins with a denial: `None of these`.
  static func denies(_ name: String) -> Bool {
    FoldedWords(name).words.first.map({ $0.means(.denial) }) == true
  }
}

extension String {
  var isDecisive: Bool { means(.chosen) || means(.decision) }
}
