/// A JSON value. A list or an object that holds no list of objects is written on one line, any
/// other with a line for each item.
package enum JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// A number, `true`, `false` or `null`.
  case word(String)
  case string(String)
  case list([JSON])
  case object([(String, JSON)])

  package init(stringLiteral text: String) { self = .string(text) }

  package init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }

  /// Returns a string; `null` without one.
  package static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .word("null") }

  /// Returns a number or a truth value; `null` without one.
  package static func value(_ value: (some CustomStringConvertible)?) -> JSON {
    .word(value?.description ?? "null")
  }

  package static func list(_ texts: [String]) -> JSON { .list(texts.map { .string($0) }) }

  /// The text of the value, with a final newline.
  package var document: String { text(depth: 0) + "\n" }

  /// The text of the value on one line, without spaces between its parts or a final newline.
  package var line: String { text(depth: nil) }

  private func text(depth: Int?) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var isLine: Bool {
    switch self {
    case .word, .string: true
    case .list(let items): items.allSatisfy { if case .object = $0 { false } else { true } }
    case .object(let members): members.allSatisfy(\.1.isLine)
    }
  }

  /// - Parameter depth: How many lists and objects are around the value; `nil` if the text has one
  ///   line and no spaces.
  private func write(to bytes: inout [UInt8], _ depth: Int?) {
    switch self {
    case .word(let word): bytes += word.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .list(let items) where items.isEmpty: bytes += "[]".utf8
    case .list(let items): write(items.map { (nil, $0) }, in: ("[", "]"), to: &bytes, depth)
    case .object(let members): write(members, in: ("{", "}"), to: &bytes, depth)
    }
  }

  private func write(
    _ items: [(key: String?, value: JSON)], in brackets: (String, String),
    to bytes: inout [UInt8], _ depth: Int?
  ) {
    let isLine = depth == nil || isLine
    let end = depth.map { isLine ? " " : "\n" + String(repeating: "  ", count: $0) } ?? ""
    let start = isLine ? end : end + "  "
    bytes += brackets.0.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      bytes += start.utf8
      if let key = item.key {
        Self.write(key, to: &bytes)
        bytes += (depth == nil ? ":" : " : ").utf8
      }
      item.value.write(to: &bytes, depth.map { $0 + 1 })
    }
    bytes += end.utf8
    bytes += brackets.1.utf8
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes += "\"".utf8
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += "\\\(scalar)".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where scalar.isVisible: bytes += String(scalar).utf8
      default:
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        }
      }
    }
    bytes += "\"".utf8
  }
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
