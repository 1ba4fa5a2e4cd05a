/// With which letter the words of a table begin and how long they are: enough to sort most other
/// words out before a string is made of their bytes, which would take half of the time of reading a
/// list of arguments.
struct WordShapes: Sendable {
  /// At a first byte, one bit for each length that a word with it has.
  private let lengths: [UInt64]

  /// The shapes of `words`, which are folded.
  init(of words: some Sequence<String>) {
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in words {
      guard let first = word.utf8.first, word.utf8.count < 64 else { continue }
      lengths[Int(first)] |= 1 << UInt64(word.utf8.count)
    }
    self.lengths = lengths
  }

  /// Whether the word at `word` may be one of them, whatever its case. Only a no is certain.
  func mayInclude(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    guard let first = word.first.map({ bytes[$0] }) else { return false }
    // A letter beyond ASCII folds to another length.
    guard word.allSatisfy({ bytes[$0] < 0x80 }) else { return true }
    return lengths[Int(first.asciiLowercase)] & (1 << UInt64(word.count)) != 0
  }
}
