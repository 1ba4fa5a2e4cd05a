import Decisions

/// The marker that gives an argument its side: `Good, because `.
struct SideMarker: Equatable {
  /// The text before the reason; empty if a label or heading gives the side.
  var opening: [UInt8]
  /// The decoration that closes after the reason: `**Good, because it scales**`.
  var closing: [UInt8] = []

  static let none = SideMarker(opening: [])

  func line(_ reason: TypedReason) -> [UInt8] {
    let last = opening.words(opening.indices).last
    let isBecause = last?.means(.because) == true
    let words = (isBecause ? reason.tail : "") + reason.reason
    return opening + Array(words.utf8) + closing
  }

  /// Whether it says only its side, so that it fits another argument: not `Main advantage:`, and
  /// not `Rejected because`, which may be wrong for another option.
  var isPlain: Bool {
    if SideSigns.sign(in: opening, opening.trimmed(opening.indices)) != nil { return true }
    let line = opening + Array("x".utf8)
    let reader = MarkReader(line)
    guard reader.reason(line.indices)?.tellsReason != true,
      reader.remark(behindVerdict: line.indices, isBehindTitle: true) == nil
    else { return false }
    let words = opening.words(opening.indices)
    return words.prefix { !$0.means(.because) }.count <= 1
  }

  /// Returns the markers of MADR in a language's words: `Good, because `, and `Good: ` for a text
  /// that would go on after `because`, such as `of course`.
  static func standard(_ side: Side, in writing: Writing) -> [SideMarker] {
    let marker = writing.marker(of: side)
    return [marker, marker.prefix { $0 != "," && $0 != ":" } + ": "].map {
      SideMarker(opening: Array($0.utf8))
    }
  }

  /// Returns the marker of another side in the same wording: `**Schlecht**, weil ` for
  /// `**Gut**, weil `. `nil` if the opposite of its word is unknown.
  func turned(to side: Side) -> SideMarker? {
    let text = opening.string(opening.indices)
    let lower = Array(text.lowercased().utf8)
    guard lower.count == opening.count else { return nil }
    for (word, others) in Self.oppositions where others.count > side.index {
      guard let index = lower.firstRange(of: word.utf8) else { continue }
      let isCapital = opening[index] != lower[index]
      let new = others[side.index]
      var turned = self
      turned.opening.replaceSubrange(
        index, with: Array((isCapital ? new.capitalizedAtStart : new).utf8))
      return turned
    }
    return nil
  }

  /// The words for a side, each with those for all sides. A word comes after those that contain it.
  private static let oppositions = (Language.all.flatMap(\.opposites) + SideSigns.opposites)
    .flatMap { words in words.map { (word: $0, others: words) } }
    .sorted { $0.word.utf8.count > $1.word.utf8.count }
}
