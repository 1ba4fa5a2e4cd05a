import BusinessLogic

/// What the beginning of a line says about its side.
struct Mark: Sendable, Equatable {
  enum Kind: UInt8, Sendable {
    /// Nothing: the side depends on what is above.
    case none
    /// `Good, because it scales`, `Pro: it scales`: an argument everywhere.
    case explicit
    /// `✅ it scales`, `+ it scales`: an argument, except in a list that has only ✅.
    case sign
    /// `Pros:`, `**Drawbacks**`: the side of what follows.
    case label
    /// `Notes:`: ends the label above.
    case reset
  }

  var kind: Kind
  var side: Side
  /// Where the text after the mark begins.
  var end: Int
  /// Whether the mark is the label of its line: `Benefits: …`
  var isLabelled = false
  /// Whether it is a reason for what became of an option. Only at an option, that has a side.
  var tellsReason = false

  /// Whether it is an argument even if it ends with a colon: `Good, because it has these parts:`.
  var judges: Bool { kind == .explicit && !isLabelled }

  static let none = Mark(kind: .none, side: .neutral, end: 0)

  /// The label that a whole text is.
  static func label(_ side: Side, _ text: Range<Int>) -> Mark {
    Mark(kind: .label, side: side, end: text.upperBound)
  }

  /// The end of a label that a whole text is.
  static func reset(_ text: Range<Int>) -> Mark {
    Mark(kind: .reset, side: .neutral, end: text.upperBound)
  }
}
