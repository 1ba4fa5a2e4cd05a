import BusinessLogic

/// An editor for texts too long for the prompt.
package protocol LongTextEditor {
  /// Returns the text as the user edited it; throws if the editor failed.
  func edit(_ text: String) async throws(CommandError) -> String

  /// Opens a file at a line, from 1; throws if the editor failed.
  func edit(file path: String, at line: Int) async throws(CommandError)
}

/// The user's own editor, and whether it is open. Meanwhile, the session waits for no command. A replay
/// answers in its place.
final class UserEditor {
  private let editor: any LongTextEditor
  private let stage: Stage
  private(set) var isOpen = false

  init(_ editor: any LongTextEditor, on stage: Stage) {
    (self.editor, self.stage) = (editor, stage)
  }

  func edit(_ text: String) async throws(CommandError) -> String {
    try await answer(to: text) { [editor] in try await editor.edit(text) }
  }

  func edit(file path: String, at line: Int) async throws(CommandError) {
    try await answer(to: path) { [editor] in try await editor.edit(file: path, at: line) }
  }

  private func answer<Answer: Sendable>(
    to question: String, _ edit: @MainActor @Sendable () async throws -> Answer
  ) async throws(CommandError) -> Answer {
    isOpen = true
    defer { isOpen = false }
    do {
      guard let log = stage.log else { return try await edit() }
      return try await log.answer(to: question, of: "editor", edit)
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Returns the text as the user changed it; `nil` if it is empty or unchanged.
  func rewrite(_ text: String) async throws(CommandError) -> String? {
    // An argument is a single paragraph, however it was broken into lines.
    let lines = try await edit(text).split(whereSeparator: \.isNewline).map(\.trimmed)
    let joined = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return joined.isEmpty || joined == text ? nil : joined
  }
}
