import BusinessLogic

/// An editor for texts too long for the prompt.
package protocol LongTextEditor {
  /// Returns the text as the user edited it; throws if the editor failed.
  func edit(_ text: String) async throws(CommandError) -> String

  /// Opens a file at a line, from 1; throws if the editor failed.
  func edit(file path: String, at line: Int) async throws(CommandError)
}

/// The user's own editor, and whether it is open. Meanwhile, the session waits for no command.
final class UserEditor {
  private let editor: any LongTextEditor
  private(set) var isOpen = false

  init(_ editor: any LongTextEditor) { self.editor = editor }

  func edit(_ text: String) async throws(CommandError) -> String {
    isOpen = true
    defer { isOpen = false }
    return try await editor.edit(text)
  }

  func edit(file path: String, at line: Int) async throws(CommandError) {
    isOpen = true
    defer { isOpen = false }
    try await editor.edit(file: path, at: line)
  }

  /// Returns the text as the user changed it; `nil` if it is empty or unchanged.
  func rewrite(_ text: String) async throws(CommandError) -> String? {
    // An argument is a single paragraph, however it was broken into lines.
    let lines = try await edit(text).split(whereSeparator: \.isNewline).map(\.trimmed)
    let joined = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return joined.isEmpty || joined == text ? nil : joined
  }
}
