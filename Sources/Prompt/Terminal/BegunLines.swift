/// Numbers the lines that the user types, so that a command can be matched with the rows shown when
/// the user started to type it. Later lines have higher numbers; an empty line has none.
nonisolated struct BegunLines: Sendable, Equatable {
  private var count = 0

  /// The number of the current or last line; `nil` if the line is empty.
  private(set) var current: Int?

  /// The number of a line interrupted by a paste. The line continues afterwards.
  private var waiting: Int?

  private var isPasteHeld = false

  /// Updates the number after an edit. A line that is cleared and started again gets a new number.
  mutating func lineBecame(isEmpty: Bool) {
    isPasteHeld = false
    if isEmpty {
      current = nil
    } else if let waiting {
      current = waiting
      self.waiting = nil
    } else if current == nil {
      begin()
    }
  }

  /// Starts a new number for a block of pasted lines that replaces the current line.
  mutating func pasteIsHeld() {
    guard !isPasteHeld else { return }
    isPasteHeld = true
    waiting = current
    begin()
  }

  /// Drops the interrupted line: the next one doesn't continue it.
  mutating func forgetWaiting() {
    waiting = nil
  }

  private mutating func begin() {
    count += 1
    current = count
  }
}
