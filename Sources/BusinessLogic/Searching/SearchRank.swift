/// How well a passage fits what is searched for: the lower, the better.
///
/// What counts first comes first: titles of decisions and options before arguments, and those
/// before context, drivers and notes, and those before other text; words that stand one after the other before words that stand
/// apart; the better place; the shorter text. What is alike in all of these stays in file order.
struct SearchRank: Sendable, Comparable {
  /// Where in a passage a word stands, the best place first; of several words the worst counts.
  enum Place: UInt32, Comparable {
    /// At the beginning of its text.
    case start
    /// As a whole word.
    case word
    /// At the beginning of a word.
    case beginning
    /// Inside a word.
    case inside
    /// Only below its text, as an argument's details are.
    case below

    static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  // One number, since a search on a million arguments makes and compares as many.
  private let value: UInt32

  init(tier: UInt8, place: Place, isApart: Bool, length: Int) {
    let fit = UInt32(tier) << 4 | (isApart ? 1 : 0) << 3 | place.rawValue
    value = fit << 24 | UInt32(clamping: min(length, 0xFF_FFFF))
  }

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.value < right.value }
}

extension Passage.Kind {
  /// Which kinds come first.
  var searchTier: UInt8 {
    switch self {
    case .decision, .option: 0
    case .argument: 1
    case .context, .driver, .outcome, .note: 2
    case .text, .markup: 3
    }
  }
}
