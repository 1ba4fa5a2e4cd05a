/// Hints, completion and external editing for the current line, on terminals that can redraw.
package nonisolated struct LineAssistance: Sendable {
  /// Returns the lines to show below the current line. Called after every key.
  package let hints: @Sendable (_ line: String, _ beforeCursor: String) -> [Text]

  /// Completes the line up to the cursor. The next key cancels the task.
  package let complete: @MainActor @Sendable (String) async -> Completion?

  /// Opens the line in the user's editor and returns the result, if any; `nil` without an editor.
  package let edit: (@MainActor @Sendable (String) async -> String?)?

  /// Whether the line continues a command from the previous line. The arrows recall nothing then:
  /// an earlier command would end up in the middle of this one.
  package let isContinued: Bool

  package init(
    hints: @escaping @Sendable (_ line: String, _ beforeCursor: String) -> [Text],
    complete: @escaping @MainActor @Sendable (String) async -> Completion?,
    edit: (@MainActor @Sendable (String) async -> String?)?, isContinued: Bool
  ) {
    (self.hints, self.complete, self.edit, self.isContinued) = (hints, complete, edit, isContinued)
  }

  static let none = LineAssistance(
    hints: { _, _ in [] }, complete: { _ in nil }, edit: nil, isContinued: false)
}
