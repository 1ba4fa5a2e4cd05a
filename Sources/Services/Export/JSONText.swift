/// A writer of JSON that appends each byte once.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  /// Writes an object, with a line for each member unless `isLine`.
  mutating func object(isLine: Bool = false, _ members: (inout JSONText) -> Void) {
    enclose("{", "}", isLine, members)
  }

  /// Writes a member of the current object.
  mutating func member(
    _ key: StaticString, isOnLine: Bool = false, _ value: (inout JSONText) -> Void
  ) {
    separate(isOnLine)
    write("\"\(key)\" : ")
    value(&self)
  }

  /// Writes a list with a line for each item; `[]` if it is empty.
  mutating func list<Item>(_ items: [Item], _ write: (inout JSONText, Item) -> Void) {
    guard !items.isEmpty else { return self.write("[]") }
    enclose("[", "]", false) { json in
      for item in items {
        json.separate(false)
        write(&json, item)
      }
    }
  }

  /// Writes a list of texts on one line.
  mutating func list(_ texts: [String]) {
    guard !texts.isEmpty else { return write("[]") }
    enclose("[", "]", true) { json in
      for text in texts {
        json.separate(true)
        json.text(text)
      }
    }
  }

  /// Writes a number or another value without quotation marks; `null` without a value.
  mutating func value(_ value: (some CustomStringConvertible)?) {
    write(value.map(\.description) ?? "null")
  }

  /// Writes a string; `null` without one.
  mutating func text(_ text: String?) {
    guard let text else { return write("null") }
    write("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": write("\\\(scalar)")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      case _ where scalar.isVisible: bytes += String(scalar).utf8
      default:
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      }
    }
    write("\"")
  }

  private mutating func enclose(
    _ open: String, _ close: String, _ isLine: Bool, _ content: (inout JSONText) -> Void
  ) {
    write(open)
    (depth, isFirst) = (depth + 1, true)
    content(&self)
    (depth, isFirst) = (depth - 1, false)
    breakLine(isLine)
    write(close)
  }

  private mutating func separate(_ isOnLine: Bool) {
    if !isFirst { write(",") }
    isFirst = false
    breakLine(isOnLine)
  }

  private mutating func breakLine(_ isOnLine: Bool) {
    write(isOnLine ? " " : "\n")
    if !isOnLine { bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth) }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }
}

extension Unicode.Scalar {
  /// Whether the character can neither control a terminal nor mislead a reader.
  fileprivate var isVisible: Bool {
    if value < 0x80 { return value >= 0x20 && value != 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
