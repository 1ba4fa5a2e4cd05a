/// Where a person writes a text that is too long for the prompt.
public protocol LongTextEditor {
  /// The text as the person leaves it; throws what kept them from writing.
  func edit(_ text: String) async throws(CommandError) -> String
}
