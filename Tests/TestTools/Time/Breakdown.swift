/// What services throw in tests: an error of their own that describes itself.
public struct Breakdown: Error, CustomStringConvertible {
  /// What the person reads.
  public let description: String

  /// Creates an error with these words.
  public init(_ description: String = "Server is down") {
    self.description = description
  }
}
