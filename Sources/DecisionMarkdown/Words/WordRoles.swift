import Decisions

struct WordRoles {
  private var bits: Bits
  /// The languages that have the word.
  let languages: Languages

  /// A bit for each role that can be asked of a word.
  fileprivate typealias Bits = UInt128

  init(_ word: String) { self.init(UInt64(word: word.utf8)) }

  /// Looks up a word by its hash.
  @inline(never)
  init(_ hash: UInt64) {
    let word = RoleTable.all[hash]
    (bits, languages) = (word.bits, word.languages)
  }

  /// Looks up a word by its hash, as some languages use it.
  init(_ hash: UInt64, in languages: Languages) {
    bits = RoleTable.all.bits(of: hash, in: languages)
    self.languages = languages
  }

  /// The first word of a text and its roles.
  typealias First = (word: Range<Int>, roles: WordRoles)

  /// Returns the first word of a text and its roles; `nil` if it isn't plain.
  static func first(of text: Range<Int>, _ bytes: [UInt8]) -> First? {
    let text = text.drop { bytes[$0].isDecoration }
    let word = text.prefix { bytes[$0].isWordByte && bytes[$0] < 0x80 }
    let next = bytes.first(of: word.upperBound..<text.upperBound) ?? " "
    guard !word.isEmpty, next.isSpace || next.isDecoration || next.isOne(of: ",.:") else {
      return nil
    }
    return (word, WordRoles(UInt64(word: bytes[word])))
  }

  /// Whether it has no role but those that a part of any title may have, such as `prototype`.
  var isUnknown: Bool { bits & ~(Self.bit(.leaving) | Self.bit(.trial) | Self.bit(.rank)) == 0 }

  /// Whether the word has a role outside of sentences about the choice.
  var mayMark: Bool { bits & ~Self.choices != 0 }

  /// Whether it has any role at all.
  var isKnown: Bool { bits != 0 }

  mutating func insert(_ role: Language.Role) { bits |= Self.bit(role) }

  func has(_ role: Language.Role) -> Bool { bits & Self.bit(role) != 0 }

  /// Returns whether it has one of several roles.
  func has(_ one: Language.Role, _ others: Language.Role...) -> Bool {
    has(one) || others.contains(where: has)
  }

  /// Whether a heading may contain the word beside others that decide its role.
  var isCommon: Bool { bits & Self.common != 0 }

  /// Whether words that announce reasons may begin with it: `Rejected because …`
  var beginsReason: Bool { bits & Self.reasons != 0 }

  /// The side that the word names, and whether it judges, like `good` but not `pro`.
  var meaning: (side: Side, judges: Bool)? {
    if bits & Self.sides == 0 { return nil }
    return Self.meanings.first { bits & $0.bit != 0 }.map { ($0.side, $0.judges) }
  }

  /// Returns whether the word judges, but not in favor of a side.
  func judgesOtherwise(than side: Side) -> Bool {
    meaning.map { $0.judges && $0.side != side } ?? false
  }

  /// The meanings of words, in the order in which they count if a word has several.
  private static let meanings =
    Side.allCases.reversed().map { (bit: bit($0.roles.naming), side: $0, judges: false) }
    + Side.allCases.reversed().map { (bit: bit($0.roles.judging), side: $0, judges: true) }

  @inline(__always)
  fileprivate static func bit(_ role: Language.Role) -> Bits { 1 &<< Bits(role.rawValue) }

  private static let sides = meanings.reduce(0) { $0 | $1.bit }

  // Computed, these are compile-time constants; stored, each use would check for initialization.

  private static var common: Bits {
    sides | bit(.common) | bit(.considered) | bit(.rejected) | bit(.tradeOff) | bit(.filler)
      | bit(.connector) | bit(.options) | bit(.outcome) | bit(.chosen) | bit(.context)
      | bit(.driver)
  }
  /// The roles that matter only in sentences about the choice.
  private static var choices: Bits {
    bit(.decision) | bit(.adopted) | bit(.decider) | bit(.helping) | bit(.future)
      | bit(.particle) | bit(.hedge) | bit(.initially) | bit(.everything) | bit(.occasion)
      | bit(.request) | bit(.foreign) | bit(.parting)
      | bit(.revoking) | bit(.antecedent) | bit(.addition) | bit(.leaving) | bit(.trial)
      | bit(.rank)
  }
  private static var reasons: Bits {
    bit(.problem) | bit(.why) | bit(.reason) | bit(.subject) | bit(.rejected) | bit(.chosen)
      | bit(.choiceMark) | bit(.choosing) | bit(.denial) | bit(.reasonLead)
      | bit(.verdictTitle) | bit(.outcome)
  }
}

/// The roles of all words, by their hashes alone: a string for each word of a file took a quarter of
/// the reading time, a dictionary a twentieth.
private struct RoleTable {
  static let all = RoleTable()

  struct Word {
    var bits: WordRoles.Bits = 0
    var languages: Languages = []
    /// The last of the word's uses.
    var use: Int32 = -1
  }

  /// A role of a word in one language, and the index of the word's previous use.
  private typealias Use = (bits: WordRoles.Bits, language: Languages, before: Int32)

  private var words: HashTable<Word>
  private var uses: [Use] = []

  init() {
    // An upper estimate: a word and the blank after it take about eight bytes.
    let count = Language.all.flatMap(\.words).reduce(0) { $0 + $1.value.utf8.count / 6 + 1 }
    words = HashTable(capacity: count, empty: Word())
    uses.reserveCapacity(count)
    for (index, language) in Language.all.enumerated() {
      for (role, words) in language.words
      where role.rawValue < Language.Role.pluralEnding.rawValue {
        for word in words.utf8.split(whereSeparator: \.isBlank) {
          add(UInt64(word: word), WordRoles.bit(role), Languages.each[index])
        }
      }
    }
  }

  private mutating func add(_ hash: UInt64, _ bits: WordRoles.Bits, _ language: Languages) {
    words.change(hash) { word in
      uses.append((bits, language, word.use))
      word.bits |= bits
      word.languages.formUnion(language)
      word.use = Int32(uses.count - 1)
    }
  }

  subscript(hash: UInt64) -> Word { words[hash] }

  func bits(of hash: UInt64, in languages: Languages) -> WordRoles.Bits {
    let word = self[hash]
    if word.languages.isSubset(of: languages) { return word.bits }
    var (bits, index) = (WordRoles.Bits(0), word.use)
    while index >= 0 {
      let use = uses[Int(index)]
      if languages.contains(use.language) { bits |= use.bits }
      index = use.before
    }
    return bits
  }
}
