/// The words of a text for comparison: without case, accents, decoration and punctuation.
///
/// `**Pro's & Contras:**` gives `pros`, `contras`; `Überlegte Optionen` gives `uberlegte`,
/// `optionen`. Emoji and other signs separate words.
struct FoldedWords {
  private(set) var words: [String] = []
  /// The range of each word in the bytes, if the ranges are kept.
  private(set) var ranges: [Range<Int>] = []

  var joined: String { words.joined(separator: " ") }

  init(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

  /// - Parameter keepsSigns: Whether signs at the end of a word belong to it: `C++`, `C#`, `A-`.
  init(_ bytes: ArraySlice<UInt8>, keepsSigns: Bool = false) {
    words.reserveCapacity(bytes.count / 6 + 1)
    bytes.withUnsafeBufferPointer {
      Self.read($0, keepsSigns) { word, _ in words.append(Self.lowercased(word)) }
    }
  }

  /// The words with their ranges, and with the signs at their ends.
  init(placed bytes: ArraySlice<UInt8>) {
    ranges.reserveCapacity(bytes.count / 6 + 1)
    Self.read(placed: bytes) { word, range in
      words.append(Self.lowercased(word))
      ranges.append(range)
    }
  }

  /// The bytes of a word, which are folded except for the case of ASCII letters, and its hash.
  typealias Letters = (bytes: UnsafeBufferPointer<UInt8>, hash: UInt64)

  /// Reads the words with their ranges, and with the signs at their ends.
  static func read(placed bytes: ArraySlice<UInt8>, _ add: (Letters, Range<Int>) -> Void) {
    let first = bytes.startIndex
    bytes.withUnsafeBufferPointer { bytes in
      read(bytes, true) { add($0, first + $1.lowerBound..<first + $1.upperBound) }
    }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ keepsSigns: Bool, _ add: (Letters, Range<Int>) -> Void
  ) {
    var index = 0
    var word: [UInt8] = []
    while index < bytes.count {
      // Signs between words. Reading them as characters took as long as reading the words.
      if bytes[index] < 0x80, !bytes[index].isLetterOrDigit {
        index += 1
      } else if let (end, hash) = plainWord(bytes, index) {
        add((.init(rebasing: bytes[index..<end]), hash), index..<end)
        index = end
      } else {
        index = readOther(bytes, index, keepsSigns, &word, add)
      }
    }
  }

  /// Reads a word with other letters or signs, and perhaps those that follow it directly; returns
  /// where it stopped.
  ///
  /// - Parameter word: An empty array, whose memory is reused for all words of a text.
  private static func readOther(
    _ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ keepsSigns: Bool, _ word: inout [UInt8],
    _ add: (Letters, Range<Int>) -> Void
  ) -> Int {
    var index = first
    var (start, stop) = (0, 0)
    var signs: [UInt8] = []
    var isWide = false
    func end() {
      if !word.isEmpty {
        word.withUnsafeBufferPointer { add(($0, UInt64(word: $0)), start..<stop) }
      }
      word.removeAll(keepingCapacity: true)
    }
    func keepSigns() {
      if signs.isEmpty { return }
      word += signs
      stop += signs.count
      signs = []
    }
    repeat {
      let begin = index
      let scalar = Self.scalar(in: bytes, &index)
      let value = scalar.value
      // From U+2E80 on, scripts have no spaces; a word ends where the script changes.
      if !word.isEmpty, (value >= 0x2E80) != isWide {
        keepSigns()
        end()
      }
      isWide = value >= 0x2E80
      if keepsSigns, !word.isEmpty {
        if value == 0x2B || value == 0x23 || value == 0x2D && word.count == 1 {
          signs.append(UInt8(value))
          continue
        }
        if !signs.isEmpty {
          // "Tea+Milk" are two words without a sign.
          if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { signs = [] }
          keepSigns()
          end()
        }
      }
      let length = word.count
      switch value {
      case 0x30...0x39, 0x61...0x7A: word.append(UInt8(value))
      case 0x41...0x5A: word.append(UInt8(value) | 0x20)
      // "l'option" is two words, "pro's" is one.
      case 0x27 where word.count == 1, 0x2019 where word.count == 1: end()
      // Skip apostrophes, variation selectors and combining accents.
      case 0x27, 0x2019, 0xFE0F, 0x300...0x36F: continue
      case 0x80..<0x180:
        let letters = Self.latin[Int(value) - 0x80]
        if letters.isEmpty { end() } else { word += letters }
      // Letters without case or accents: Cyrillic, kana, ideographs, Hangul. To look each up took a
      // tenth of the reading time; so did punctuation.
      case 0x430...0x44F, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        word += bytes[begin..<index]
      case 0x2000...0x206F: end()
      case 0x180... where scalar.properties.isAlphabetic: word += Self.base(of: scalar).utf8
      default: end()
      }
      if word.count > length {
        if length == 0 { start = begin }
        stop = index
      }
    } while index < bytes.count && !word.isEmpty
    keepSigns()
    end()
    return index
  }

  /// Returns the end and the hash of a word that needs no folding but that of its case: ASCII letters
  /// and digits up to the end, or to a sign that can't belong to the word.
  private static func plainWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (end: Int, hash: UInt64)? {
    var (end, hash) = (start, UInt64.emptyHash)
    while end < bytes.count, bytes[end] < 0x80, bytes[end].isLetterOrDigit {
      hash = hash.hashed(bytes[end])
      end += 1
    }
    guard end > start else { return nil }
    switch end < bytes.count ? bytes[end] : " " {
    case "'", "+", "#", "-", 0x80...: return nil
    default: return (end, hash)
    }
  }

  private static func lowercased(_ word: Letters) -> String {
    String(unsafeUninitializedCapacity: word.bytes.count) { letters in
      for index in word.bytes.indices {
        letters.initializeElement(at: index, to: word.bytes[index].asciiLowercase)
      }
      return word.bytes.count
    }
  }
}
