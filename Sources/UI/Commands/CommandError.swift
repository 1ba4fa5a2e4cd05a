import BusinessLogic
import Prompt

/// An error in a command: it says what was wrong and what to do instead.
package nonisolated struct CommandError: Error, Equatable, CustomStringConvertible {
  /// The message, without the `error:` prefix.
  public let description: String

  /// Whether the line returns to the prompt, for the user to confirm it.
  var returnsLine = false

  package init(_ description: String, returnsLine: Bool = false) {
    (self.description, self.returnsLine) = (description, returnsLine)
  }

  /// The error as it is shown, with the place of its line.
  func reported(at place: String = "") -> Text { "\("error:", .error) \(place)\(description)" }

  /// Creates an error that ends with the rejected input, if there was any.
  package init(_ fact: String, not typed: String) {
    description = typed.isEmpty ? fact : "\(fact), not \"\(typed)\""
  }

  /// Creates an error that suggests the known word nearest to the input, if one is near.
  package init(_ fact: String, nearestTo typed: some StringProtocol, among known: [String]) {
    description = fact + suggestion(for: typed, among: known)
  }
}
