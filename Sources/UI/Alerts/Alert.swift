/// An error that was reported to the user.
package struct Alert: Sendable, Equatable {
  /// The document's title of every alert.
  package static let title = "Alert"
  package let message: String
  package let origin: Route

  /// When it was raised, as the wall clock showed it: `14:03:22`.
  package let time: String
}
