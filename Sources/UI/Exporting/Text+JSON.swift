import Prompt

nonisolated extension Text {
  /// A line of JSON. Characters that could control the terminal or mislead the reader are written
  /// as JSON escapes (`\u001b`, in UTF-16), so programs still read the same text.
  init(json line: String) {
    self.init(line) { scalar in
      scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
}
