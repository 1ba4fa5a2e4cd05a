nonisolated extension Text {
  /// A line of JSON. What could steer a terminal is written in JSON's own way (`\u001b`), so that a
  /// program reads from it what it would have read from the line.
  init(json line: String) {
    var safe = ""
    for scalar in line.unicodeScalars {
      if scalar.steersTerminals {
        let digits = String(scalar.value, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    self.init(safe: safe)
  }
}
