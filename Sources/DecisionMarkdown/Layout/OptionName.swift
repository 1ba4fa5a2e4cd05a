/// The title of an option, for comparison.
struct OptionName: Sendable, Equatable {
  enum Agreement: CaseIterable, Comparable {
    case none
    /// Both have the same number, for example.
    case index
    /// All words of one are among those of the other: `Local data`, `A file with local data`.
    case words
    /// `Option 2` and the second of a list.
    case ordinal
    /// One begins with the other: `Postgres` and `Postgres: the database we know`.
    case prefix
    case same

    static let best = allCases.dropFirst().reversed()
  }

  /// With more options, only whole titles are compared, so that the time stays linear.
  static let mostCompared = 200

  let words: [String]
  /// The words without `Option 1`, `1.` and `Use` before, and without `(chosen)` after.
  let core: ArraySlice<String>
  /// `2` for `Option 2`, `Option B`, or the second of a list.
  var ordinal: Int?
  /// The letter or number that is written before it: `b` for `B. Postgres`, `2` for `Option 2`.
  private(set) var label: String?
  /// The code spans without letters or digits, such as `%`.
  private(set) var signs: [String] = []
  /// The words of each part of a combined name: `redis` and `kafka` for `Redis + Kafka`; empty for
  /// other names.
  private var parts: [[String]] = []
  /// Its compounds by their last words: `In-Process` is a compound of `process`.
  private var compounds: [String: Set<String>] = [:]

  var isEmpty: Bool { words.isEmpty }

  init(_ text: some StringProtocol, mayHaveLetter: Bool = true) {
    self.init(Array(text.utf8)[...], mayHaveLetter: mayHaveLetter)
  }

  /// - Parameter mayHaveLetter: Whether a letter at the beginning numbers the option.
  init(_ text: ArraySlice<UInt8>, ordinal: Int? = nil, mayHaveLetter: Bool = true) {
    let plain = InlineText.bytes(of: text)
    self.init(
      words: FoldedWords(plain, keepsSigns: true).words, ordinal: ordinal,
      hasLetter: mayHaveLetter && Self.hasLetter(plain))
    signs = Self.signs(in: text)
    if let plus = plain.firstIndex(of: "+"), plain[..<plus].last == " " {
      parts = plain.split(separator: "+").map { FoldedWords($0, keepsSigns: true).words }
    }
    guard plain.contains("-") else { return }
    for token in plain.split(whereSeparator: { $0 == " " || $0 == "/" }) where token.contains("-") {
      let words = FoldedWords(token).words
      if let last = words.last { compounds[last, default: []].insert(words.joined()) }
    }
  }

  /// - Parameter hasLetter: Whether the first word is a letter that numbers the option.
  init(words: [String], ordinal: Int? = nil, hasLetter: Bool = false) {
    self.words = Self.divided(words)
    var core = self.words[...]
    self.ordinal = ordinal
    if hasLetter, let letter = core.first {
      self.ordinal = Self.value(of: letter)
      label = letter
      core = core.dropFirst()
    }
    // The last number counts: "2.3 Postgres".
    while core.count > 1, let first = core.first, first.utf8.count < 3, let number = Int(first) {
      self.ordinal = number
      label = first
      core = core.dropFirst()
    }
    if Self.isLabelled(core), let word = core.dropFirst().first {
      self.ordinal = Self.value(of: word)
      label = word
      core = core.dropFirst(2)
      // "Option 2.1" is no second option.
      if Int(word) != nil, let part = core.first.flatMap({ Int($0) }) {
        label = "\(word).\(part)"
        self.ordinal = nil
      }
    }
    if core.count > 1, core.first?.means(.titleLead) == true { core = core.dropFirst() }
    if core.count > 1, core.last?.means(.chosen) == true { core = core.dropLast() }
    if core.count > 1, core.last?.means(.option) == true { core = core.dropLast() }
    if core.count == 1, let only = core.first, let value = Self.value(of: only) {
      self.ordinal = value
      core = []
    }
    self.core = core
  }

  func agreement(with other: OptionName) -> Agreement {
    if let closeness = closeness(to: other) { return closeness }
    if ordinal != nil, ordinal == other.ordinal, core.isEmpty || other.core.isEmpty,
      !differsInSigns(other)
    {
      return .ordinal
    }
    if !contradicts(other), isAmong(other) || other.isAmong(self) { return .words }
    return label != nil && label == other.label ? .index : .none
  }

  /// Returns `.same` for another spelling of the title, `.prefix` if one begins the other, else `nil`.
  func closeness(to other: OptionName) -> Agreement? {
    if differsInSigns(other) { return nil }
    if !isEmpty && words == other.words || !core.isEmpty && isWrittenLike(other) { return .same }
    guard !isPart(of: other), !other.isPart(of: self) else { return nil }
    return Self.begins(words[...], other.words[...]) || Self.begins(core, other.core)
      ? .prefix : nil
  }

  /// Returns whether this name is one part of the other: `Redis` is a part of `Redis + Kafka`.
  private func isPart(of other: OptionName) -> Bool { other.parts.contains(words) }

  /// Returns whether only spaces or the end of a plural differ: `Content stack`, `Contentstacks`.
  private func isWrittenLike(_ other: OptionName) -> Bool {
    let (length, rest) = (letterCount, other.letterCount)
    // Most titles differ in their length or their first letter.
    guard abs(length - rest) < 2, core.first?.utf8.first == other.core.first?.utf8.first else {
      return false
    }
    let (short, long) = length < rest ? (core, other.core) : (other.core, core)
    guard long.joined().utf8.starts(with: short.joined().utf8) else { return false }
    return length == rest
      || min(length, rest) > 3
        && Self.pluralEndings.contains { long.last?.utf8.ends(with: $0) == true }
  }

  private var letterCount: Int { core.reduce(0) { $0 + $1.utf8.count } }

  private static let pluralEndings = Language.words(.pluralEnding)

  /// Returns whether its words, or its distinctive words, are among those of the other, and both or
  /// neither are negated.
  private func isAmong(_ other: OptionName) -> Bool {
    guard core.count > 1 || (core.first?.utf8.count ?? 0) > 2, core.count <= other.core.count,
      other.core.count <= 60
    else { return false }
    let has = other.core.contains as (String) -> Bool
    return (core.allSatisfy(has) || isNamed(by: has)) && isNegated == other.isNegated
  }

  /// Whether the title is negated. A verdict such as `(rejected)` doesn't negate it.
  private var isNegated: Bool { core.contains { $0.means(.denial) && !$0.means(.rejected) } }

  func isNamed(by isAmong: (String) -> Bool) -> Bool {
    core.allSatisfy { isAmong($0) || !Self.matters($0) } && core.count(where: Self.matters) > 1
  }

  static func matters(_ word: String) -> Bool {
    word.utf8.count > 2 && !word.means(.filler, .connector)
  }

  /// Returns whether the names can't mean the same option: one is a part of the other (`Redis`, `Redis +
  /// Kafka`), two compounds differ only in their beginnings (`In-Process Cache`, `Out-of-Process
  /// Cache`), they have no number in common (`Kafka 3 with logs`, `Kafka 4 with logs`), or they relate
  /// the same words the other way (`Redis in front of Varnish`, `Varnish in front of Redis`).
  func contradicts(_ other: OptionName) -> Bool {
    let (numbers, others) = (numbers, other.numbers)
    return differsInSigns(other) || isPart(of: other) || other.isPart(of: self)
      || !numbers.isEmpty && !others.isEmpty && numbers.isDisjoint(with: others)
      || compounds.contains { last, mine in
        other.compounds[last]?.isDisjoint(with: mine) == true
      }
      || reverses(other)
  }

  func resembles(_ other: OptionName) -> Bool {
    guard !contradicts(other) else { return false }
    let one = Set(core.filter(Self.matters))
    let two = Set(other.core.filter(Self.matters))
    let common = one.intersection(two).count
    if common > 0 { return 2 * common >= min(one.count, two.count) }
    // "Postgres" and "PostgreSQL"
    let letters = [core.joined(), other.core.joined()].sorted { $0.utf8.count < $1.utf8.count }
    return letters[0].utf8.count > 3 && letters[1].hasPrefix(letters[0])
  }

  private var numbers: Set<Int> { Set(core.compactMap { Int($0) }) }

  private static func begins(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard let first = short.first else { return false }
    return (short.count > 1 || first.utf8.count > 1) && long.starts(with: short)
  }

  /// Returns whether a letter numbers the text: `A. Postgres`, `(b) Postgres`, `C — Postgres`.
  private static func hasLetter(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop { $0 == "(" }
    // Most first words have more than one letter.
    guard let first = text.first, (first | 0x20) &- 0x61 < 26,
      let next = text.dropFirst().first, next >= 0x80 || !next.isLetterOrDigit
    else { return false }
    return [". ", ") ", "), ", ": ", " - ", " – ", " — ", "（", "．", "、", "："]
      .contains { text.dropFirst().starts(with: $0.utf8) }
  }
}
