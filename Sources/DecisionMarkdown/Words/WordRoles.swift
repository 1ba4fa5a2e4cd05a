import Decisions

struct WordRoles {
  private let bits: UInt64

  init(_ word: String) {
    var word = word
    bits = word.withUTF8(Self.bits(of:))
  }

  /// Looks up a word of a file, which may have capitals and accents.
  init(_ bytes: [UInt8], _ word: Range<Int>) {
    self = bytes[word].withUnsafeBufferPointer { letters in
      letters.allSatisfy { $0 < 0x80 }
        ? Self(bits: Self.bits(of: letters))
        : Self(FoldedWords(bytes[word]).joined)
    }
  }

  private init(bits: UInt64) { self.bits = bits }

  /// Returns whether a text begins with a plain word that has no role. No label begins so, and most
  /// texts do.
  static func areUnknown(atStartOf text: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let word = text.prefix { bytes[$0].isWordByte && bytes[$0] < 0x80 }
    guard !word.isEmpty, word.upperBound == text.upperBound || bytes[word.upperBound].isSpace
    else { return false }
    return WordRoles(bytes, word).bits & ~choices == 0
  }

  var isUnknown: Bool { bits == 0 }

  func has(_ role: Language.Role) -> Bool { bits & 1 << UInt64(role.rawValue) != 0 }

  /// Whether a heading may contain the word beside others that decide its role.
  var isCommon: Bool { bits & Self.common != 0 }

  /// Whether words that announce reasons may begin with it: `Rejected because …`
  var beginsReason: Bool { bits & Self.reasons != 0 }

  /// The side that the word names, and whether it judges, like `good` but not `pro`.
  var meaning: (side: Side, judges: Bool)? {
    if bits & Self.sides == 0 { return nil }
    if has(.neutrals) { return (.neutral, false) }
    if has(.cons) { return (.con, false) }
    if has(.pros) { return (.pro, false) }
    return (has(.neutral) ? .neutral : has(.bad) ? .con : .pro, true)
  }

  private static func bits(_ roles: [Language.Role]) -> UInt64 {
    roles.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  private static let sides = bits([.good, .bad, .neutral, .pros, .cons, .neutrals])
  private static let common =
    sides | bits([.common, .filler, .connector, .options, .outcome, .chosen, .context, .driver])
  /// The roles that matter only in sentences about the choice.
  private static let choices = bits([
    .decision, .adopted, .decider, .helping, .future, .particle, .hedge,
  ])
  private static let reasons = bits([
    .problem, .why, .reason, .rejecting, .subject, .rejected, .chosen, .choosing, .denial,
    .reasonLead,
  ])

  private typealias Slot = (hash: UInt64, bits: UInt64)

  /// The roles of the words, by their hashes alone: a string for each word of a file took a quarter
  /// of the reading time, a dictionary a twentieth.
  private static let slots: [Slot] = {
    var slots = [Slot](repeating: (0, 0), count: 4096)
    for language in Language.all {
      for (role, var words) in language.words {
        words.withUTF8 { text in
          for word in text.split(whereSeparator: \.isBlank) {
            let hash = hash(UnsafeBufferPointer(rebasing: word))
            let place = place(of: hash, in: slots)
            slots[place] = (hash, slots[place].bits | bits([role]))
          }
        }
      }
    }
    return slots
  }()

  private static func bits(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    slots[place(of: hash(word), in: slots)].bits
  }

  /// Returns the slot of a hash, or the free one where it belongs.
  private static func place(of hash: UInt64, in slots: [Slot]) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[place].bits != 0, slots[place].hash != hash {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1.asciiLowercase)) &* 0x100_0000_01B3 }
  }
}

extension String {
  /// Returns whether a folded word has a role in any language.
  func means(_ role: Language.Role) -> Bool { WordRoles(self).has(role) }
}

extension Sequence<String> {
  func contains(_ role: Language.Role) -> Bool { contains { $0.means(role) } }
}

extension [WordRoles] {
  /// Returns whether one of the words has a role, and the others have it too or are common.
  func name(_ role: Language.Role) -> Bool {
    contains { $0.has(role) } && allSatisfy { $0.has(role) || $0.isCommon }
  }
}
