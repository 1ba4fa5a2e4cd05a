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
      needle.firstIndex(in: $0, from: 0, before: $0.count) != nil
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
    let words = needle.bytes.split { !$0.isInWord }
    guard let word = words.max(by: { $0.count < $1.count }), !occurs(in: name) else { return true }
    let longest = Needle(Array(word))
    func isIn(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { longest.firstIndex(in: $0, from: 0, before: $0.count) != nil }
    }
    // Most matching files have the word without markup in it, and this is quicker.
    var folded = bytes
    folded.foldASCII()
    if isIn(folded) { return true }
    var isUnsure = false
    let plain = [UInt8](unsafeUninitializedCapacity: bytes.count) { plain, count in
      var isAfterTarget = false
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
          UInt8(ascii: "\\"), UInt8(ascii: "!"), UInt8(ascii: "["):
          continue
        default:
          let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
          isUnsure = byte >= 0x80 || isAfterTarget && folded.isInWord
          if isUnsure { return }
          isAfterTarget = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
          plain[count] = folded
          count += 1
        }
      }
    }
    return isUnsure || isIn(plain)
  }
}
