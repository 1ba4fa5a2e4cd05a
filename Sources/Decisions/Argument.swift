/// One reason for or against an option.
public struct Argument: Sendable, Hashable, Codable {
  /// The valid weights. No sum of weights with nine digits overflows.
  package static let weights = 0...999_999_999
  /// What was expected of another number.
  package static let weightsInWords = "a weight from \(weights.lowerBound) to \(weights.upperBound)"
  package let side: Side
  /// The reason on one line, without its marker: `it scales`, not `Good, because it scales`.
  public let text: String
  /// The lines of its sub-bullets in the file.
  package let details: [String]
  /// How much the argument counts, within ``weights``. Defaults to 1.
  package let weight: Int
  /// The line where the argument begins in its file, from 1; `nil` without a file. For a sentence within
  /// an item or a paragraph, that is where the item or paragraph begins, or the line after a hard line
  /// break.
  package let line: Int?

  /// Creates an argument. Clamps `weight` to ``weights``.
  package init(
    _ side: Side, _ text: String, details: [String] = [], weight: Int = 1, line: Int? = nil
  ) {
    self.side = side
    self.text = text
    self.details = details
    self.weight = min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
    self.line = line
  }
}
