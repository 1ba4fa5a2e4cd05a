/// What a part of a text means. How that looks, if it looks like anything, is the palette's
/// matter; the words say the same to those who see no colour.
public nonisolated enum Style: Sendable, Hashable, CaseIterable {
  /// What the lines below it are about.
  case heading
  /// The number that a row is opened by, and the name that a command is called by.
  case number
  /// What speaks for something.
  case pro
  /// What speaks against something.
  case con
  /// What does neither.
  case neutral
  /// The option that was chosen.
  case chosen
  /// What is said in passing.
  case remark
  /// Something that went wrong behind the screen.
  case alert
  /// A command that can't be carried out.
  case error
  /// Where one is.
  case prompt
  /// The word of a usage that is being typed.
  case current
}
