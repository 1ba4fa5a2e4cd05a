/// The rank of a match; lower is better.
///
/// Compares in this order: the kind (titles of decisions and options, then arguments, then context,
/// drivers, outcome and notes, then other text), words that are next to each other before words
/// apart, the place, the length of the text. Equal ranks keep file order.
struct SearchRank: Sendable, Comparable {
  /// The place of a word in a passage, best first. For several words, the worst place counts.
  enum Place: UInt32, Comparable {
    case start
    case word
    /// At the start of a word.
    case beginning
    case inside
    /// Only in the further lines, such as an argument's details.
    case below

    static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  // A single integer, because a search in a million arguments creates and compares as many ranks.
  private let value: UInt32

  init(tier: UInt8, place: Place, isApart: Bool, length: Int) {
    let fit = UInt32(tier) << 4 | (isApart ? 1 : 0) << 3 | place.rawValue
    value = fit << 24 | UInt32(clamping: min(length, 0xFF_FFFF))
  }

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.value < right.value }
}

extension Passage.Kind {
  var searchTier: UInt8 {
    switch self {
    case .decision, .option: 0
    case .argument: 1
    case .context, .driver, .outcome, .note: 2
    case .text, .markup: 3
    }
  }
}
