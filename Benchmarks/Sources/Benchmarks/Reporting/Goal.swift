/// A goal and whether it is reached.
struct Goal {
  /// The result with its unit: `1.29 × a direct closure call`.
  let figure: String

  /// The limit: `≤ 1.3`.
  let aim: String

  /// The result without its unit.
  let measured: Double

  /// Whether the goal is reached.
  let isReached: Bool

  /// The known reason for missing the goal; empty if unknown.
  let reason: String

  /// Whether missing the goal fails the benchmark.
  var isRequired = false

  /// Creates a goal with an upper limit. `reason` explains why it may be missed.
  static func atMost(
    _ limit: Double, _ unit: String, measured: Double, ifMissed reason: String = ""
  ) -> Goal {
    Goal(
      figure: "\(measured.short) \(unit)", aim: "≤ \(limit.short)", measured: measured,
      isReached: measured <= limit, reason: reason)
  }

  /// Creates a goal with a lower limit.
  static func atLeast(_ limit: Double, _ unit: String, measured: Double) -> Goal {
    Goal(
      figure: "\(measured.short) \(unit)", aim: "≥ \(limit.short)", measured: measured,
      isReached: measured >= limit, reason: "")
  }

  /// The limit, with a note and the reason if the goal is missed.
  var verdict: String {
    guard !isReached else { return aim }
    return reason.isEmpty ? "\(aim), MISSED" : "\(aim), MISSED: \(reason)"
  }
}
