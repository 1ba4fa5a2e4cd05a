/// The letters of words without case and accents.
extension FoldedWords {
  /// Returns the scalar at `index`, and moves on to the next; U+FFFD for invalid UTF-8.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar {
    let first = bytes[index]
    guard first >= 0x80 else {
      index += 1
      return Unicode.Scalar(first)
    }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[index...].makeIterator()
    switch parser.parseScalar(from: &rest) {
    case .valid(let scalar):
      index += scalar.count
      return Unicode.UTF8.decode(scalar)
    case .error(let length): index += length
    case .emptyInput: index = bytes.count
    }
    return "\u{FFFD}"
  }

  static func base(of scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    return lower.unicodeScalars.first.flatMap { bases[$0] } ?? lower
  }

  /// What is left of the letters of Latin; nothing of other signs. To look each up took a twentieth
  /// of the reading time.
  static let latin = (UInt32(0x80)..<0x180).map { value in
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    return scalar.properties.isAlphabetic ? Array(base(of: scalar).utf8) : []
  }

  private static let bases: [Unicode.Scalar: String] = {
    var bases: [Unicode.Scalar: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ё": "е",
    ]
    for (base, accented) in [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęě"), ("g", "ğ"),
      ("i", "ìíîïīĭįı"), ("n", "ñńņň"), ("o", "òóôõöōŏő"), ("r", "řŕ"), ("s", "śŝşšș"),
      ("t", "ťţț"), ("u", "ùúûüũūŭůűų"), ("y", "ýÿ"), ("z", "źżž"),
    ] {
      for letter in accented.unicodeScalars { bases[letter] = base }
    }
    return bases
  }()
}
