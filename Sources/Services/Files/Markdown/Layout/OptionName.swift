/// The title of an option as it is compared: in the list, above its section, in the outcome.
struct OptionName: Sendable, Equatable {
  /// How well two titles agree, from not at all to word by word.
  enum Agreement: Int, Comparable {
    case none
    /// `Option 2` and the second of a list.
    case ordinal
    /// One begins with the other: `Postgres` and `Postgres: the database we know`.
    case prefix
    case same

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// Beyond so many options titles are compared as a whole only, to stay linear.
  static let mostCompared = 200

  /// All its words.
  let full: String
  /// Its words without `Option 1`, `1.`, `Use` before and `(chosen)` behind.
  let core: String
  /// `2` for `Option 2`, `Option B`, or the second of a numbered list.
  var ordinal: Int?

  var isEmpty: Bool { full.isEmpty }

  init(_ text: some StringProtocol, ordinal: Int? = nil) {
    self.init(words: FoldedWords(InlineText.plain(text)).words, ordinal: ordinal)
  }

  init(words: [String], ordinal: Int? = nil) {
    full = words.joined(separator: " ")
    var core = words[...]
    self.ordinal = ordinal
    if SectionWords.beginsOption(words) {
      self.ordinal = Self.value(of: words[1])
      core = core.dropFirst(2)
    } else if let first = words.first, words.count > 1, Int(first) != nil, first.utf8.count < 3 {
      self.ordinal = Int(first)
      core = core.dropFirst()
    }
    if core.count > 1, let first = core.first, Self.verbs.contains(first) {
      core = core.dropFirst()
    }
    if core.count > 1, let last = core.last, SectionWords.chosen.contains(last) {
      core = core.dropLast()
    }
    self.core = core.joined(separator: " ")
  }

  func agreement(with other: OptionName) -> Agreement {
    if !full.isEmpty, full == other.full { return .same }
    if !core.isEmpty, core == other.core { return .same }
    if Self.begins(full, other.full) || Self.begins(core, other.core) { return .prefix }
    if let ordinal, ordinal == other.ordinal, core.isEmpty || other.core.isEmpty { return .ordinal }
    return .none
  }

  private static func begins(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
    return short.utf8.count > 1 && long.hasPrefix(short + " ")
  }

  private static func value(of word: String) -> Int? {
    if let number = Int(word) { return number }
    guard word.utf8.count == 1, let letter = word.utf8.first, letter >= 0x61 else { return nil }
    return Int(letter) - 0x60
  }

  private static let verbs: Set<String> = ["use", "using", "adopt", "the", "a", "an"]
}
