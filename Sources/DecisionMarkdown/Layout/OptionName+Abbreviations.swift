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
}
