/// An editor for texts too long for the prompt.
package protocol LongTextEditor {
  /// Returns the text as the user edited it; throws if the editor failed.
  func edit(_ text: String) async throws(CommandError) -> String

  /// Opens a file at a line, from 1; throws if the editor failed.
  func edit(file path: String, at line: Int) async throws(CommandError)
}
