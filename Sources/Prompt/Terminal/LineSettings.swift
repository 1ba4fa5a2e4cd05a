/// What the current and the next lines show and do, on terminals that can redraw.
package nonisolated struct LineSettings: Sendable {
  /// The prompt, which may change while the line is typed; `nil` for that of the call.
  package var prompt: String?

  /// The lines below the line and its hints.
  package var below: [Text] = []

  /// Returns the hints below the current line. Called after every key.
  package var hints: @Sendable (_ line: String, _ beforeCursor: String) -> [Text] = { _, _ in [] }

  /// Completes the line up to the cursor. The next key cancels the task.
  package var complete: @MainActor @Sendable (String) async -> Completion? = { _ in nil }

  /// Returns the question or the refusal for lines that were pasted, a single one only on an empty
  /// line. By default, `nil`, several lines are asked about, and a single one becomes part of the line.
  package var reply: @MainActor @Sendable ([String]) async -> PasteReply? = { _ in nil }

  /// Opens the line in the user's editor and returns the result, if any; `nil` without an editor.
  package var edit: (@MainActor @Sendable (String) async -> String?)?

  /// Whether the line continues a command from the previous line. The arrows recall nothing then:
  /// an earlier command would end up in the middle of this one.
  package var isContinued = false

  /// The meanings of keys, such as slash or space, on an empty line; others have their own.
  package var emptyLineKeys: [Unicode.Scalar: EmptyLineKey] = [:]

  package init() {}
}
