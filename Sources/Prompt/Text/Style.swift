/// The meaning of a part of a text. A palette gives it an appearance. No information is in the
/// colour alone.
package nonisolated enum Style: Sendable, Hashable, CaseIterable {
  case heading
  /// The number of a row, or the name of a command.
  case number
  case pro
  case con
  case neutral
  case chosen
  /// Secondary information.
  case remark
  /// A failure in the background.
  case alert
  /// An invalid command.
  case error
  case prompt
  /// The word of a usage line that is currently being typed.
  case current
}
