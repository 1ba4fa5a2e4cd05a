import Decisions

/// The marker that gives an argument its side: `Good, because `.
struct SideMarker: Equatable {
  /// The text before the reason; empty if a label or heading gives the side.
  var opening: [UInt8]
  /// The decoration that closes after the reason: `**Good, because it scales**`.
  var closing: [UInt8] = []

  static let none = SideMarker(opening: [])

  func line(_ reason: TypedReason) -> [UInt8] {
    let said = FoldedWords(opening.string(opening.indices)).words
    let isBecause = said.last.map({ $0.means(.because) }) == true
    let words = (isBecause ? reason.tail : "") + reason.reason
    return opening + Array(words.utf8) + closing
  }

  /// Whether it says only its side, so that it fits another argument: not `Main advantage:`, and
  /// not `Rejected because`, which may be wrong for another option.
  var isPlain: Bool {
    if SideSigns.sign(in: opening, opening.trimmed(opening.indices)) != nil { return true }
    let line = opening + Array("it".utf8)
    let reader = MarkReader(line)
    guard reader.reason(line.indices)?.tellsReason != true,
      reader.remark(behindVerdict: line.indices, isBehindTitle: true) == nil
    else { return false }
    let words = FoldedWords(opening.string(opening.indices)).words
    return words.prefix { !$0.means(.because) }.count <= 1
  }

  /// Returns the marker of MADR: `Good, because `.
  static func standard(_ side: Side) -> SideMarker {
    SideMarker(opening: Array("\(judgements[side.place]), because ".utf8))
  }

  /// `Good: `, before a text that would go on after `because`, such as `of course`.
  static func plain(_ side: Side) -> SideMarker {
    SideMarker(opening: Array("\(judgements[side.place]): ".utf8))
  }

  private static let judgements = ["Good", "Bad", "Neutral"]

  /// Returns the marker of another side in the same wording: `**Schlecht**, weil ` for
  /// `**Gut**, weil `. `nil` if the opposite of its word is unknown.
  func turned(to side: Side) -> SideMarker? {
    // Only ASCII changes its case here, so offsets hold in both.
    let folded = opening.map(\.asciiLowercase)
    for words in Self.oppositions {
      for word in words where words.count > side.place {
        let letters = Array(word.utf8)
        guard let start = folded.firstRange(of: letters)?.lowerBound else { continue }
        let isCapital = opening[start] != folded[start]
        let new = words[side.place]
        let spelled = isCapital ? new.prefix(1).uppercased() + new.dropFirst() : new
        var turned = self
        turned.opening.replaceSubrange(start..<start + letters.count, with: Array(spelled.utf8))
        return turned
      }
    }
    return nil
  }

  /// The words for pro, con and perhaps neutral. A word comes after those that contain it.
  private static let oppositions = Language.all.flatMap(\.opposites) + SideSigns.opposites
}
