/// The amount of measuring.
enum Effort: String {
  /// Enough for reliable figures.
  case full
  /// A smoke test.
  case tiny

  /// The number of rounds, in each of which every contender runs once.
  var rounds: Int { self == .full ? 41 : 3 }

  /// The number of rounds for operations that take a good part of a second.
  var longRounds: Int { self == .full ? 7 : 1 }

  /// The number of rounds for operations that take seconds, measured only for their growth.
  var fewRounds: Int { self == .full ? 3 : 1 }

  /// The minimum duration of a contender's turn.
  var turn: Duration { self == .full ? .milliseconds(2) : .microseconds(50) }

  /// Returns the sizes at which to measure growth; `full` is the size of the row's figure.
  func sizes(around full: Int) -> [Int] {
    self == .full ? [full / 10, full, full * 10] : [figureSize(full)]
  }

  /// Returns the size of the row's figure: `full`, or a hundredth of it in a smoke test.
  func figureSize(_ full: Int) -> Int {
    self == .full ? full : max(1, full / 100)
  }
}
