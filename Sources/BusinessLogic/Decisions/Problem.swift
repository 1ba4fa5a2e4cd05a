/// A problem in a decision file.
public struct Problem: Sendable, Hashable, Codable {
  package let line: Int
  /// The description, worded to follow `path:line: `.
  package let message: String
  /// Whether the file contradicts itself or is unreadable. Otherwise, the problem is a remark.
  package let isError: Bool

  /// Creates a problem; a remark unless `isError`.
  package init(line: Int, _ message: String, isError: Bool = false) {
    self.line = line
    self.message = message
    self.isError = isError
  }
}

extension Problem {
  /// The file contains git's conflict markers.
  package static let mergeConflict = "git has left a merge conflict here"

  /// The outcome names an option that the decision doesn't have.
  package static let unknownChoice = "the chosen option isn't in the list of options"

  /// The outcome names several options, so none is recorded as chosen.
  package static let severalChoices = "several options are chosen: expected one"
}
