/// Words to look for as they are, in any case, as `grep -i` does.
public struct Phrase: Sendable, Equatable {
  /// The words as they were written.
  let words: String

  /// Their bytes as they are compared.
  let needle: Needle

  /// Creates the phrase of these words.
  public init(_ words: some StringProtocol) {
    self.words = String(words)
    needle = Needle([UInt8](folding: self.words))
  }

  /// Whether the words stand in `text`, one after the other; nothing stands everywhere.
  func occurs(in text: String) -> Bool {
    [UInt8](folding: text).withUnsafeBytes {
      needle.place(in: $0, from: 0, before: $0.count) != nil
    }
  }
}
