/// A problem in a decision file that a person should look at.
public struct Problem: Sendable, Hashable, Codable {
  /// The line, from 1.
  public let line: Int

  /// The description, worded to follow `path:line: `.
  public let message: String

  /// Whether the file contradicts itself or is unreadable. Otherwise, the problem is a remark.
  public let isError: Bool

  /// Creates a problem; a remark unless `isError`.
  public init(line: Int, _ message: String, isError: Bool = false) {
    self.line = line
    self.message = message
    self.isError = isError
  }
}

extension Problem {
  /// The file contains git's conflict markers.
  public static let mergeConflict = "git has left a merge conflict here"

  /// The outcome names an option that the decision doesn't have.
  public static let unknownChoice = "the chosen option isn't in the list of options"

  /// The outcome names several options, so none is recorded as chosen.
  public static let severalChoices = "several options are chosen: expected one"
}
