/// Returns `data` with every character that could control a terminal or mislead a reader escaped as
/// in Swift, for example `\u{1B}`. See `Deceit.swift` for the characters.
package func escaped(
  _ data: String, spelling: (Unicode.Scalar) -> String = { $0.spelled }
) -> String {
  var data = data
  if data.withUTF8({ $0.allSatisfy { (0x20...0x7E).contains($0) } }) { return data }
  let scalars = Array(data.unicodeScalars)
  var result = ""
  for index in scalars.indices {
    let scalar = scalars[index]
    result += scalars.isDeceitful(at: index) ? spelling(scalar) : String(scalar)
  }
  return result
}

extension Unicode.Scalar {
  /// The scalar as an escape sequence of Swift.
  package var spelled: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// The string in Normalization Form C (UAX #15): an `e` and its accent become one scalar, which a
  /// line editor can show and delete as one.
  package var composed: String {
    // The standard library has no public API for NFC. This symbol is part of its stable ABI, and a
    // table of our own would become outdated.
    utf8.allSatisfy { $0 < 0x80 } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self)
  }
}
