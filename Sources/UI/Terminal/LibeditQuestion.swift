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
  private var isLeaving = false

  /// Notes that the person wants to leave it.
  mutating func leave() {
    isLeaving = true
  }

  /// What is to be done before the next key is waited for.
  mutating func step(isAsking: Bool) -> Step {
    defer { isAsked = isAsking }
    if isAsking { return isLeaving ? .leave : .none }
    isLeaving = false
    return isAsked ? .end : .none
  }
}
