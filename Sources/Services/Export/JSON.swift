/// A JSON value, with its layout.
indirect enum JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// A number, `true`, `false` or `null`.
  case word(String)
  case string(String)
  /// A list or an object, on one line or with a line for each item. The keys of a list are `nil`.
  case items([(key: String?, JSON)], isObject: Bool, isLine: Bool)

  init(stringLiteral text: String) { self = .string(text) }

  /// Creates an object with a line for each member.
  init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }

  static func object(_ members: [(String, JSON)]) -> JSON {
    .items(members.map { ($0, $1) }, isObject: true, isLine: false)
  }

  /// Returns a string; `null` without one.
  static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .word("null") }

  /// Returns a number or a truth value; `null` without one.
  static func value(_ value: (some CustomStringConvertible)?) -> JSON {
    .word(value?.description ?? "null")
  }

  static func list(_ items: [JSON]) -> JSON {
    .items(items.map { (nil, $0) }, isObject: false, isLine: false)
  }

  /// Returns a list of strings on one line.
  static func list(_ texts: [String]) -> JSON { list(texts.map { .string($0) }).onLine }

  var onLine: JSON {
    guard case .items(let items, let isObject, _) = self else { return self }
    return .items(items, isObject: isObject, isLine: true)
  }

  /// The text of the value, with a final newline.
  var document: String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private func write(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .word(let word): bytes += word.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .items(let items, isObject: false, _) where items.isEmpty: bytes += "[]".utf8
    case .items(let items, let isObject, let isLine):
      func breakLine(_ depth: Int) {
        bytes.append(isLine ? 0x20 : 0x0A)
        if !isLine { bytes += repeatElement(0x20, count: 2 * depth) }
      }
      bytes += (isObject ? "{" : "[").utf8
      for (index, item) in items.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        breakLine(depth + 1)
        if let key = item.key { bytes += "\"\(key)\" : ".utf8 }
        item.1.write(to: &bytes, depth: depth + 1)
      }
      breakLine(depth)
      bytes += (isObject ? "}" : "]").utf8
    }
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
