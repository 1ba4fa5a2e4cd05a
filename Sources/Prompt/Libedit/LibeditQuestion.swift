import CEditLine

/// A question that libedit asks below the line, as vi's `/` does, and for which it throws the line
/// away: what becomes of it.
nonisolated struct LibeditQuestion {
  enum Step {
    case none

    /// The person wants to leave it. libedit would run what it finds then; it is taken back letter
    /// by letter instead, with ``backspace``.
    case leave

    /// It has ended just now.
    case end
  }

  static let backspace: UInt32 = 0x7F

  private var isAsked = false

  /// How long question and answer were when they were last to be left.
  private var leaving: Int?

  /// Whether it can't be left, and is none: a line that begins with a line end that was quoted.
  private(set) var isNone = false

  /// Notes that the person wants to leave it.
  mutating func leave(from length: Int) {
    leaving = length
  }

  /// What is to be done before the next key is waited for; `length` is that of question and answer.
  mutating func step(isAsking: Bool, length: Int) -> Step {
    guard isAsking else {
      let hasEnded = isAsked && !isNone
      self = LibeditQuestion()
      return hasEnded ? .end : .none
    }
    isAsked = true
    guard let leaving else { return .none }
    isNone = length >= leaving
    self.leaving = isNone ? nil : length
    return isNone ? .none : .leave
  }
}

nonisolated extension Libedit {
  /// What a key does to a question.
  enum Reaction {
    /// libedit gets it.
    case pass
    case ignore
    case leave
  }

  /// What libedit asks for: with `/` and `?` for a line of earlier, with `:` for a command; `nil` if
  /// for nothing.
  var askedKind: Unicode.Scalar? { question.isNone ? nil : seemingKind }

  /// The same, told by the line alone.
  var seemingKind: Unicode.Scalar? {
    let text = line.text
    guard text.first == "\n", let kind = text.dropFirst().first else { return nil }
    return [":", "/", "?"].contains(kind) ? kind : nil
  }

  /// What `key` does to libedit's question, if it asks one.
  ///
  /// An escape would not leave it: libedit would run the line that it finds, or the command. And of a
  /// command with an open quote it would take words that are not there, and crash.
  func reaction(to key: Unicode.Scalar) -> Reaction {
    guard let kind = askedKind else { return .pass }
    switch key {
    case "\u{1B}":
      return skipSequence() ? .ignore : .leave
    case "\r", "\n":
      let command = String(String.UnicodeScalarView(line.text.dropFirst(2)))
      return kind != ":" || editline_is_command(command) != 0 ? .pass : .leave
    default:
      return .pass
    }
  }

  /// Passes over the rest of an arrow or another key that sends several characters; false if it was
  /// the escape key, or one together with Alt.
  func skipSequence() -> Bool {
    guard let second = keyboard.ahead(), [UInt8(ascii: "["), UInt8(ascii: "O")].contains(second)
    else { return false }
    var isOver = false
    _ = nextKey()
    while !isOver, keyboard.ahead() != nil, case .scalar(let scalar) = nextKey() {
      isOver = (0x40...0x7E).contains(scalar.value) && scalar != "["
    }
    return true
  }
}
