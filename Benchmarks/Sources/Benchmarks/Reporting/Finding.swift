/// The result of a measurement.
struct Finding {
  /// The measured operation.
  let what: String

  /// The times of all contenders.
  var timings: [Timing] = []

  /// The instructions per operation by contender, if valgrind is installed.
  var instructions: [String: Double] = [:]

  /// The goals and whether they are reached.
  var goals: [Goal] = []

  /// The results by size, if the row measures growth.
  var growth: [GrowthPoint] = []

  /// Notes, such as missing peers or the reason why something can't be measured.
  var remarks: [String] = []

  /// Returns the timing of a contender.
  func timing(_ name: String) -> Timing? {
    timings.first { $0.name == name }
  }

  /// Returns the median ratio of `name` to `base`; `nil` if one of them is missing.
  func ratio(_ name: String, to base: String) -> Double? {
    guard let timing = timing(name), let base = self.timing(base) else { return nil }
    return timing.ratio(to: base).median
  }
}
