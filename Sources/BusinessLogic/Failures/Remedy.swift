/// A suggestion for the user after an error. The user interface says which command does it.
public enum Remedy: Sendable {
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
}

/// An error with a suggestion for the user.
public protocol Remediable: Error {
  /// The suggestion; `nil` if there is none.
  var remedy: Remedy? { get }
}
