/// An error that test services throw.
public struct Breakdown: Error, CustomStringConvertible {
  /// The message shown to the user.
  public let description: String

  /// Creates an error with a message.
  public init(_ description: String = "Server is down") {
    self.description = description
  }
}
