/// Numbers the lines that the user types, so that a command can be matched with the rows shown when
/// the user started to type it. Later lines have higher numbers; an empty line has none.
nonisolated struct BegunLines: Sendable {
  private var count = 0

  /// The number of the current or last line; `nil` if the line is empty.
  var current: Int?

  /// Updates the number after an edit. A line that is cleared and started again gets a new number.
  mutating func lineBecame(isEmpty: Bool) {
    if isEmpty {
      current = nil
    } else if current == nil {
      begin()
    }
  }

  /// Gives the current line a new number.
  mutating func begin() {
    count += 1
    current = count
  }
}
