/// Tells the lines that a person types one from the other: a number for each on which something
/// stands, so that what was seen when it was begun can be found again.
nonisolated struct BegunLines: Sendable, Equatable {
  private var count = 0

  /// The number of the one that is typed, or was typed last; `nil` for an empty one.
  private(set) var current: Int?

  /// The line has changed; one that was cleared is another one when it is begun again.
  mutating func lineBecame(isEmpty: Bool) {
    if isEmpty {
      current = nil
    } else if current == nil {
      count += 1
      current = count
    }
  }
}
