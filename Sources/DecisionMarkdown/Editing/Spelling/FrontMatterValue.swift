enum FrontMatterValue {
  /// Returns a text as YAML reads it: plain if possible, else in quotes.
  ///
  /// - Parameter quote: The quote to prefer.
  static func written(_ text: String, in quote: UInt8? = nil) -> String {
    if quote != "\"", text.unicodeScalars.allSatisfy(isPrintable) {
      if quote != "'", isPlain(text) { return text }
      if quote == "'" || text.contains("\"") || text.contains("\\") {
        return "'" + text.replacing("'", with: "''") + "'"
      }
    }
    let escaped = text.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      let hex = String(scalar.value, radix: 16)
      return isPrintable(scalar)
        ? "\(scalar)" : "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
    }
    return "\"" + escaped.joined() + "\""
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && scalar.value != 0xFEFF
      && !scalar.properties.isNoncharacterCodePoint
  }

  /// Returns whether YAML reads a text as it is, and as a text.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first.isLetterOrDigit, let last = bytes.last,
      last != ":", !last.isBlank, bytes.contains(where: \.isWordByte)
    else { return false }
    return !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(
      text.lowercased())
      && ([": ", " #"] as [StaticString]).allSatisfy { bytes.first($0, in: bytes.indices) == nil }
  }
}
