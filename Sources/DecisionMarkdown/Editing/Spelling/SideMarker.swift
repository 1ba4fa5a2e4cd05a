import BusinessLogic

/// How an argument says its side, taken from one that a file has.
struct SideMarker: Equatable {
  /// What stands before the reason; empty if something above tells the side.
  var opening: [UInt8]
  /// The decoration that closes behind the reason: `**Good, because it scales**`.
  var closing: [UInt8] = []

  static let none = SideMarker(opening: [])

  var isEmpty: Bool { opening.isEmpty }

  /// What stands on the line behind the bullet.
  func line(_ reason: TypedReason) -> [UInt8] {
    let said = FoldedWords(opening.string(opening.indices)).words
    let isBecause = said.last.map(SideWords.becauses.contains) == true
    let words = (isBecause ? reason.tail : "") + reason.reason
    return opening + Array(words.utf8) + closing
  }

  /// Whether it says its side and nothing more: not `Very bad, because` nor `Main advantage:`, which
  /// are of one argument, nor `Rejected because` or `(rejected, `, which are perhaps of another
  /// option.
  var isPlain: Bool {
    if SideSigns.sign(in: opening, opening.trimmed(opening.indices)) != nil { return true }
    let line = opening + Array("it".utf8)
    let reader = MarkReader(line)
    guard reader.reason(line.indices)?.tellsReason != true,
      reader.remark(behindVerdict: line.indices) == nil
    else { return false }
    let words = FoldedWords(opening.string(opening.indices)).words
    return words.prefix { !SideWords.becauses.contains($0) }.count <= 1
  }

  /// What MADR writes.
  static func standard(_ side: Side) -> SideMarker {
    switch side {
    case .pro: SideMarker(opening: Array("Good, because ".utf8))
    case .con: SideMarker(opening: Array("Bad, because ".utf8))
    case .neutral: SideMarker(opening: Array("Neutral, because ".utf8))
    }
  }

  /// What takes nothing from a text that begins like a part of `because of`.
  static func plain(_ side: Side) -> SideMarker {
    switch side {
    case .pro: SideMarker(opening: Array("Good: ".utf8))
    case .con: SideMarker(opening: Array("Bad: ".utf8))
    case .neutral: SideMarker(opening: Array("Neutral: ".utf8))
    }
  }

  /// The marker of another side in the same wording: `**Schlecht**, weil ` for `**Gut**, weil `.
  ///
  /// `nil` if its word is none whose opposite is known.
  func turned(to side: Side) -> SideMarker? {
    // Only ASCII changes its case below, so that the offsets hold in both.
    let folded = opening.map(\.asciiLowercase)
    for words in Self.oppositions {
      for word in words where words.count > Self.place(side) {
        let letters = Array(word.utf8)
        guard let start = folded.firstRange(of: letters)?.lowerBound else { continue }
        let isCapital = opening[start] != folded[start]
        let new = words[Self.place(side)]
        let spelled = isCapital ? new.prefix(1).uppercased() + new.dropFirst() : new
        var turned = self
        turned.opening.replaceSubrange(start..<start + letters.count, with: Array(spelled.utf8))
        return turned
      }
    }
    return nil
  }

  private static func place(_ side: Side) -> Int {
    switch side {
    case .pro: 0
    case .con: 1
    case .neutral: 2
    }
  }

  /// Pro, con and perhaps neutral, in one way to say it each; a word before those that it is a
  /// part of comes last.
  private static let oppositions =
    Language.all.flatMap(\.opposites) + [
      ["✅", "❌", "🟡"], ["👍", "👎", "😐"], ["➕", "➖", "⚪"],
      ["🟢", "🔴", "🟡"], ["✔", "✖"], ["✓", "✗"], [":white_check_mark:", ":x:", ":neutral_face:"],
      [":heavy_check_mark:", ":x:", ":neutral_face:"], [":+1:", ":-1:"],
      [":thumbsup:", ":thumbsdown:"], [":green_circle:", ":red_circle:", ":yellow_circle:"],
      ["`+`", "`-`", "`+/-`"], ["(+)", "(-)"], ["[+]", "[-]"], ["++ ", "-- "], ["+ ", "- "],
    ]
}

extension Speller {
  /// How an item of the file says its side.
  func marker(_ item: Item) -> SideMarker {
    guard case .argument(let place) = item else { return .none }
    let argument = layout.arguments[place]
    var opening = Array(bytes[argument.marker])
    // A marker over two lines can't be written on one.
    if let lineEnd = opening.firstIndex(of: ASCII.lineFeed) { opening.removeFirst(lineEnd + 1) }
    // "because of" is followed by a noun; who types a sentence needs "because" alone.
    if opening.map(\.asciiLowercase).suffix(11) == Array("because of ".utf8)[...] {
      opening.removeLast(3)
    }
    return SideMarker(opening: opening, closing: closing(of: place))
  }

  /// The decoration at the end of an argument that opens in its marker.
  func closing(of argument: Int) -> [UInt8] {
    let passage = layout.arguments[argument].passage
    let written = PassageText.text(of: passage, in: bytes, layout.lines)
    let said = DecisionValues(bytes: bytes, layout: layout).argument(argument).text
    return Array(written.utf8.dropFirst(said.utf8.count))
  }
}
