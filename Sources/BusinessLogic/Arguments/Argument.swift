/// One reason for or against an option.
public struct Argument: Sendable, Hashable {
  /// What it counts for.
  public let side: Side

  /// The reason itself, on one line, without the marker of its side: `it scales`, not
  /// `Good, because it scales`.
  public let text: String

  /// What was said below it, a line each: the sub-bullets of a file.
  public let details: [String]

  /// How much it counts, a whole number from 0; 1 unless somebody weighed it.
  public let weight: Int

  /// The line of its file on which it begins, from 1; `nil` for one that stands in no file.
  public let line: Int?

  /// Creates an argument; without more than a side and a text it is one that nobody weighed.
  public init(
    _ side: Side, _ text: String, details: [String] = [], weight: Int = 1, line: Int? = nil
  ) {
    self.side = side
    self.text = text
    self.details = details
    self.weight = weight
    self.line = line
  }
}
