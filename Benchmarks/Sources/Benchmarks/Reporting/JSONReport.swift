/// The machine-readable report: one JSON object per line and finding.
enum JSONReport {
  /// Returns the line for a finding. Times are in nanoseconds.
  static func line(row: String, _ finding: Finding) -> String {
    let timings = finding.timings.map { timing in
      let time = timing.time
      let count = finding.instructions[timing.name].map { ",\"instructions\":\($0)" } ?? ""
      return "{\"name\":\(quoted(timing.name)),\"median\":\(time.median),"
        + "\"quartiles\":[\(time.quartiles.low),\(time.quartiles.high)],"
        + "\"p99\":\(time.percentile99)\(count)}"
    }
    let goals = finding.goals.map { goal in
      "{\"goal\":\(quoted(goal.aim)),\"figure\":\(quoted(goal.figure)),"
        + "\"measured\":\(goal.measured),"
        + "\"reached\":\(goal.isReached)}"
    }
    return "{\"row\":\(quoted(row)),\"what\":\(quoted(finding.what)),"
      + "\"timings\":[\(timings.joined(separator: ","))],"
      + "\"goals\":[\(goals.joined(separator: ","))],"
      + "\"remarks\":[\(finding.remarks.map(quoted).joined(separator: ","))]}"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
