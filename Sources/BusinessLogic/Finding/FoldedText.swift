/// Text folded for case-insensitive comparison: each scalar is mapped to upper case, then to lower
/// case, by Unicode's simple mappings, which keep the number of scalars. So `ß` doesn't match `SS`,
/// and a composed `é` doesn't match a decomposed one.
extension [UInt8] {
  init(folding text: String) {
    self = []
    append(folding: text)
  }

  mutating func append(folding text: String) {
    var text = text
    let start = count
    let isASCII = text.withUTF8 { bytes in
      append(contentsOf: bytes)
      return bytes.reduce(0, |) < 0x80
    }
    if isASCII { return foldASCII(from: start) }
    removeSubrange(start...)
    for scalar in text.unicodeScalars { append(contentsOf: String(scalar.folded).utf8) }
  }

  /// Folds the ASCII letters from `start` on.
  mutating func foldASCII(from start: Int = 0) {
    withUnsafeMutableBufferPointer { bytes in
      // Without a branch, it takes several at a time.
      for index in start..<bytes.count { bytes[index] |= bytes[index] &- 0x41 < 26 ? 0x20 : 0 }
    }
  }
}

extension UInt8 {
  /// Whether this is a letter or a digit in folded ASCII text.
  var isInWord: Bool { self &- 0x61 < 26 || self &- 0x30 < 10 }
}

extension Unicode.Scalar {
  fileprivate var folded: Unicode.Scalar {
    // Most letters have no case, and this check avoids creating two strings for each.
    guard properties.changesWhenCaseMapped else { return self }
    let upper = only(properties.uppercaseMapping) ?? self
    return only(upper.properties.lowercaseMapping) ?? upper
  }

  private func only(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }
}
