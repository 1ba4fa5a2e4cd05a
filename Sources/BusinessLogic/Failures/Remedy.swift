/// A suggestion for the user after an error. The user interface says which command does it.
public enum Remedy: Sendable, Hashable, Codable {
  /// List the decisions.
  case listDecisions

  /// Refresh.
  case lookAgain

  /// Keep or drop the draft.
  case endDraft

  /// Drop the draft.
  case dropDraft

  /// Add an option, and edit that.
  case makeOption

  /// Add an argument of this side.
  case makeArgument(Side)

  /// Check the path, and refresh.
  case checkPath

  /// Make the file readable, and refresh.
  case makeReadable

  /// Fix the file, and refresh.
  case fixFile

  /// Open a Markdown file or a folder of them.
  case openMarkdown

  /// Create the first decision of the folder.
  case createDecision

  /// Write lists of pros and cons into the file, and refresh.
  case writeLists

  /// Convert the file to UTF-8, and refresh.
  case convert

  /// Choose another file name.
  case chooseName

  /// Create the folder.
  case makeFolder

  /// Fix the cause, and try again.
  case fixAndRetry

  /// Open the file that a link leads to.
  case openTarget

  /// Replace the file with a copy, and try again.
  case replaceWithCopy

  /// Wait for another program, and try again.
  case waitAndRetry

  /// Open the folder of the file.
  case openFolder
}

/// An error with a suggestion for the user.
public protocol Remediable: Error {
  /// The suggestion; `nil` if there is none.
  var remedy: Remedy? { get }
}
