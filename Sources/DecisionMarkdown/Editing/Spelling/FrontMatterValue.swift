enum FrontMatterValue {
  /// Returns a text as YAML reads it: plain if possible, else in quotes.
  ///
  /// - Parameter quote: The quote to prefer.
  static func written(_ text: String, in quote: UInt8? = nil) -> [UInt8] {
    let isPrintable = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control && scalar.value != 0xFEFF
        && !scalar.properties.isNoncharacterCodePoint
    }
    if isPrintable, quote != "\"" {
      if quote != "'", isPlain(text) { return Array(text.utf8) }
      if quote == "'" || text.contains("\"") || text.contains("\\") {
        return quoted(text, by: "'") { $0 == "'" ? "''" : nil }
      }
    }
    return quoted(text, by: "\"") { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where isPrintable: nil
      default:
        scalar.value < 0x80 || scalar.value == 0xFEFF || scalar.properties.isNoncharacterCodePoint
          ? "\\U" + String(repeating: "0", count: 8 - hex(scalar).count) + hex(scalar) : nil
      }
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }

  private static func quoted(
    _ text: String, by quote: UInt8, _ escaped: (Unicode.Scalar) -> String?
  ) -> [UInt8] {
    [quote] + text.unicodeScalars.flatMap { Array((escaped($0) ?? String($0)).utf8) } + [quote]
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
      && !bytes.contains("\t")
  }
}
