/// A problem in a decision file.
public struct Problem: Sendable, Hashable, Codable {
  package let line: Int
  /// The description, worded to follow `path:line: `.
  package let message: String
  /// Whether the file contradicts itself or is unreadable. Otherwise, the problem is a remark.
  package let isError: Bool

  /// The error, if it is one that a check knows; otherwise `nil`.
  package let kind: Kind?

  /// An error that a check knows, with its description.
  package enum Kind: String, Sendable, Codable {
    /// The file contains git's conflict markers.
    case mergeConflict = "git has left a merge conflict here"
    /// The file contains the conflict markers of our merge driver.
    case conflictOfDriver = "a merge has left a conflict here"
    /// The outcome names an option that the decision doesn't have.
    case unknownChoice = "the chosen option isn't in the list of options"
    /// The outcome names several options, so none is recorded as chosen.
    case severalChoices = "several options are chosen: expected one"
  }

  /// Whether the file contains conflict markers, so that its text is that of two versions.
  package var isConflict: Bool { kind == .mergeConflict || kind == .conflictOfDriver }

  /// Creates a problem; a remark unless `isError`.
  package init(line: Int, _ message: String, isError: Bool = false) {
    (self.line, self.message, self.isError, kind) = (line, message, isError, nil)
  }

  package init(line: Int, _ kind: Kind) {
    (self.line, message, isError, self.kind) = (line, kind.rawValue, true, kind)
  }
}
