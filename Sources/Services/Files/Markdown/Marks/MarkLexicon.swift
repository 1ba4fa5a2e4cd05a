import BusinessLogic

/// Looks words up in ``SideWords`` by their bytes.
///
/// A million arguments begin with a million words, few of which mean a side: a table of first
/// letters and lengths sorts the others out before any string is made.
struct MarkLexicon {
  enum Meaning {
    case side(Side, judges: Bool)
    case strengthens
    case turns
  }

  private let meanings: [String: Meaning]
  /// At a first byte, one bit for each length that a known word with it has.
  private let lengths: [UInt64]

  init() {
    meanings = Self.meanings
    lengths = Self.lengths
  }

  /// What a word at the beginning of an item means for its side; `nil` for any other word.
  func meaning(_ bytes: [UInt8], _ word: Range<Int>) -> Meaning? {
    guard mayBeKnown(bytes, word) else { return nil }
    return meanings[Self.folded(bytes, word)]
  }

  /// Whether the word judges even without a comma: `Good performance`.
  func standsBare(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    let word = Self.folded(bytes, word)
    return word == "good" || word == "bad"
  }

  /// Whether the word makes one judgement of two: `Good and bad at once`.
  func joins(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    let word = Self.folded(bytes, word)
    return word == "and" || word == "or" || word == "but" || word.isEmpty
  }

  /// Whether it is `because` or its like.
  func isBecause(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    !word.isEmpty && word.count <= 20 && SideWords.becauses.contains(Self.folded(bytes, word))
  }

  /// Whether it belongs to a `because` before it: `because of`, `parce que`.
  func isBecauseTail(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    !word.isEmpty && word.count <= 6 && SideWords.becauseTails.contains(Self.folded(bytes, word))
  }

  private func mayBeKnown(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    guard let first = word.first.map({ bytes[$0] }) else { return false }
    // A letter beyond ASCII folds to another length.
    guard word.allSatisfy({ bytes[$0] < 0x80 }) else { return true }
    return lengths[Int(first.asciiLowercase)] & (1 << UInt64(word.count)) != 0
  }

  private static func folded(_ bytes: [UInt8], _ word: Range<Int>) -> String {
    // Almost all words are short and ASCII: their string is made without an allocation.
    if word.count <= 15, word.allSatisfy({ bytes[$0] < 0x80 }) {
      return String(unsafeUninitializedCapacity: word.count) { letters in
        // The buffer is as long as the word, and every byte of it is written.
        for (place, byte) in bytes[word].enumerated() { letters[place] = byte.asciiLowercase }
        return word.count
      }
    }
    return FoldedWords(bytes.string(word)).joined
  }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for word in SideWords.strengthening { meanings[word] = .strengthens }
    for word in SideWords.turning { meanings[word] = .turns }
    for (word, meaning) in SideWords.meanings {
      meanings[word] = .side(meaning.side, judges: meaning.judges)
    }
    return meanings
  }()

  private static let lengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in meanings.keys {
      guard let first = word.utf8.first, word.utf8.count < 64 else { continue }
      lengths[Int(first)] |= 1 << UInt64(word.utf8.count)
    }
    return lengths
  }()
}
