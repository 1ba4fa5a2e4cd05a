/// An attribute of an element. Its value is escaped.
package struct Attribute: Sendable {
  let name: String
  let value: String

  private init(_ name: String, _ value: String = "") { (self.name, self.value) = (name, value) }

  package static func id(_ id: String) -> Attribute { Attribute("id", id) }
  package static func `class`(_ names: StaticString) -> Attribute { Attribute("class", "\(names)") }

  /// Returns the address of a link; `nil` for none.
  package static func href(_ address: Address?) -> Attribute? {
    address.map { Attribute("href", $0.text) }
  }

  /// Where a form is sent to. Its fields aren't in the address.
  package static func action(_ address: Address) -> Attribute { Attribute("action", address.text) }
  package static var post: Attribute { Attribute("method", "post") }
  package static func type(_ type: StaticString) -> Attribute { Attribute("type", "\(type)") }
  package static func name(_ field: some RawRepresentable<String>) -> Attribute {
    Attribute("name", field.rawValue)
  }
  package static func value(_ value: String) -> Attribute { Attribute("value", value) }
  /// Keeps the form from being sent while the field is empty.
  package static var required: Attribute { Attribute("required") }
  /// What to type, as long as nothing is.
  package static func hint(_ text: StaticString) -> Attribute {
    Attribute("placeholder", "\(text)")
  }

  package static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
  /// The text changes by itself, and is read to those who don't see it.
  package static var status: Attribute { Attribute("role", "status") }
  /// Only for the eye: the text beside it says the same.
  package static var hidden: Attribute { Attribute("aria-hidden", "true") }
  package static func start(_ number: Int) -> Attribute { Attribute("start", String(number)) }

  /// The side and the weight of an argument, for the page's script.
  package static func side(_ side: String) -> Attribute { Attribute("data-side", side) }
  package static func weight(_ weight: Int) -> Attribute { Attribute("data-weight", "\(weight)") }
  package static func max(_ most: Int) -> Attribute { Attribute("max", String(most)) }
}

/// An address that a link may have: of http, https or mailto, or relative to the page.
package struct Address: Sendable, Equatable {
  package let text: String

  /// Returns `nil` for any other address, such as `javascript:`, `//host` or one with spaces.
  package init?(_ text: some StringProtocol) {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 > " " && $0 != "\\" && !("\u{7F}"..."\u{A0}").contains($0)
    }
    guard isPlain, !text.isEmpty, !text.hasPrefix("//") else { return nil }
    if let colon = text.firstIndex(of: ":"),
      !text[..<colon].contains(where: { "/?#".contains($0) }),
      !["http", "https", "mailto"].contains(text[..<colon].lowercased())
    {
      return nil
    }
    self.text = String(text)
  }

  /// Creates the address of a page of the same server, or of its element with the id `fragment`.
  /// An empty path is that of the same page.
  package init(path: String = "", fragment: String? = nil) {
    text = Self.escaped(path) + (fragment.map { "#" + Self.escaped($0) } ?? "")
  }

  /// Returns the text percent-encoded: only letters, digits and `/-._~` stay as they are.
  package static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { text, byte in
      let isPlain = byte.isLetterOrDigit || "/-._~".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
  }

  /// Returns a percent-encoded text without its escapes.
  package static func unescaped(_ text: some StringProtocol) -> String {
    var (bytes, rest) = ([UInt8](), Substring(text).utf8[...])
    while let byte = rest.popFirst() {
      let digits = rest.prefix(byte == UInt8(ascii: "%") ? 2 : 0)
      let isEscape = digits.count == 2 && Substring(digits).allSatisfy(\.isHexDigit)
      let code = isEscape ? UInt8(Substring(digits), radix: 16) : nil
      if code != nil { rest = rest.dropFirst(2) }
      bytes.append(code ?? byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it leads to another site.
  package var isElsewhere: Bool { text.contains(":") }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}
