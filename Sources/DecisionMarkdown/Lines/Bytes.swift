#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// Creates the byte of an ASCII character, so that `byte == "|"` compares bytes.
  public init(unicodeScalarLiteral character: Unicode.Scalar) { self.init(ascii: character) }

  /// A space, a tab, or a carriage return.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  /// A space or a line end.
  var isBlank: Bool { isSpace || self == "\n" }

  var isDigit: Bool { self &- 0x30 < 10 }

  /// An ASCII letter, or any byte of a longer UTF-8 sequence.
  var isWordByte: Bool { (self | 0x20) &- 0x61 < 26 || self >= 0x80 }

  var isLetterOrDigit: Bool { isWordByte || isDigit }

  /// Whether it may begin a wide letter, such as kana, an ideograph or Hangul.
  var isWide: Bool { self >= 0xE3 }

  /// Whether it is the first byte of a symbol such as ✅, ⚠ or 👍; of few other characters.
  var beginsSymbol: Bool { self == 0xE2 || self == 0xF0 }

  /// Bold, italic, code and struck-out marks.
  var isDecoration: Bool { self == 0x2A || self == 0x5F || self == 0x60 || self == 0x7E }

  var asciiLowercase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  func isOne(of signs: StaticString) -> Bool { signs.withUTF8Buffer { $0.contains(self) } }
}

extension String {
  /// Whether it begins in a script without spaces.
  var isWide: Bool { utf8.first?.isWide == true }
}

extension BidirectionalCollection<UInt8> {
  func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension BidirectionalCollection {
  func dropLast(while isDropped: (Element) -> Bool) -> SubSequence {
    let last = lastIndex { !isDropped($0) }
    return last.map { self[...$0] } ?? self[..<startIndex]
  }
}

extension [UInt8] {
  func first(of text: Range<Int>) -> UInt8? { text.isEmpty ? nil : self[text.lowerBound] }
  func last(of text: Range<Int>) -> UInt8? { text.isEmpty ? nil : self[text.upperBound - 1] }

  func begins(_ text: Range<Int>, with word: StaticString) -> Bool {
    has(word, at: text.lowerBound, before: text.upperBound)
  }

  func begins(_ text: Range<Int>, withOneOf words: [StaticString]) -> Bool {
    words.contains { begins(text, with: $0) }
  }

  func ends(_ text: Range<Int>, with word: StaticString) -> Bool {
    let start = text.upperBound - word.utf8CodeUnitCount
    return start >= text.lowerBound && has(word, at: start, before: text.upperBound)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.drop { self[$0].isSpace }.dropLast { self[$0].isSpace }
  }

  /// Returns whether `word` is at `position`, and ends before `end`.
  func has(_ word: StaticString, at position: Int, before end: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position >= 0, position + length <= end else { return false }
    return word.withUTF8Buffer { letters in
      // The closure only reads, and `letters` is static.
      for offset in 0..<length where self[position + offset] != letters[offset] { return false }
      return true
    }
  }

  /// Returns the first position of `byte` in `range`.
  ///
  /// `memchr` compares 32 bytes at a time; a loop took an eighth of the time of reading a file.
  func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    withUnsafeBytes { all in
      let part = all[range]
      guard !part.isEmpty, let start = all.baseAddress,
        let found = memchr(start + part.startIndex, Int32(byte), part.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  func first(_ word: StaticString, in range: Range<Int>) -> Int? {
    let first = word.utf8Start.pointee
    var position = range.lowerBound
    while position < range.upperBound, let next = index(of: first, in: position..<range.upperBound)
    {
      if has(word, at: next, before: range.upperBound) { return next }
      position = next + 1
    }
    return nil
  }

  func last(_ word: StaticString, in range: Range<Int>) -> Int? {
    range.last { has(word, at: $0, before: range.upperBound) }
  }

  func words(_ range: Range<Int>) -> [String] { FoldedWords(self[range]).words }

  /// Returns the number that hexadecimal digits write, without a sign.
  func hexNumber(_ digits: Range<Int>) -> UInt32? {
    let digits = string(digits)
    return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  /// Returns the bytes as text; replaces invalid UTF-8.
  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
