extension Decision {
  /// The date as ISO 8601 writes it, so that days compare as texts: `2026-09-05` for `2026/9/5`. It
  /// may be only a year, or a year and a month.
  ///
  /// `nil` without a date, and for one that doesn't begin with the year in digits, such as
  /// `05.01.2026` and `5 Sep 2026`: it can't be compared.
  package var day: String? {
    var rest = (date ?? "")[...]
    var numbers: [Substring] = []
    for limits in [1...9999, 1...12, 1...31] {
      rest = rest.drop(while: \.isWhitespace)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let isWide = numbers.isEmpty ? digits.count == 4 : digits.count < 3
      guard isWide, let number = Int(digits), limits.contains(number) else { return nil }
      numbers.append(digits)
      rest = rest[digits.endIndex...]
      if rest.first.map("-/.年月년월".contains) ?? true { rest = rest.dropFirst() } else { break }
      if rest.isEmpty { break }
    }
    // Only after a day may more follow, such as a time.
    guard numbers.count == 3 || rest.isEmpty else { return nil }
    return numbers.map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
  }
}
