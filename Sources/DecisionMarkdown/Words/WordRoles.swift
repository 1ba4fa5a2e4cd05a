import BusinessLogic

struct WordRoles {
  private let bits: UInt64

  init(_ word: String) {
    var word = word
    bits = word.withUTF8 { Self.table.bits($0) }
  }

  /// Looks up a word of a file, which may have capitals and accents.
  init(_ bytes: [UInt8], _ word: Range<Int>) {
    if let known = bytes[word].withUnsafeBufferPointer({ Self.table.bits(ofASCII: $0) }) {
      bits = known
    } else {
      var folded = FoldedWords(bytes[word]).joined
      bits = folded.withUTF8 { Self.table.bits($0) }
    }
  }

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
  private static let reasons = bits([
    .problem, .why, .reason, .rejecting, .subject, .rejected, .chosen, .choosing, .denial,
    .reasonLead,
  ])

  private static let table: WordTable = {
    var roles: [String: UInt64] = [:]
    for language in Language.all {
      for role in Language.Role.allCases {
        for word in language.list(role) { roles[word, default: 0] |= bits([role]) }
      }
    }
    return WordTable(roles)
  }()
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

/// A hash table of words. Compares only their 64-bit hashes: a string for each word of a file took
/// a quarter of the reading time.
private struct WordTable {
  private var slots: [(hash: UInt64, bits: UInt64)]

  init(_ words: [String: UInt64]) {
    var size = 1024
    while size < 4 * words.count { size *= 2 }
    slots = Array(repeating: (0, 0), count: size)
    for (word, bits) in words {
      var word = word
      let hash = word.withUTF8(Self.hash)
      slots[slot(of: hash)] = (hash, bits)
    }
  }

  func bits(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 { slots[slot(of: Self.hash(word))].bits }

  /// Returns the bits of a word; `nil` if it has other than ASCII letters.
  func bits(ofASCII word: UnsafeBufferPointer<UInt8>) -> UInt64? {
    for byte in word where byte >= 0x80 { return nil }
    return bits(word)
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte.asciiLowercase)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns the slot of a word, or the free one where it belongs.
  private func slot(of hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[place].bits != 0, slots[place].hash != hash {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}
