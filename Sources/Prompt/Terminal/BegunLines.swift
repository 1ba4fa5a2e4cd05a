/// Tells the lines that a person types one from the other: a number for each on which something
/// stands, so that what was seen when it was begun can be found again. A later line has a higher number.
nonisolated struct BegunLines: Sendable, Equatable {
  private var count = 0

  /// The number of the one that is typed, or was typed last; `nil` for an empty one.
  private(set) var current: Int?

  /// The number of the one that a paste has interrupted: it goes on behind that.
  private var waiting: Int?

  private var isPasteHeld = false

  /// The line has changed; one that was cleared is another one when it is begun again.
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

  /// A paste of several lines stands in the place of the line: it was begun by itself.
  mutating func pasteIsHeld() {
    guard !isPasteHeld else { return }
    isPasteHeld = true
    waiting = current
    begin()
  }

  /// What stands on the next line is not what a paste has interrupted.
  mutating func forgetWaiting() {
    waiting = nil
  }

  private mutating func begin() {
    count += 1
    current = count
  }
}
