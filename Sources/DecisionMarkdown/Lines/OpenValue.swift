/// A value of TOML at the end of a line: a list or a string that goes on with the next line, or none.
struct OpenValue {
  private var string: (quote: UInt8, isLong: Bool)?
  private var depth = 0

  var isOpen: Bool { string != nil || depth > 0 }

  mutating func read(_ bytes: [UInt8], _ line: Range<Int>) {
    var index = line.lowerBound
    if !isOpen {
      // A comment, or the name of a table
      let isOther = bytes.first(of: bytes.trimmed(line))?.isOne(of: "#[") == true
      guard !isOther, let sign = bytes.index(of: "=", in: line) else { return }
      index = sign + 1
    }
    while index < line.upperBound {
      let byte = bytes[index]
      let isLong = bytes.begins(index..<line.upperBound, withOneOf: ["\"\"\"", "'''"])
      if let open = string {
        if byte == "\\", open.quote == "\"" {
          index += 1
        } else if byte == open.quote, isLong || !open.isLong {
          index += open.isLong ? 2 : 0
          string = nil
        }
      } else if byte == "#" {
        return
      } else if byte.isOne(of: "\"'") {
        string = (byte, isLong)
        index += isLong ? 2 : 0
      } else if byte == "[" {
        depth += 1
      } else if byte == "]" {
        depth = max(0, depth - 1)
      }
      index += 1
    }
    if string?.isLong == false { string = nil }
  }
}
