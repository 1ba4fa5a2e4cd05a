/// The roles of a word in all languages, found by one look-up.
struct WordRoles: Sendable {
  private let bits: UInt64

  /// Looks up a word.
  init(_ word: String) { bits = Self.all[word] ?? 0 }

  /// Whether it has a role.
  func has(_ role: Language.Role) -> Bool { bits & Self.bit(role) != 0 }

  /// Whether it may stand beside others in a heading and decides nothing.
  var isCommon: Bool { bits & Self.common != 0 }

  private static func bit(_ role: Language.Role) -> UInt64 { 1 << UInt64(role.rawValue) }

  private static let common: UInt64 =
    [
      .common, .filler, .connector, .options, .outcome, .chosen, .context, .driver, .good, .bad,
      .neutral, .pros, .cons, .neutrals,
    ].reduce(0) { $0 | bit($1) }

  private static let all: [String: UInt64] = {
    var all: [String: UInt64] = [:]
    for role in Language.Role.allCases {
      for word in Language.words(role) { all[word, default: 0] |= bit(role) }
    }
    return all
  }()
}

extension [WordRoles] {
  /// Whether one of the words has a role, and the others have it, too, or are common.
  func name(_ role: Language.Role) -> Bool {
    contains { $0.has(role) } && allSatisfy { $0.has(role) || $0.isCommon }
  }
}
