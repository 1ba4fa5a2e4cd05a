/// An error that was reported to the user.
public struct Alert: Sendable, Equatable {
  /// The document's title of every alert.
  public static let title = "Alert"

  /// What went wrong.
  public let message: String

  /// The screen that raised it.
  public let origin: Route

  /// When it was raised, as the wall clock showed it: `14:03:22`.
  public let time: String
}
