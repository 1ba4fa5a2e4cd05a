extension OptionName {
  /// The words of a text that are written in capitals, two at least: `PG`.
  static func capitals(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { word in
      word.utf8.count > 1 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0.isDigit }
        && word.utf8.contains { !$0.isDigit }
    }
  }

  /// How a title may be abbreviated: by capitals in brackets, or by its initials.
  static func abbreviations(of title: String) -> Set<String> {
    let plain = InlineText.plain(title)
    let head = plain.prefix { $0 != "(" }
    let words = head.split { !$0.isLetter && !$0.isNumber }
    let initials = words.map { word in
      word.count < 5 && word.allSatisfy(\.isUppercase) ? String(word) : word.prefix(1).uppercased()
    }
    let bracket = capitals(in: String(plain[head.endIndex...]))
    return Set(bracket + (words.count > 1 ? [initials.joined()] : []))
  }

  /// The telling words of each option that are in no other title.
  static func ownWords(of names: [OptionName]) -> [Set<String>] {
    var uses: [String: Int] = [:]
    let words = names.map { Set($0.core.split(separator: " ").map(String.init)) }
    for word in words.joined() { uses[word, default: 0] += 1 }
    return words.map { words in
      words.filter {
        uses[$0] == 1 && $0.utf8.count > 3 && !SectionWords.isCommon($0)
          && !ChoicePhrase.isDecisive($0)
      }
    }
  }

  /// The indices of the titles that capitals in a text abbreviate: `PG` of `PostgreSQL (PG)`, `MUI` of
  /// `Material UI`.
  ///
  /// - Parameter isName: Whether the text must be nothing else.
  static func abbreviated(in text: String, isName: Bool, _ titles: [String]) -> [Int] {
    let tokens = Set(capitals(in: text))
    guard !tokens.isEmpty, !isName || text.split(separator: " ").count == 1 else { return [] }
    return titles.indices.filter { !tokens.isDisjoint(with: abbreviations(of: titles[$0])) }
  }
}
