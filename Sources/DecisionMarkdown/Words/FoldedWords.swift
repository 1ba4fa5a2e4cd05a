/// The words of a text for comparison: without case, accents, decoration and punctuation.
///
/// `**Pro's & Contras:**` gives `pros`, `contras`; `Überlegte Optionen` gives `uberlegte`,
/// `optionen`. Emoji and other signs separate words.
struct FoldedWords: Sendable, Equatable {
  var words: [String] = []

  var joined: String { words.joined(separator: " ") }

  /// - Parameter keepsSigns: Whether signs at the end of a word belong to it: `C++`, `C#`, `A-`.
  init(_ text: some StringProtocol, keepsSigns: Bool = false) {
    if !keepsSigns || !text.utf8.contains(where: { "+#-".utf8.contains($0) }),
      let words = text.utf8.withContiguousStorageIfAvailable({ bytes in
        bytes.allSatisfy { $0 < 0x80 } ? Self.words(ofASCII: bytes) : nil
      }) ?? nil
    {
      self.words = words
      return
    }
    var word = ""
    var signs = ""
    var isWide = false
    for scalar in text.unicodeScalars {
      // From U+2E80 on, scripts have no spaces; a word ends where the script changes.
      if !word.isEmpty, (scalar.value >= 0x2E80) != isWide { end(&word) }
      isWide = scalar.value >= 0x2E80
      if keepsSigns, !word.isEmpty {
        if "+#".unicodeScalars.contains(scalar) || scalar == "-" && word.utf8.count == 1 {
          signs.unicodeScalars.append(scalar)
          continue
        }
        if !signs.isEmpty {
          // "Tea+Milk" are two words without a sign.
          if !scalar.properties.isAlphabetic, scalar.properties.numericType == nil { word += signs }
          signs = ""
          end(&word)
        }
      }
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A:
        word.unicodeScalars.append(scalar)
      case 0x41...0x5A:
        word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case 0x27 where word.utf8.count == 1, 0x2019 where word.utf8.count == 1:
        // "l'option" is two words, "pro's" is one.
        end(&word)
      case 0x27, 0x2019, 0xFE0F, 0x300...0x36F:
        // Skip apostrophes, variation selectors and combining accents.
        continue
      case 0...0x7F:
        end(&word)
      default:
        if scalar.properties.isAlphabetic {
          word += FoldedWords.base(of: scalar)
        } else {
          end(&word)
        }
      }
    }
    word += signs
    end(&word)
  }

  /// Most texts are ASCII. This makes a string only for each word.
  private static func words(ofASCII text: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x27 where word.count != 1: continue
      default: end()
      }
    }
    end()
    return words
  }

  private mutating func end(_ word: inout String) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  /// The letter without case and accent.
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
