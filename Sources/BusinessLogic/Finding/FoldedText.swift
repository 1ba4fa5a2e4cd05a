/// Text as it is compared: two letters are the same if they are so in upper case and then in lower
/// case, each by the simple mapping of Unicode, which never changes how many letters there are; so
/// `ß` is not `SS`, and `é` of one code point is not `é` of two.
extension [UInt8] {
  /// The UTF-8 of `text` in that form.
  init(folding text: String) {
    self = []
    append(folding: text)
  }

  /// Appends the UTF-8 of `text` in that form.
  mutating func append(folding text: String) {
    var text = text
    let isASCII = text.withUTF8 { bytes in
      append(contentsOf: bytes.lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
      return bytes.reduce(0, |) < 0x80
    }
    guard !isASCII else { return }
    removeLast(text.utf8.count)
    for scalar in text.unicodeScalars { append(contentsOf: String(scalar.folded).utf8) }
  }
}

extension Unicode.Scalar {
  fileprivate var folded: Unicode.Scalar {
    // Most letters of the world have one case: asking that first saves making two strings of each.
    guard properties.changesWhenCaseMapped else { return self }
    let upper = only(properties.uppercaseMapping) ?? self
    return only(upper.properties.lowercaseMapping) ?? upper
  }

  private func only(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }
}
