/// One reason for or against an option.
public struct Argument: Sendable, Hashable {
  /// What an argument can weigh: nine digits hold any weight that means something, and no sum of
  /// them overflows.
  public static let weights = 0...999_999_999

  /// What it counts for.
  public let side: Side

  /// The reason itself, on one line, without the marker of its side: `it scales`, not
  /// `Good, because it scales`.
  public let text: String

  /// What was said below it, a line each: the sub-bullets of a file.
  public let details: [String]

  /// How much it counts, one of ``weights``; 1 unless somebody weighed it.
  public let weight: Int

  /// The line of its file on which it begins, from 1; `nil` for one that stands in no file.
  public let line: Int?

  /// Creates an argument; without more than a side and a text it is one that nobody weighed.
  ///
  /// A weight beyond ``weights`` becomes the nearest of them.
  public init(
    _ side: Side, _ text: String, details: [String] = [], weight: Int = 1, line: Int? = nil
  ) {
    self.side = side
    self.text = text
    self.details = details
    self.weight = min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
    self.line = line
  }
}
