/// Words to look for, in any case, as `grep -i` does.
///
/// Two letters are the same if they are so in upper case and then in lower case, each by the
/// simple mapping of Unicode, which never changes how many letters there are; so `ß` is not `SS`,
/// and `é` of one code point is not `é` of two.
struct Phrase: Sendable, Equatable {
  /// The words as they were written.
  let words: String

  private let folded: [UInt8]

  init(_ words: String) {
    self.words = words
    folded = Self.folded(words)
  }

  /// Whether the words stand in `text`, one after the other; nothing stands everywhere.
  func occurs(in text: String) -> Bool {
    guard let first = folded.first else { return true }
    let text = Self.folded(text)
    var start = text.startIndex
    while let place = text[start...].firstIndex(of: first) {
      if text[place...].starts(with: folded) { return true }
      start = place + 1
    }
    return false
  }

  private static func folded(_ text: String) -> [UInt8] {
    var text = text
    let isASCII = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
    if isASCII { return text.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { folded.append(scalar.folded) }
    return Array(String(folded).utf8)
  }
}

extension Unicode.Scalar {
  fileprivate var folded: Unicode.Scalar {
    let upper = only(properties.uppercaseMapping) ?? self
    return only(upper.properties.lowercaseMapping) ?? upper
  }

  private func only(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }
}
