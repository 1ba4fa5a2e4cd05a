/// A piece of a decision that can be found: a title, an argument with what stands below it, a note.
struct Passage: Sendable, Equatable {
  /// What it is.
  enum Kind: Sendable, Equatable {
    case decision
    case context
    case driver
    case outcome
    case option
    case argument(Side)
    case note
    /// Text of a section.
    case text
    /// A line without any text of its own, such as a heading.
    case markup
  }

  /// What of the decision it is a part of.
  enum Owner: Sendable, Equatable {
    case decision
    /// The option at this place.
    case option(Int)
    /// What follows from the choice, which is no option's.
    case consequences
  }

  let kind: Kind
  let owner: Owner

  /// What it says.
  let text: String

  /// What else belongs to it, a line each: what stands below an argument, or in what other words
  /// the file names an option.
  var below: [String] = []

  /// The rest of its first line, such as `* Good, because`: found, but not searched.
  var markup: String?

  /// An argument's number among those of its owner and side, from 1; 0 for what isn't one.
  var number = 0

  /// The line of the file on which it begins, from 1; what doesn't tell it has the one of what
  /// stands before it, such as notes that of the last argument.
  var line = 0

  /// What it says of `phrases`: its text, with those of the lines below that name one of them; of
  /// an option's wordings the first that names all.
  func words(naming phrases: [Phrase]) -> String {
    guard kind != .option else {
      return ([text] + below).first { line in phrases.allSatisfy { $0.occurs(in: line) } } ?? text
    }
    let lines = (below + [markup].compactMap(\.self)).filter { line in
      phrases.contains { $0.occurs(in: line) }
    }
    return ([text] + lines).joined(separator: " / ")
  }

  /// What stands in front of its words in a list.
  var label: String {
    switch kind {
    case .decision: "decision"
    case .context: "context"
    case .driver: "driver"
    case .outcome: "outcome"
    case .option: "option"
    case .argument(let side): side.rawValue
    case .note: "note"
    case .text, .markup: "text"
    }
  }
}
