/// What was found of one thing that was measured.
struct Finding {
  /// What was measured.
  let what: String

  /// What the contenders took, ours and those of others.
  var timings: [Timing] = []

  /// Instructions for doing it once, by contender, if valgrind was there to count them.
  var instructions: [String: Double] = [:]

  /// What was to be reached.
  var goals: [Goal] = []

  /// What it came to at one of several sizes, if it was measured to see how it grows.
  var growth: [GrowthPoint] = []

  /// What else there is to say: what is missing, why something can't be measured.
  var remarks: [String] = []

  /// The timing of this contender.
  func timing(_ name: String) -> Timing? {
    timings.first { $0.name == name }
  }

  /// How many times longer `name` took than `base`; nothing if one of them is missing.
  func ratio(_ name: String, to base: String) -> Double? {
    guard let timing = timing(name), let base = self.timing(base) else { return nil }
    return timing.ratio(to: base).median
  }
}
