/// Two Markdown tables with all figures of a run, as in docs/benchmarks.md.
enum Summary {
  /// Returns the lines of both tables.
  static func lines(_ findings: [Finding]) -> [String] {
    let figures = findings.flatMap { finding in
      finding.goals.map { "| \(finding.what) | \($0.figure) | \($0.verdict) |" }
    }
    return table("| what | measured | aim |", "| --- | --- | --- |", figures)
      + table(
        "| how it grows | a tenth | | tenfold |", "| --- | --- | --- | --- |",
        growth(findings.flatMap(\.growth)))
  }

  private static func table(_ head: String, _ rule: String, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : ["", head, rule] + rows
  }

  /// Returns a row for each series with several sizes, in the order of the run.
  private static func growth(_ points: [GrowthPoint]) -> [String] {
    var names: [String] = []
    for point in points where !names.contains(point.series) { names.append(point.series) }
    return names.compactMap { name in
      let series = points.filter { $0.series == name }.sorted { $0.size < $1.size }
      guard series.count > 1 else { return nil }
      return "| \(name) | " + series.map(cell).joined(separator: " | ") + " |"
    }
  }

  private static func cell(_ point: GrowthPoint) -> String {
    "\(point.size.grouped): \(point.amount.words)"
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = String(self)
    return String(
      digits.enumerated().flatMap { place, digit -> [Character] in
        place > 0 && (digits.count - place).isMultiple(of: 3) ? [",", digit] : [digit]
      })
  }
}
