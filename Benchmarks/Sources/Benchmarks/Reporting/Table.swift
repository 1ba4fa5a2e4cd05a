/// The human-readable report.
enum Table {
  /// Returns the lines for a finding.
  static func lines(_ finding: Finding) -> [String] {
    let base = finding.timings.first
    let width = finding.timings.map(\.name.count).max() ?? 0
    let contenders = finding.timings.map { timing in
      let time = timing.time
      let name = timing.name.padded(to: width)
      let median = time.median.duration.padded(to: 9)
      let spread = "\(time.quartiles.low.duration) – \(time.quartiles.high.duration)".padded(to: 21)
      let ratio = base.map { timing.ratio(to: $0).median.short } ?? ""
      let count = finding.instructions[timing.name].map { "  \($0.short) instructions" } ?? ""
      return "  \(name)  \(median)  \(spread)  × \(ratio)\(count)"
    }
    let goals = finding.goals.map { goal in
      "  \(goal.isReached ? "reached" : "missed "): \(goal.figure) (\(goal.verdict))"
    }
    return [finding.what] + contenders + goals + finding.remarks.map { "  note: \($0)" }
  }
}

extension String {
  /// Returns the string padded with spaces to `length` characters.
  func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
