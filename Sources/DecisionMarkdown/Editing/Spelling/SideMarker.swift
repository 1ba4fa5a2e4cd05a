import Decisions

/// The marker that gives an argument its side: `Good, because `.
struct SideMarker: Equatable {
  /// The text before the reason; empty if a label or heading gives the side.
  var opening: String
  /// The decoration that closes after the reason: `**Good, because it scales**`.
  var closing = ""

  static let none = SideMarker(opening: "")

  func line(_ reason: TypedReason) -> String {
    let isBecause = FoldedWords(opening).words.last?.means(.because) == true
    return opening + (isBecause ? reason.tail : "") + reason.reason + closing
  }

  /// Whether it says only its side, so that it fits another argument: not `Main advantage:`, and
  /// not `Rejected because`, which may be wrong for another option.
  var isPlain: Bool {
    let line = Array("\(opening)x".utf8)
    let reader = MarkReader(line)
    guard reader.reason(line.indices)?.tellsReason != true,
      reader.remark(behindVerdict: line.indices, isBehindTitle: true) == nil
    else { return false }
    return FoldedWords(opening).words.prefix { !$0.means(.because) }.count <= 1
  }

  /// Returns the markers of MADR in a language's words: `Good, because `, and `Good: ` for a text
  /// that would go on after `because`, such as `of course`.
  static func standard(_ side: Side, in writing: Writing) -> [SideMarker] {
    let marker = writing.marker(of: side)
    return [marker, marker.prefix { !",:：".contains($0) } + ": "].map {
      SideMarker(opening: $0)
    }
  }

  /// Returns the marker of another side in the same wording and with its sign:
  /// `❌ **Schlecht**, weil ` for `✅ **Gut**, weil `. `nil` if its opposite is unknown.
  func turned(to side: Side, in language: Language) -> SideMarker? {
    var turned = self
    let hasWord = turned.turn(to: side, language.opposites + Language.all.flatMap(\.opposites))
    let hasSign = turned.turn(to: side, SideSigns.opposites, onlyAtStart: hasWord)
    return hasWord || hasSign ? turned : nil
  }

  /// Replaces a word for a side by that for another; returns whether there is one. Of several words,
  /// the longest counts, because it contains others.
  private mutating func turn(
    to side: Side, _ opposites: [[String]], onlyAtStart: Bool = false
  ) -> Bool {
    var bytes = Array(opening.utf8)
    let lower = Array(opening.lowercased().utf8)
    guard lower.count == bytes.count else { return false }
    var found: (word: Range<Int>, new: String)?
    for words in opposites where words.count > side.index {
      for word in words where word.utf8.count > found?.word.count ?? 0 {
        guard let range = lower.firstRange(of: word.utf8), !onlyAtStart || range.lowerBound == 0
        else { continue }
        found = (range, words[side.index])
      }
    }
    guard let (word, new) = found else { return false }
    let old = bytes.string(word)
    let isCapital = old.first?.isUppercase == true
    let written =
      isCapital && old == old.uppercased()
      ? new.uppercased()
      : isCapital ? new.capitalizedAtStart : new
    bytes.replaceSubrange(word, with: written.utf8)
    opening = bytes.string(bytes.indices)
    return true
  }
}
