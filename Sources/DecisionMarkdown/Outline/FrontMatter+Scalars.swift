/// The values of YAML without their quotes, escapes and comments.
extension FrontMatter {
  /// The quote that begins a value.
  func quote(of value: Range<Int>) -> UInt8? {
    bytes.first(of: value).flatMap { $0.isOne(of: "\"'") ? $0 : nil }
  }

  /// Reads a value of one or several lines: its range with its quotes, and its text without them.
  /// A comment is in neither.
  func scalar(_ value: Range<Int>) -> (range: Range<Int>, text: String) {
    let value = bytes.trimmed(value)
    guard let quote = quote(of: value) else {
      var (texts, end) = ([String](), value.lowerBound)
      for line in bytes[value].split(separator: "\n") {
        if bytes.first(of: bytes.trimmed(line.indices)) == "#" { break }
        let comment = bytes.first(" #", in: line.indices)
        let value = bytes.trimmed(line.startIndex..<(comment ?? line.endIndex))
        if !value.isEmpty {
          texts.append(bytes.string(value))
          end = value.upperBound
        }
        if comment != nil { break }
      }
      let text = texts.joined(separator: " ")
      return (value.lowerBound..<end, text == "~" || text.lowercased() == "null" ? "" : text)
    }
    let isLong = bytes.hasTOML && bytes.begins(value, withOneOf: ["\"\"\"", "'''"])
    var (text, index) = ([UInt8](), value.lowerBound + (isLong ? 3 : 1))
    while index < value.upperBound {
      let (byte, next) = (bytes[index], index + 1 < value.upperBound ? bytes[index + 1] : 0)
      switch byte {
      case quote where isLong:
        let run = (index..<value.upperBound).prefix { bytes[$0] == quote }
        if run.count > 2 { return (value.lowerBound..<run.upperBound, text.string(text.indices)) }
        text.append(quote)
      case quote where quote == "'" && next == quote:
        text.append(quote)
        index += 1
      case quote:
        return (value.lowerBound..<index + 1, text.string(text.indices))
      case "\\" where quote == "\"":
        text += unescaped(at: &index, before: value.upperBound)
      case "\n":
        // The spaces at both sides of a line end are one.
        text.append(" ")
      default: text.append(byte)
      }
      index += 1
    }
    return (value, text.string(text.indices))
  }

  /// Returns the character of an escape, and moves to its last byte.
  private func unescaped(at index: inout Int, before end: Int) -> [UInt8] {
    index += 1
    guard index < end else { return [] }
    let digits = ["x": 2, "u": 4, "U": 8][bytes[index], default: 0]
    if digits > 0, index + digits < end,
      let code = bytes.hexNumber(index + 1..<index + 1 + digits),
      let scalar = Unicode.Scalar(code)
    {
      index += digits
      return Array(String(Character(scalar)).utf8)
    }
    switch bytes[index] {
    case "t", "n", "r", " ", "_": return [" "]
    case "\n", "\r":
      // It joins two lines.
      while index + 1 < end, bytes[index + 1].isBlank { index += 1 }
      return []
    default: return [bytes[index]]
    }
  }
}
