extension OptionName {
  static func value(of word: String) -> Int? {
    if let number = Int(word) ?? Language.ordinals[word] { return number }
    guard word.utf8.count == 1, let letter = word.utf8.first else { return nil }
    return Int(letter) - 0x60
  }

  static func ownWords(of names: [OptionName]) -> [Set<String>] {
    var uses: [String: Int] = [:]
    let words = names.map { Set($0.core) }
    for word in words.joined() { uses[word, default: 0] += 1 }
    return words.map { $0.filter { uses[$0] == 1 && $0.utf8.count > 3 } }
  }

  /// Returns the index of the last option that this names.
  func lastIndex(in options: [DecisionLayout.Option]) -> Int? {
    isEmpty
      ? nil : options.prefix(Self.mostCompared).lastIndex { $0.name.agreement(with: self) > .words }
  }
}
