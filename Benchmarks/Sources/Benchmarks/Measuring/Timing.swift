/// What one contender took, turn by turn.
struct Timing {
  /// The contender's.
  let name: String

  /// Nanoseconds for doing it once, a sample for each round.
  let samples: [Double]

  /// Nanoseconds for doing it once.
  var time: Spread { Spread(samples) }

  /// How much longer it took than `base` took in the same round.
  func ratio(to base: Timing) -> Spread {
    Spread(zip(samples, base.samples).map { $0 / $1 })
  }
}
