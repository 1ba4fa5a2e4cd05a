import Prompt

/// A part of what a screen shows that stays or changes as a whole: a row with the lines that belong
/// to it, or a sentence.
nonisolated struct Passage: Sendable, Equatable {
  /// What it stands for, if that is known: two passages with one key are the same thing, changed.
  var key: String?

  /// What it is about, if that is known: passages about two things are never the same one.
  var subject: String?

  /// The number that it begins with; empty if it has none.
  let number: String

  /// What it says, without its number and however it was laid out: this is what is compared.
  var content: String

  /// Of what it says that by which it is known again where it has changed; `nil` for all.
  var words: String?

  /// Its lines as they are shown.
  let lines: [Text]

  /// A passage that is shown on these lines.
  ///
  /// A title or a sentence may begin with a count, as `3 matches`: that is no number of it.
  init(_ lines: [Text], isRow: Bool = true) {
    self.lines = lines
    var words = lines.flatMap { $0.safe.split(separator: " ") }[...]
    let isNumbered = words.first.map { $0.allSatisfy { $0.isASCII && $0.isNumber } } ?? false
    let first = isNumbered ? words.popFirst().map(String.init) ?? "" : ""
    number = isRow ? first : ""
    content = words.joined(separator: " ")
  }

  /// By how much of this two passages share they are told to be one.
  var essence: String { words ?? content }

  /// What a sentence begins with to say what it is about, as in `Decision: Tea`; `nil` for a row, and
  /// where that is known or nothing says it.
  var label: Substring? {
    guard number.isEmpty, subject == nil, let colon = content.firstRange(of: ": "),
      !content[..<colon.lowerBound].contains(where: \.isNumber)
    else {
      return nil
    }
    return content[..<colon.lowerBound]
  }

  /// The passages on these lines: a line that is indented belongs to the one before, unless it
  /// begins with a bullet.
  static func all(in lines: [Text], areRows: Bool = true) -> [Passage] {
    var groups: [[Text]] = []
    for line in lines {
      let rest = line.safe.drop { $0 == " " }
      let belongs = rest.startIndex > line.safe.startIndex && !rest.hasPrefix("- ")
      if belongs, !groups.isEmpty {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
    return groups.map { Passage($0, isRow: areRows) }
  }
}
