nonisolated struct LineUndo: Sendable {
  /// Bounds the memory of a line that is edited for hours.
  private static let limit = 500

  private var before: [LineState] = []
  private var now = LineState()
  private var isTyping = false

  /// Records the current line. A word typed in one go is one change.
  mutating func note(_ state: LineState) {
    defer { now = state }
    guard state.text != now.text else {
      if state.cursor != now.cursor { isTyping = false }
      return
    }
    let typed = typedCharacter(in: state)
    if !isTyping || typed == nil || typed == " " { before.append(now) }
    if before.count > Self.limit { before.removeFirst() }
    isTyping = typed != nil
  }

  /// Returns the line before the last change; `nil` if there is none.
  mutating func undo() -> LineState? {
    guard let state = before.popLast() else { return nil }
    (now, isTyping) = (state, false)
    return state
  }

  /// Returns the single character inserted at the cursor, if that is the only change.
  private func typedCharacter(in state: LineState) -> Unicode.Scalar? {
    guard state.text.count == now.text.count + 1, state.cursor == now.cursor + 1,
      state.text[..<now.cursor] == now.text[..<now.cursor],
      state.text[state.cursor...] == now.text[now.cursor...]
    else { return nil }
    return state.text[now.cursor]
  }
}
