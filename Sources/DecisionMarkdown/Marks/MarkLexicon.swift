import BusinessLogic

/// Looks words up in ``SideWords`` by their bytes.
struct MarkLexicon {
  /// A side, and whether the word judges: `good`, not `pro`.
  typealias Meaning = (side: Side, judges: Bool)

  enum Announcement {
    /// Reasons for what became of an option: `Rejected because …`.
    case reason
    /// What became of it, behind a colon: `Verdict: …`.
    case verdict
  }

  private let meanings = Self.meanings
  private let becauses = Self.becauses
  private let becauseTails = Self.becauseTails
  private let announcements = Self.announcements

  /// What a word at the beginning of an item means for its side; `nil` for any other word.
  func meaning(_ bytes: [UInt8], _ word: Range<Int>) -> Meaning? {
    meanings.value(bytes, word)
  }

  /// Whether it is `because` or its like.
  func isBecause(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    word.count <= 20 && becauses.value(bytes, word) != nil
  }

  /// Whether it belongs to a `because` before it: `because of`, `parce que`.
  func isBecauseTail(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    word.count <= 6 && becauseTails.value(bytes, word) != nil
  }

  /// What a text may announce that begins with the word; `nil` for nearly every word.
  func announcement(_ bytes: [UInt8], _ word: Range<Int>) -> Announcement? {
    guard word.count > 1 else { return nil }
    if let announcement = announcements.value(bytes, word) { return announcement }
    return endsLikeReason(bytes, word) ? .reason : nil
  }

  /// Whether a word ends with one for reasons or problems: `棄却理由`, `Sicherheitsprobleme`.
  private func endsLikeReason(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    if bytes[word.lowerBound] < 0xE3 {
      return bytes.has("probleme", at: word.upperBound - 8, before: word.upperBound)
    }
    return word.count > 6
      && ["理由", "原因"].contains { (ending: StaticString) in
        bytes.has(ending, at: word.upperBound - 6, before: word.upperBound)
      }
  }

  private static let meanings = WordTable<Meaning>(SideWords.meanings)
  private static let becauses = WordTable(SideWords.becauses)
  private static let becauseTails = WordTable(SideWords.becauseTails)
  private static let announcements: WordTable<Announcement> = {
    var announcements: [String: Announcement] = [:]
    for word in ReasonWords.beginnings { announcements[word] = .reason }
    for word in VerdictWords.keys { announcements[word] = .verdict }
    return WordTable(announcements)
  }()
}
