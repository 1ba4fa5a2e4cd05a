/// The words of a text for comparison: without case, accents, decoration and punctuation.
///
/// `**Pro's & Contras:**` gives `pros`, `contras`; `Überlegte Optionen` gives `uberlegte`,
/// `optionen`. Emoji and other signs separate words.
struct FoldedWords {
  private(set) var words: [String] = []

  var joined: String { words.joined(separator: " ") }

  /// - Parameter keepsSigns: Whether signs at the end of a word belong to it: `C++`, `C#`, `A-`.
  init(_ text: some StringProtocol, keepsSigns: Bool = false) {
    var word: [UInt8] = []
    var signs: [UInt8] = []
    var isWide = false
    word.reserveCapacity(32)
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let value = scalar.value
      // From U+2E80 on, scripts have no spaces; a word ends where the script changes.
      if !word.isEmpty, (value >= 0x2E80) != isWide { end() }
      isWide = value >= 0x2E80
      if keepsSigns, !word.isEmpty {
        if value == 0x2B || value == 0x23 || value == 0x2D && word.count == 1 {
          signs.append(UInt8(value))
          continue
        }
        if !signs.isEmpty {
          // "Tea+Milk" are two words without a sign.
          if !scalar.properties.isAlphabetic, scalar.properties.numericType == nil { word += signs }
          signs = []
          end()
        }
      }
      switch value {
      case 0x30...0x39, 0x61...0x7A: word.append(UInt8(value))
      case 0x41...0x5A: word.append(UInt8(value) | 0x20)
      // "l'option" is two words, "pro's" is one.
      case 0x27 where word.count == 1, 0x2019 where word.count == 1: end()
      // Skip apostrophes, variation selectors and combining accents.
      case 0x27, 0x2019, 0xFE0F, 0x300...0x36F: continue
      case 0x80... where scalar.properties.isAlphabetic: word += Self.base(of: scalar).utf8
      default: end()
      }
    }
    word += signs
    end()
  }

  private static func base(of scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    return bases[lower] ?? lower
  }

  private static let bases: [String: String] = {
    var bases = ["ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ё": "е"]
    for (base, accented) in [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ď"), ("e", "èéêëēĕėęě"), ("g", "ğ"),
      ("i", "ìíîïīĭįı"), ("n", "ñńņň"), ("o", "òóôõöōŏő"), ("r", "řŕ"), ("s", "śŝşšș"),
      ("t", "ťţț"), ("u", "ùúûüũūŭůűų"), ("y", "ýÿ"), ("z", "źżž"),
    ] {
      for letter in accented { bases[String(letter)] = base }
    }
    return bases
  }()
}
