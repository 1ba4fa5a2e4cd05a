/// The meanings of phrases, by hash alone: making a string of each phrase took longer than reading a
/// file.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private var meanings: [UInt64: Meaning] = [:]
  private var words: Set<UInt64> = []

  /// - Parameter lists: Meanings with their phrases, which commas separate. The last meaning of a
  ///   phrase counts.
  init(_ lists: some Sequence<(key: Meaning, value: String)>) {
    for (meaning, list) in lists {
      for phrase in list.utf8.split(separator: ",") {
        let hashes = phrase.split(whereSeparator: \.isBlank).map { UInt64(word: $0) }
        words.formUnion(hashes)
        meanings[hashes.reduce(.emptyHash) { $0.hashed($1) }] = meaning
      }
    }
  }

  /// Returns the meaning of a phrase.
  subscript(phrase: some Sequence<String>) -> Meaning? {
    meanings[phrase.reduce(.emptyHash) { $0.hashed(UInt64(word: $1.utf8)) }]
  }

  /// Returns whether the word may occur in a phrase.
  func knows(_ word: String) -> Bool { words.contains(UInt64(word: word.utf8)) }
}

extension UInt64 {
  /// The hash of an empty word or phrase.
  static var emptyHash: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of a word, without regard to ASCII case.
  init(word: some Sequence<UInt8>) { self = word.reduce(.emptyHash) { $0.hashed($1) } }

  func hashed(_ byte: UInt8) -> UInt64 { hashed(UInt64(byte.asciiLowercase)) }
  func hashed(_ word: UInt64) -> UInt64 { (self ^ word) &* 0x100_0000_01B3 }
}
