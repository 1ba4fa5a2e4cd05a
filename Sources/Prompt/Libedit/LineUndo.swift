/// What the line looked like before each change of it.
nonisolated struct LineUndo: Sendable {
  /// Enough for a person; without a limit an hour at one line would add up.
  private static let limit = 500

  private var before: [LineState] = []
  private var now = LineState()
  private var isTyping = false

  /// Notes what the line looks like now. A word that is typed in one go is one change.
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

  /// What the line looked like before the last change; `nil` if nothing has changed.
  mutating func undo() -> LineState? {
    guard let state = before.popLast() else { return nil }
    (now, isTyping) = (state, false)
    return state
  }

  /// The one character by which the new line is longer, if it stands where the cursor was.
  private func typedCharacter(in state: LineState) -> Unicode.Scalar? {
    guard state.text.count == now.text.count + 1, state.cursor == now.cursor + 1,
      state.text[..<now.cursor] == now.text[..<now.cursor],
      state.text[state.cursor...] == now.text[now.cursor...]
    else { return nil }
    return state.text[now.cursor]
  }
}
