import Decisions

/// A typed argument without the words for its side: `it scales` for `Good, because it scales` and
/// `because it scales`.
struct TypedReason: Equatable {
  let reason: String
  /// `of ` if it follows `because`: `because of the cost`.
  let tail: String

  /// - Parameter side: The side of the argument; `nil` for a note, which keeps every word.
  init(_ typed: String, side: Side?) throws(EditRefusal) {
    let text = try TypedLine.text(typed)
    let bytes = Array(text.utf8)
    let end = side.map { Self.endOfPolarity(bytes, $0) } ?? 0
    let reason = bytes.string(bytes.trimmed(end..<bytes.count))
    // "Good" alone is the reason itself.
    self.reason = reason.isEmpty ? text : reason
    let ending = bytes.words(0..<end).suffix(2)
    tail = reason.isEmpty ? "" : Language.nounTail(ending) ?? ""
  }

  private static func endOfPolarity(_ bytes: [UInt8], _ side: Side) -> Int {
    let reader = MarkReader(bytes)
    let mark = reader.mark(of: bytes.indices, isItem: false)
    switch mark.kind {
    case .explicit where mark.side == side && isPolarity(bytes, mark): return mark.end
    case .sign where mark.side == side: return mark.end
    case .none where beginsWithBecause(bytes): return reader.startOfReason(bytes.indices)
    default: return 0
    }
  }

  /// Returns whether the mark is only a side: `Good, …`, `Very good, because …`, but not
  /// `Better, faster and cheaper`.
  private static func isPolarity(_ bytes: [UInt8], _ mark: Mark) -> Bool {
    let words = bytes.words(bytes.trimmed(0..<mark.end))
    return announcesReason(bytes, mark)
      || words.count == 1 && plainWords.contains(words[0])
  }

  /// Returns whether the mark leaves no doubt that a reason follows: `Good, because …`, `Pro: …`, but
  /// not `Good, …`.
  static func announcesReason(_ bytes: [UInt8], _ mark: Mark) -> Bool {
    let lead = bytes.trimmed(0..<mark.end)
    return mark.isLabelled || bytes.last(of: lead) == ":"
      || bytes.words(lead).suffix(2).contains(where: { $0.means(.because) })
  }

  private static let plainWords = Set(
    Language.all.flatMap(\.opposites).joined().filter { WordRoles($0).meaning?.judges == true })

  /// Returns whether the text begins with a word that always means a reason. `since 2016` and
  /// `as simple as that` are text.
  private static func beginsWithBecause(_ bytes: [UInt8]) -> Bool {
    let first = bytes.words(bytes.indices.prefix(16))
    return first.count > 1 && becauses.contains(first[0])
  }

  private static let becauses = Set(
    Language.all.compactMap { FoldedWords($0.writing.because).words.first })
}

enum TypedLine {
  /// Returns the text without spaces at its ends. Pasted line breaks become spaces.
  static func text(_ typed: String) throws(EditRefusal) -> String {
    let lines = typed.split(whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isWhitespace).dropLast(while: \.isWhitespace)
    }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    guard !text.isEmpty else { throw .noText }
    // A file with NUL can't be read again, and an escape would reach every terminal.
    let isControlled = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t"
    }
    guard !isControlled else { throw .controlCharacter(text) }
    return text
  }
}
