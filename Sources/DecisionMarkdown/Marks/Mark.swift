import BusinessLogic

/// What the beginning of a line says about the side of what stands on it.
struct Mark: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    /// Nothing: what it is depends on what it stands under.
    case none
    /// `Good, because it scales`, `Pro: it scales`: an argument wherever it stands.
    case explicit
    /// `✅ it scales`, `+ it scales`: an argument, but for a check list that has only ✅.
    case sign
    /// `Pros:`, `**Drawbacks**`: the side of what follows.
    case label
    /// `Notes:`: ends what a label above it began.
    case reset
  }

  var kind: Kind
  var side: Side
  /// Where the text behind the marker begins.
  var end: Int
  /// Whether it is the label of its own line: `Benefits: …`
  var isLabelled = false
  /// Whether it gives the reason why an option was chosen or not, which means a side only there.
  var tellsReason = false

  /// Whether it is an argument even if a colon ends it: `Good, because it has these parts:`.
  var judges: Bool { kind == .explicit && !isLabelled }

  static let none = Mark(kind: .none, side: .neutral, end: 0)
}
