import Prompt

nonisolated extension Text {
  /// A line of JSON. What could steer a terminal or deceive a reader is written in JSON's own way
  /// (`\u001b`, in UTF-16), so that a program reads from it what it would have read from the line.
  init(json line: String) {
    self.init(line) { scalar in
      scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
}
