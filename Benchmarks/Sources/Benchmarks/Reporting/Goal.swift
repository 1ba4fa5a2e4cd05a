/// What was to be reached, and whether it was.
struct Goal {
  /// What was measured, with its unit: `1.29 × a direct closure call`.
  let figure: String

  /// What it should be: `≤ 1.3`.
  let aim: String

  /// The figure without its unit.
  let measured: Double

  /// Whether that is good enough.
  let isReached: Bool

  /// Why it isn't, as far as that is known; empty if it isn't known.
  let reason: String

  /// Whether the benchmark fails if it is missed.
  var isRequired = false

  /// A figure that must not be exceeded; `reason` is why it is, should it be.
  static func atMost(
    _ limit: Double, _ unit: String, measured: Double, ifMissed reason: String = ""
  ) -> Goal {
    Goal(
      figure: "\(measured.short) \(unit)", aim: "≤ \(limit.short)", measured: measured,
      isReached: measured <= limit, reason: reason)
  }

  /// A figure that must be reached.
  static func atLeast(_ limit: Double, _ unit: String, measured: Double) -> Goal {
    Goal(
      figure: "\(measured.short) \(unit)", aim: "≥ \(limit.short)", measured: measured,
      isReached: measured >= limit, reason: "")
  }

  /// The aim and, if it was missed, that it was and why.
  var verdict: String {
    guard !isReached else { return aim }
    return reason.isEmpty ? "\(aim), MISSED" : "\(aim), MISSED: \(reason)"
  }
}
