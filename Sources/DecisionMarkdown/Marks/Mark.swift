import Decisions

/// The mark at the beginning of a line, which gives its side.
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
  /// Whether it is the reason for a verdict on an option. It has a side only there.
  var tellsReason = false

  /// Whether it says what has the side, `Pros of Kafka:`, or what the option isn't to be, `Rejected as
  /// a cache:`. As a label it fits no other option.
  var hasSubject = false

  var hasSide: Bool { kind != .none && kind != .reset }

  /// Whether it is an argument even if it ends with a colon: `Good, because it has these parts:`.
  var judges: Bool { kind == .explicit && !isLabelled }

  static let none = Mark(kind: .none, side: .neutral, end: 0)

  /// Returns the mark of a text that is only a label.
  static func label(_ side: Side, _ text: Range<Int>, hasSubject: Bool = false) -> Mark {
    Mark(kind: .label, side: side, end: text.upperBound, hasSubject: hasSubject)
  }

  /// Returns the mark of a text that only ends a label.
  static func reset(_ text: Range<Int>) -> Mark {
    Mark(kind: .reset, side: .neutral, end: text.upperBound)
  }
}
