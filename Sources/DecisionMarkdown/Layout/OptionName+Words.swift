extension OptionName {
  /// Returns whether words begin with a label: `Option 2`, `Options 2b`.
  static func isLabelled(_ words: ArraySlice<String>) -> Bool {
    words.first?.means(.option, .options) == true
      && words.dropFirst().first.map(SectionWords.isOrdinal) == true
  }

  /// Returns whether words only give a position in a list: `the first one`, `Variant B`.
  static func isPlace(_ words: [String]) -> Bool {
    isLabelled(words[...])
      || words.contains { Language.ordinals[$0] != nil }
        && words.allSatisfy { Language.ordinals[$0] != nil || $0.means(.particle) }
  }

  /// Whether the title only numbers the option: `Option A:`, `F1.`
  var onlyNumbers: Bool {
    let core = core.joined(separator: " ").utf8
    return core.isEmpty || core.count < 4 && core.contains(where: \.isDigit)
  }

  /// Returns whether both have the same words, and the same signs, if both have any: ``The sign `%` ``.
  func hasWords(of other: OptionName) -> Bool { words == other.words && !differsInSigns(other) }

  /// Returns whether both have signs in code, but not the same.
  func differsInSigns(_ other: OptionName) -> Bool {
    !signs.isEmpty && !other.signs.isEmpty && signs != other.signs
  }

  /// Returns the code spans of a title that have no letters or digits.
  static func signs(in text: ArraySlice<UInt8>) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter {
        $0.offset % 2 == 1 && !$0.element.isEmpty && FoldedWords($0.element).words.isEmpty
      }
      .map { String(decoding: $0.element, as: UTF8.self) }
  }

  /// Returns whether two words have changed places beside one that relates them: `Redis with Varnish`.
  func reverses(_ other: OptionName) -> Bool {
    let (one, two) = (core.filter(Self.matters), other.core.filter(Self.matters))
    return one.count == two.count && zip(one, two).count(where: { $0 != $1 }) == 2
      && Set(one) == Set(two)
      && [core, other.core].allSatisfy { words in
        words.contains { $0.means(.connector, .origin, .agent, .comparing) }
      }
  }

  static func value(of word: String) -> Int? {
    if let number = Int(word) ?? Language.ordinals[word] { return number }
    guard word.utf8.count == 1, let letter = word.utf8.first else { return nil }
    return Int(letter) - 0x60
  }

  /// Divides the first word of a script without spaces into a word for an option and its number:
  /// `方案一`.
  static func divided(_ words: [String]) -> [String] {
    guard let first = words.first, first.isWide,
      let label = labels.first(where: { first.hasPrefix($0) }),
      case let number = String(first.dropFirst(label.count)), SectionWords.isOrdinal(number)
    else { return words }
    return [label, number] + words.dropFirst()
  }

  private static let labels = Language.wideWords(.option)

  static func ownWords(of names: [OptionName]) -> [Set<String>] {
    let words = names.map { Set($0.core) }
    let uses = words.joined().counts
    return words.map { $0.filter { uses[$0] == 1 && $0.utf8.count > 3 } }
  }

  /// Returns the index of the option that this names: the last one with the closest title, or else
  /// the only one that contains all of its words.
  func lastIndex(in options: [DecisionLayout.Option]) -> Int? {
    guard !isEmpty else { return nil }
    let all = options.prefix(Self.mostCompared).map { $0.name.agreement(with: self) }
    guard let best = all.max(),
      best > .words || best == .words && all.count(where: { $0 == .words }) == 1
    else { return nil }
    return all.lastIndex(of: best)
  }
}
