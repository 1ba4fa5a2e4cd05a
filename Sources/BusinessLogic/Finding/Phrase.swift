/// Words to search for literally and regardless of case, like `grep -i`.
public struct Phrase: Sendable, Equatable {
  let words: String
  /// The bytes of the folded words.
  let needle: Needle

  package init(_ words: some StringProtocol) {
    self.words = String(words)
    needle = Needle([UInt8](folding: self.words))
  }

  /// Returns whether `text` contains the words next to each other.
  func occurs(in text: String) -> Bool {
    [UInt8](folding: text).withUnsafeBytes {
      needle.place(in: $0, from: 0, before: $0.count) != nil
    }
  }
}

/// Skips files that can't contain a phrase, because a search in the bytes takes a tenth of the time
/// of parsing them.
extension Phrase {
  /// Returns whether the decision in these bytes of a file called `name` may contain the phrase.
  /// `false` is certain, `true` isn't.
  ///
  /// Parsing only removes markup from words and joins lines. So without its markup, a matching file
  /// contains the longest word of the phrase, unless something longer than a mark is removed from
  /// inside a word, such as the target in `[Post](a.md)gres`. Returns `true` for files with
  /// non-ASCII letters, which may fold to ASCII.
  package func mayOccur(inUnread bytes: [UInt8], named name: String) -> Bool {
    guard let word = longestWord, !occurs(in: name) else { return true }
    var isUnsure = false
    let plain = [UInt8](unsafeUninitializedCapacity: bytes.count) { plain, count in
      var before = PlainByte(byte: 0, kind: .other)
      Self.plainBytes.withUnsafeBufferPointer { table in
        for byte in bytes {
          let next = table[Int(byte)]
          plain[count] = next.byte
          // The next byte overwrites a mark.
          guard next.kind != .mark else { continue }
          count += 1
          isUnsure = next.kind == .beyondASCII || before.kind == .closing && next.kind == .word
          if isUnsure { return }
          before = next
        }
      }
    }
    if isUnsure { return true }
    return plain.withUnsafeBytes { Needle(word).place(in: $0, from: 0, before: $0.count) != nil }
  }

  /// The longest run of ASCII letters and digits; `nil` if there is none.
  private var longestWord: [UInt8]? {
    let words = needle.bytes.split { Self.plainBytes[Int($0)].kind != .word }
    return words.max { $0.count < $1.count }.map { Array($0) }
  }

  /// A byte in lower case, with its kind.
  private struct PlainByte {
    let byte: UInt8
    let kind: Kind
  }

  private enum Kind {
    case word
    /// Markup that may be removed from inside a word.
    case mark
    /// A possible end of longer markup.
    case closing
    case beyondASCII
    case other
  }

  private static let plainBytes = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): PlainByte(byte: byte | 0x20, kind: .word)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      PlainByte(byte: byte, kind: .word)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): PlainByte(byte: byte, kind: .closing)
    case 0x80...: PlainByte(byte: byte, kind: .beyondASCII)
    default: PlainByte(byte: byte, kind: "*_`~\\![".utf8.contains(byte) ? .mark : .other)
    }
  }
}
