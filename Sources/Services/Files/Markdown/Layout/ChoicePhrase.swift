/// How an outcome says which option was chosen.
enum ChoicePhrase {
  /// Words after which an option is mentioned without being chosen.
  static let denials: Set<String> = [
    "not", "dont", "wont", "no", "never", "none", "neither", "reject", "rejected", "against",
    "nicht", "kein", "keine", "pas", "aucune", "niet", "geen", "nao", "non", "instead",
  ]

  /// Whether a sentence with this word decides something.
  static func isDecisive(_ word: String) -> Bool {
    SectionWords.chosen.contains(word) || decisions.contains(word)
  }

  private static let decisions: Set<String> = [
    "use", "using", "adopt", "adopted", "adopting", "decided", "decide", "going", "went", "go",
    "picked", "settled", "opted", "opt", "implement",
  ]

  /// The name behind `Chosen option:`, without quotes and reason; `nil` without such a phrase.
  static func name(in text: String) -> String? {
    guard let colon = text.utf8.prefix(60).firstIndex(of: ASCII.byte(":")) else { return nil }
    let head = FoldedWords(text[..<colon]).words
    let isPhrase =
      head.count <= 6
      && (head.contains(where: SectionWords.chosen.contains)
        || head.contains(where: SectionWords.outcome.contains))
    guard isPhrase else { return nil }
    let rest = InlineText.plain(text[text.index(after: colon)...])
    guard let first = rest.first else { return nil }
    if let close = quotes[first], let end = end(of: rest.dropFirst(), close) {
      return String(rest.dropFirst()[..<end])
    }
    return String(untilReason(rest))
  }

  /// Where a quoted name ends; quotes may stand within it.
  private static func end(of text: Substring, _ close: Character) -> Substring.Index? {
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
    "\"": "\"", "“": "”", "„": "“", "«": "»", "'": "'", "‘": "’", "{": "}",
  ]

  /// The text up to a comma, a full stop at the end of a sentence, or `because`.
  static func untilReason(_ text: String) -> Substring {
    var word = text.startIndex
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let isAtEnd = next == text.endIndex || text[next].isWhitespace
      if text[place] == "," || text[place] == ";" || (text[place] == "." && isAtEnd) {
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
