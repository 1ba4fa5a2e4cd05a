/// What may help after an error. The user interface says how it is done there.
public enum Remedy: Sendable {
  /// Look which decisions there are.
  case listDecisions

  /// Look at what is there now.
  case lookAgain

  /// Make an option, and edit that.
  case makeOption
}

/// An error that knows what may help.
public protocol Remediable: Error {
  /// What may help; `nil` if nothing is known to.
  var remedy: Remedy? { get }
}
