import BusinessLogic

/// Looks words up in ``SideWords`` by their bytes.
struct MarkLexicon {
  enum Meaning {
    case side(Side, judges: Bool)
    case strengthens
    case turns
  }

  private let meanings = Self.meanings
  private let becauses = Self.becauses
  private let becauseTails = Self.becauseTails
  private let judgements = Self.judgements
  private let joints = Self.joints
  private let announcements = Self.announcements
  private let verdicts = Self.verdicts

  /// What a word at the beginning of an item means for its side; `nil` for any other word.
  func meaning(_ bytes: [UInt8], _ word: Range<Int>) -> Meaning? {
    meanings.value(bytes, word)
  }

  /// Whether the word judges even without a comma: `Good performance`.
  func standsBare(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    judgements.value(bytes, word) != nil
  }

  /// Whether the word makes one judgement of two, `Good and bad at once`, or is none.
  func joins(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    joints.value(bytes, word) != nil || FoldedWords(bytes.string(word)).words.isEmpty
  }

  /// Whether it is `because` or its like.
  func isBecause(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    word.count <= 20 && becauses.value(bytes, word) != nil
  }

  /// Whether it belongs to a `because` before it: `because of`, `parce que`.
  func isBecauseTail(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    word.count <= 6 && becauseTails.value(bytes, word) != nil
  }

  /// Whether a text that begins with the word may announce reasons: `Rejected because …`.
  func mayAnnounceReasons(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    word.count > 1
      && (announcements.value(bytes, word) != nil
        || bytes.has("probleme", at: word.upperBound - 8, before: word.upperBound)
        || endsLikeReason(bytes, word))
  }

  /// Whether a word of a language that writes no spaces ends with one for reasons: `棄却理由`.
  private func endsLikeReason(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    guard bytes[word.lowerBound] >= 0xE3, word.count > 6 else { return false }
    return ["理由", "原因"].contains { (ending: StaticString) in
      bytes.has(ending, at: word.upperBound - 6, before: word.upperBound)
    }
  }

  /// Whether what stands behind the word and a colon tells what became of an option.
  func tellsVerdict(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    verdicts.value(bytes, word) != nil
  }

  private static let meanings: WordTable<Meaning> = {
    var meanings: [String: Meaning] = [:]
    for word in SideWords.strengthening { meanings[word] = .strengthens }
    for word in SideWords.turning { meanings[word] = .turns }
    for (word, meaning) in SideWords.meanings {
      meanings[word] = .side(meaning.side, judges: meaning.judges)
    }
    return WordTable(meanings)
  }()

  private static let becauses = WordTable(SideWords.becauses)
  private static let becauseTails = WordTable(SideWords.becauseTails)
  private static let judgements = WordTable(["good", "bad"])
  private static let verdicts = WordTable(VerdictWords.keys)
  private static let announcements = WordTable(ReasonWords.beginnings)
  private static let joints = WordTable(["and", "or", "but"])
}
