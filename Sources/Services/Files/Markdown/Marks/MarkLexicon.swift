import BusinessLogic

/// Looks words up in ``SideWords`` by their bytes.
///
/// A million arguments begin with a million words, few of which mean a side: their shapes sort the
/// others out before any string is made.
struct MarkLexicon {
  enum Meaning {
    case side(Side, judges: Bool)
    case strengthens
    case turns
  }

  private let meanings = Self.meanings
  private let shapes = Self.shapes
  private let becauses = Self.becauses
  private let becauseTails = Self.becauseTails

  /// What a word at the beginning of an item means for its side; `nil` for any other word.
  func meaning(_ bytes: [UInt8], _ word: Range<Int>) -> Meaning? {
    guard shapes.mayInclude(bytes, word) else { return nil }
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
    word.count <= 20 && becauses.mayInclude(bytes, word)
      && SideWords.becauses.contains(Self.folded(bytes, word))
  }

  /// Whether it belongs to a `because` before it: `because of`, `parce que`.
  func isBecauseTail(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    word.count <= 6 && becauseTails.mayInclude(bytes, word)
      && SideWords.becauseTails.contains(Self.folded(bytes, word))
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

  private static let shapes = WordShapes(of: meanings.keys)
  private static let becauses = WordShapes(of: SideWords.becauses)
  private static let becauseTails = WordShapes(of: SideWords.becauseTails)
}
