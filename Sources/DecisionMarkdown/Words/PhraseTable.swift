/// The meanings of phrases, by hash alone: making a string of each phrase took longer than reading a
/// file.
struct PhraseTable<Meaning: Sendable>: Sendable {
  /// The meanings by the hashes of phrases, and `nil` by the hashes of their words.
  private var meanings: HashTable<Meaning?>

  /// - Parameter lists: Meanings with their phrases, which commas separate. The last meaning of a
  ///   phrase counts.
  init(_ lists: some Sequence<(key: Meaning, value: String)>) {
    let lists = lists.map { (key: $0.key, value: Array($0.value.utf8)) }
    // A word, and perhaps a phrase, ends at each of these.
    let ends = lists.map { $0.value.count { $0 == "," || $0.isBlank } + 1 }
    meanings = HashTable(capacity: 2 * ends.reduce(0, +), empty: nil)
    for (meaning, list) in lists {
      for part in list.split(separator: ",") {
        var phrase = UInt64.emptyHash
        FoldedWords.read(placed: part) { word, _ in
          meanings.change(word.hash) { _ in }
          phrase = phrase.hashed(word.hash)
        }
        if phrase != .emptyHash { meanings.change(phrase) { $0 = meaning } }
      }
    }
  }

  subscript(phrase: some Sequence<String>) -> Meaning? {
    meanings[phrase.reduce(.emptyHash) { $0.hashed(UInt64(word: $1.utf8)) }]
  }

  subscript(hashes words: some Sequence<UInt64>) -> Meaning? {
    meanings[words.reduce(.emptyHash) { $0.hashed($1) }]
  }

  /// Returns whether the word of a hash may occur in a phrase.
  func knows(_ word: UInt64) -> Bool { meanings.contains(word) }
}
