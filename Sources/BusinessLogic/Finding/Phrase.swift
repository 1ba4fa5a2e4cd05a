/// Words to search for literally and regardless of case, like `grep -i`.
public struct Phrase: Sendable, Equatable {
  let words: String

  /// The bytes of the folded words.
  let needle: Needle

  package init(_ words: some StringProtocol) {
    self.words = String(words)
    needle = Needle([UInt8](folding: self.words))
  }

  /// Returns whether `text` contains the words next to each other. An empty phrase occurs in any
  /// text.
  func occurs(in text: String) -> Bool {
    [UInt8](folding: text).withUnsafeBytes {
      needle.place(in: $0, from: 0, before: $0.count) != nil
    }
  }
}
