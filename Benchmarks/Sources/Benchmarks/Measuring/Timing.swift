/// The times of a contender.
struct Timing {
  /// The contender's name.
  let name: String

  /// The time per operation in nanoseconds, one sample per round.
  let samples: [Double]

  /// The distribution of the time per operation in nanoseconds.
  var time: Spread { Spread(samples) }

  /// Returns the ratio of this time to that of `base`, round by round.
  func ratio(to base: Timing) -> Spread {
    Spread(zip(samples, base.samples).map { $0 / $1 })
  }
}
