/// How much is measured.
enum Effort: String {
  /// Enough for figures to be believed.
  case full
  /// Enough to see that everything still runs.
  case tiny

  /// How often each contender has its turn.
  var rounds: Int { self == .full ? 41 : 3 }

  /// The same for what takes a good part of a second.
  var longRounds: Int { self == .full ? 7 : 1 }

  /// The same for what takes seconds: the largest size, at which only growth is looked at.
  var fewRounds: Int { self == .full ? 3 : 1 }

  /// How long a turn takes at least.
  var turn: Duration { self == .full ? .milliseconds(2) : .microseconds(50) }

  /// The sizes at which a row is measured to see how it grows, `full` being that of its figure.
  func sizes(around full: Int) -> [Int] {
    self == .full ? [full / 10, full, full * 10] : [figureSize(full)]
  }

  /// The size of a row's figure: `full`, or a hundredth of it for a look.
  func figureSize(_ full: Int) -> Int {
    self == .full ? full : max(1, full / 100)
  }
}
