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

  /// What else there is to say: what is missing, why something can't be measured.
  var remarks: [String] = []

  /// What was to be reached, and whether it was.
  struct Goal {
    /// In words, with the figure: `at most 1.3 × a direct closure call`.
    let words: String

    /// What was measured, in the same unit.
    let measured: Double

    /// Whether that is good enough.
    let isReached: Bool

    /// A figure that must not be exceeded.
    static func atMost(_ limit: Double, _ words: String, measured: Double) -> Goal {
      Goal(
        words: "at most \(limit.short) \(words)", measured: measured, isReached: measured <= limit)
    }

    /// A figure that must be reached.
    static func atLeast(_ limit: Double, _ words: String, measured: Double) -> Goal {
      Goal(
        words: "at least \(limit.short) \(words)", measured: measured, isReached: measured >= limit)
    }
  }

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
