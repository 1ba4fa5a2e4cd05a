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
    let lower = Array(opening.string(opening.indices).lowercased().utf8)
    guard lower.count == opening.count else { return false }
    var found: (word: Range<Int>, new: String)?
    for words in opposites where words.count > side.index {
      for word in words where word.utf8.count > found?.word.count ?? 0 {
        guard let range = lower.firstRange(of: word.utf8), !onlyAtStart || range.lowerBound == 0
        else { continue }
        found = (range, words[side.index])
      }
    }
    guard let (word, new) = found else { return false }
    let old = opening.string(word)
    let isCapital = opening[word].first != lower[word].first
    let written =
      isCapital && old == old.uppercased()
      ? new.uppercased()
      : isCapital ? new.capitalizedAtStart : new
    opening.replaceSubrange(word, with: Array(written.utf8))
    return true
  }
}
