/// What helps a person while a line is being typed, where the terminal can show it.
public nonisolated struct LineAssistance: Sendable {
  /// The lines to stand below the line that is given, with what of it stands before the cursor.
  /// It is asked after every key.
  public let hints: @Sendable (_ line: String, _ beforeCursor: String) -> [Text]

  /// What Tab makes of a line up to the cursor; its task is cancelled by the next key.
  public let complete: @MainActor @Sendable (String) async -> Completion?

  /// What the person makes of a line in an editor of their own, `nil` if nothing; no such thing where
  /// there is no editor.
  public let edit: (@MainActor @Sendable (String) async -> String?)?

  /// Whether the line goes on with a command that was begun on the line before. An earlier command
  /// would stand in the middle of that one, so the arrows bring none back.
  public let isContinued: Bool

  /// Help of all these kinds.
  public init(
    hints: @escaping @Sendable (_ line: String, _ beforeCursor: String) -> [Text],
    complete: @escaping @MainActor @Sendable (String) async -> Completion?,
    edit: (@MainActor @Sendable (String) async -> String?)?, isContinued: Bool
  ) {
    (self.hints, self.complete, self.edit, self.isContinued) = (hints, complete, edit, isContinued)
  }

  /// No help.
  static let none = LineAssistance(
    hints: { _, _ in [] }, complete: { _ in nil }, edit: nil, isContinued: false)
}
