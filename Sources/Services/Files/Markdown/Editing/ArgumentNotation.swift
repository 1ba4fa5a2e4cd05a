import BusinessLogic

/// How a file writes arguments, taken from one that it has.
struct ArgumentNotation {
  /// Indentation and the marker of the list.
  var bullet: [UInt8]
  /// The marker of the side; empty if something above tells it.
  var marker: [UInt8]

  /// The line of an argument.
  func line(_ text: String) -> [UInt8] { bullet + marker + Array(text.utf8) }

  /// What MADR writes.
  static func standard(_ side: Side?) -> [UInt8] {
    switch side {
    case .pro: Array("Good, because ".utf8)
    case .con: Array("Bad, because ".utf8)
    case .neutral: Array("Neutral, because ".utf8)
    case nil: []
    }
  }

  /// The marker of another side in the same wording: `**Bad**, weil ` for `**Gut**, weil `.
  ///
  /// `nil` if its word is none whose opposite is known.
  static func opposite(of marker: [UInt8], for side: Side) -> [UInt8]? {
    let written = String(decoding: marker, as: UTF8.self)
    for words in oppositions {
      for word in words {
        guard let range = written.lowercased().firstRange(of: word),
          let new = words.count > place(side) ? words[place(side)] : nil
        else { continue }
        // The marker is ASCII wherever its words are compared; offsets hold in both.
        let start = written.lowercased().distance(
          from: written.startIndex, to: range.lowerBound)
        let from = written.index(written.startIndex, offsetBy: start)
        let to = written.index(from, offsetBy: word.count)
        let isCapital = written[from].isUppercase
        let spelled = isCapital ? new.prefix(1).uppercased() + new.dropFirst() : new
        return Array((written[..<from] + spelled + written[to...]).utf8)
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

  /// Pro, con and perhaps neutral, in one way to say it each.
  private static let oppositions = [
    ["good", "bad", "neutral"], ["gut", "schlecht", "neutral"], ["bon", "mauvais", "neutre"],
    ["bueno", "malo", "neutral"], ["bom", "mau", "neutro"], ["buono", "cattivo", "neutro"],
    ["goed", "slecht", "neutraal"], ["positive", "negative", "neutral"],
    ["advantage", "disadvantage"], ["vorteil", "nachteil"], ["pros", "cons"], ["pro", "con"],
    ["✅", "❌"], ["👍", "👎"], ["➕", "➖"], [":white_check_mark:", ":x:"], [":+1:", ":-1:"],
    ["`+`", "`-`"], ["+ ", "- "], ["(+)", "(-)"],
  ]
}
