/// `data` with every character that could steer a terminal made visible: `\u{1B}` for an escape.
///
/// These are the control characters C0 (line ends and tabs included), DEL and C1, and the marks
/// and overrides of the Unicode bidirectional algorithm (UAX #9), which can make a line read as
/// something else than it says.
nonisolated func escaped(_ data: String) -> String {
  guard data.unicodeScalars.contains(where: \.steersTerminals) else { return data }
  var result = ""
  for scalar in data.unicodeScalars {
    if scalar.steersTerminals {
      result += scalar.visible
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

nonisolated extension Unicode.Scalar {
  /// Whether a terminal or the order of a line could obey it.
  var steersTerminals: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var visible: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
