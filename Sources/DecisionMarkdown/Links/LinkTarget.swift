/// What stands in the brackets of a link.
enum LinkTarget {
  /// The Markdown file that a relative link leads to, without a title, a place in the file, and
  /// percent signs; `nil` for a link that leads elsewhere.
  static func file(_ written: String) -> String? {
    var target = written[...].drop(while: \.isWhitespace)
    if target.first == "<" {
      target = target.dropFirst().prefix { $0 != ">" }
    } else {
      target = target.prefix { !$0.isWhitespace }
    }
    target = target.prefix { $0 != "#" && $0 != "?" }
    let name = decoded(target)
    let ending = name.lowercased()
    guard ending.hasSuffix(".md") || ending.hasSuffix(".markdown"), !name.hasPrefix("/"),
      !name.contains(":")
    else { return nil }
    return name
  }

  /// `%20` is a space.
  private static func decoded(_ text: Substring) -> String {
    guard text.contains("%") else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == ASCII.byte("%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
