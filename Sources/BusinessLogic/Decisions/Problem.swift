/// Something in a decision file that a person should look at.
public struct Problem: Sendable, Hashable {
  /// The line on which it stands, from 1.
  public let line: Int

  /// What is wrong, in words that fit behind `path:line: `.
  public let message: String

  /// Whether the file contradicts itself or can't be read; otherwise it is a remark.
  public let isError: Bool

  /// Creates a problem; a remark unless `isError`.
  public init(line: Int, _ message: String, isError: Bool = false) {
    self.line = line
    self.message = message
    self.isError = isError
  }
}

extension Problem {
  /// The file has git's marks of a conflict.
  public static let mergeConflict = "git has left a merge conflict here"

  /// The outcome names an option, but none that the decision has.
  public static let unknownChoice = "the chosen option is none of the options"

  /// The outcome names several options, of which only one could be kept as the chosen one.
  public static let severalChoices = "several options are chosen, so that none is recorded"
}
