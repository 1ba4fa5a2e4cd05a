import BusinessLogic

/// An argument that a person typed, without the polarity that they may have typed along:
/// `it scales` for `Good, because it scales`, `because it scales` and `it scales`.
struct TypedReason: Equatable {
  let reason: String
  /// What belongs between `because` and the reason: `of` in `because of the cost`.
  let tail: String

  /// - Parameter side: The side the text is meant for; a note keeps every word.
  init(_ typed: String, side: Side?) throws(EditRefusal) {
    let text = try TypedLine.text(typed)
    let bytes = Array(text.utf8)
    let end = side.map { Self.endOfPolarity(bytes, $0) } ?? 0
    let reason = bytes.string(bytes.trimmed(end..<bytes.count))
    // "Good" alone says no more than its side; then it is the reason itself.
    self.reason = reason.isEmpty ? text : reason
    let said = FoldedWords(bytes.string(0..<end)).words.suffix(2)
    let isTailed = !reason.isEmpty && said.first.map(SideWords.becauses.contains) == true
    tail = isTailed && said.last == "of" ? "of " : ""
  }

  /// What was typed behind `because`, with or without that word: `of the cost` goes on with it.
  init(because typed: String) throws(EditRefusal) {
    try self.init(typed.hasPrefix("of ") ? "because " + typed : typed, side: .pro)
  }

  private static func endOfPolarity(_ bytes: [UInt8], _ side: Side) -> Int {
    let reader = MarkReader(bytes)
    let text = Line(kind: .text, indent: 0, range: bytes.indices, text: bytes.indices)
    let mark = reader.mark(of: text)
    switch mark.kind {
    case .explicit where mark.side == side && isPolarity(bytes, mark.end): return mark.end
    case .sign where mark.side == side: return mark.end
    case .none where beginsWithBecause(bytes): return reader.startOfReason(bytes.indices)
    default: return 0
    }
  }

  /// `Good, …` and `Very good, because …`, but not `Better, faster and cheaper`, whose first word
  /// is part of what it says.
  private static func isPolarity(_ bytes: [UInt8], _ end: Int) -> Bool {
    let said = bytes.trimmed(0..<end)
    let words = FoldedWords(bytes.string(said)).words
    return said.last.map { bytes[$0] } == ASCII.byte(":")
      || words.count == 1 && words.first.map(plainWords.contains) == true
      || words.suffix(2).contains(where: SideWords.becauses.contains)
  }

  private static let plainWords = Set(
    Language.all.flatMap(\.opposites).joined().filter { SideWords.judges([$0]) })

  /// Only a word that means nothing else: `since 2016` and `as simple as that` are reasons.
  private static func beginsWithBecause(_ bytes: [UInt8]) -> Bool {
    let first = FoldedWords(bytes.string(bytes.indices.prefix(16))).words.prefix(2)
    guard let word = first.first, first.count > 1 else { return false }
    return clearBecauses.contains(word)
  }

  private static let clearBecauses = Language.words(.clearBecause)
}
