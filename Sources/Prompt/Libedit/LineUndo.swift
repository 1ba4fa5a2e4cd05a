/// What the line looked like before each change of it.
nonisolated struct LineUndo: Sendable {
  /// A line and the place of the cursor in it.
  struct State: Sendable, Equatable {
    var text: [Unicode.Scalar] = []
    var cursor = 0
  }

  /// Enough for a person; without a limit an hour at one line would add up.
  private static let limit = 500

  private var before: [State] = []
  private var now = State()
  private var isTyping = false

  /// The earlier line that it was when it was brought back.
  private var earlier: State?

  /// Whether the last change goes on, whatever is typed.
  private var isOpen = false

  /// Notes what the line looks like now. What is typed in one go is one change; a word is taken
  /// back after the other, unless all is typed within one change, as of vi's.
  mutating func note(_ state: State, withinChange isWithin: Bool = false) {
    defer { now = state }
    isOpen = isOpen && isWithin
    guard state.text != now.text else {
      if state.cursor != now.cursor { (isTyping, isOpen) = (false, false) }
      return
    }
    let typed = typedCharacter(in: state)
    if !isOpen, !isTyping || typed == nil || typed == " " || isWithin { before.append(now) }
    if before.count > Self.limit { before.removeFirst() }
    (isTyping, isOpen) = (typed != nil, isWithin)
  }

  /// What the line looked like before the last change; `nil` if nothing has changed.
  mutating func undo() -> State? {
    guard let state = before.popLast() else { return nil }
    (now, isTyping, isOpen) = (state, false, false)
    return state
  }

  /// An earlier line was brought back: what is done to it from here on is done to that one.
  mutating func begin(with state: State) {
    note(state)
    earlier = state
  }

  /// What the line looked like at first, as far as that is known; `nil` if nothing has changed.
  var first: State? { earlier ?? before.first }

  /// The one character by which the new line is longer, if it stands where the cursor was.
  private func typedCharacter(in state: State) -> Unicode.Scalar? {
    guard state.text.count == now.text.count + 1, state.cursor == now.cursor + 1,
      state.text[..<now.cursor] == now.text[..<now.cursor],
      state.text[state.cursor...] == now.text[now.cursor...]
    else { return nil }
    return state.text[now.cursor]
  }
}
