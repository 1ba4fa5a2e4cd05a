/// The first thing in a text that isn't JSON, and its index.
package struct JSONTrouble: Error, Equatable, CustomStringConvertible {
  package let description: String
}

extension JSON {
  /// Reads one value, by RFC 8259: strict, in UTF-8, no key twice in an object, and with at most
  /// `depth` lists and objects inside each other. The digits of a number stay as written.
  package init(reading bytes: [UInt8], depth: Int = 64) throws(JSONTrouble) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.value(depth)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.trouble("the end") }
  }

  /// Returns the value of a key; `nil` if this is no object, or has no such key.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }

  /// The text of a string; `nil` for another value.
  package var asText: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number without a fraction; `nil` for another value.
  package var asNumber: Int? { if case .word(let word) = self { Int(word) } else { nil } }

  /// The value of `true` or `false`; `nil` for another value.
  package var asFlag: Bool? { if case .word(let word) = self { Bool(word) } else { nil } }

  /// The items of a list; none of another value.
  package var items: [JSON] { if case .list(let items) = self { items } else { [] } }

  /// The members of an object; none of another value.
  package var members: [(String, JSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  package var isNull: Bool { if case .word("null") = self { true } else { false } }
}

private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func trouble(_ expected: String) -> JSONTrouble {
    JSONTrouble(description: "expected \(expected) at byte \(index + 1)")
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  mutating func value(_ depth: Int) throws(JSONTrouble) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["):
      var items: [JSON] = []
      try list(until: "]", depth) { reader, depth throws(JSONTrouble) in
        items.append(try reader.value(depth))
      }
      return .list(items)
    case UInt8(ascii: "\""): return .string(try string())
    default: return .word(try word())
    }
  }

  private mutating func object(_ depth: Int) throws(JSONTrouble) -> JSON {
    var (members, keys): ([(String, JSON)], Set<String>) = ([], [])
    try list(until: "}", depth) { reader, depth throws(JSONTrouble) in
      reader.skipSpace()
      guard reader.next == UInt8(ascii: "\"") else { throw reader.trouble("a key") }
      let key = try reader.string()
      guard keys.insert(key).inserted else { throw reader.trouble("another key") }
      reader.skipSpace()
      guard reader.take(":") else { throw reader.trouble("\":\"") }
      members.append((key, try reader.value(depth)))
    }
    return .object(members)
  }

  /// Reads items between commas, from the opening bracket to the closing one.
  private mutating func list(
    until end: Unicode.Scalar, _ depth: Int,
    item: (inout JSONReader, Int) throws(JSONTrouble) -> Void
  ) throws(JSONTrouble) {
    guard depth > 0 else { throw trouble("fewer lists and objects inside each other") }
    index += 1
    skipSpace()
    if take(end) { return }
    repeat {
      try item(&self, depth - 1)
      skipSpace()
    } while take(",")
    guard take(end) else { throw trouble("\",\" or \"\(end)\"") }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func string() throws(JSONTrouble) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let start = index
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
      }
      text += bytes[start..<index]
      if take("\"") { break }
      guard take("\\") else { throw trouble("the rest of a string") }
      text += String(try escaped()).utf8
    }
    guard let string = String(validating: text, as: UTF8.self) else { throw trouble("UTF-8") }
    return string
  }

  private mutating func escaped() throws(JSONTrouble) -> Unicode.Scalar {
    guard let byte = next else { throw trouble("an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try unit()
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard UTF16.isLeadSurrogate(first), take("\\"), take("u") else {
        throw trouble("a surrogate pair")
      }
      let second = try unit()
      guard UTF16.isTrailSurrogate(second) else { throw trouble("a surrogate pair") }
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    default: throw trouble("an escape")
    }
  }

  private mutating func unit() throws(JSONTrouble) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw trouble("four hexadecimal digits") }
    index += 4
    return unit
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func word() throws(JSONTrouble) -> String {
    let rest = bytes[index...].prefix(while: Self.isInWord.contains)
    let word = String(decoding: rest, as: UTF8.self)
    let number = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/
    guard ["true", "false", "null"].contains(word) || word.wholeMatch(of: number) != nil else {
      throw trouble("a value")
    }
    index += rest.count
    return word
  }

  private static let isInWord = Set("abcdefghijklmnopqrstuvwxyzE+-.0123456789".utf8)
}
