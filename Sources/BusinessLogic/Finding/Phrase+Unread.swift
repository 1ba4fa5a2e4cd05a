/// A file is read for a phrase only if it may name it: to look for a word in its bytes takes a tenth
/// of the time that it takes to read them as a decision.
extension Phrase {
  /// Whether what is read from a file of these bytes, called `name`, may name it. Only a no is
  /// certain.
  ///
  /// Reading takes decoration out of words and joins lines, no more. So without its decoration a
  /// file must have the longest word of the phrase, unless something longer than a mark is taken
  /// out amid a word, like the target in `[Post](a.md)gres`. Letters beyond ASCII may fold to ASCII:
  /// a file with any isn't judged.
  public func mayOccur(inUnread bytes: [UInt8], named name: String) -> Bool {
    guard let word = longestWord, !occurs(in: name) else { return true }
    var isUnsure = false
    let plain = [UInt8](unsafeUninitializedCapacity: bytes.count) { plain, count in
      var before = PlainByte(byte: 0, kind: .other)
      Self.plainBytes.withUnsafeBufferPointer { table in
        for byte in bytes {
          let next = table[Int(byte)]
          plain[count] = next.byte
          // A mark is written over by what follows it.
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

  /// The longest run of letters and digits of ASCII; `nil` if there is none.
  private var longestWord: [UInt8]? {
    let words = needle.bytes.split { Self.plainBytes[Int($0)].kind != .word }
    return words.max { $0.count < $1.count }.map { Array($0) }
  }

  /// A byte without its case.
  private struct PlainByte {
    let byte: UInt8
    let kind: Kind
  }

  private enum Kind {
    case word
    /// What may be taken out amid a word.
    case mark
    /// What may end something longer that is taken out.
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
