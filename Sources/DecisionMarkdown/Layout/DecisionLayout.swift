import BusinessLogic

/// A decision file as it was read: every part with its lines and bytes. Lines count from 0.
struct DecisionLayout: Sendable {
  /// A text: its bytes on its first line, and all its lines.
  struct Passage: Sendable, Equatable {
    var text: Range<Int>
    var lines: Range<Int>
    /// Set if the text shares its lines with others.
    var cell: Cell?

    mutating func extend(to place: Int) { lines = lines.lowerBound..<place + 1 }
  }

  /// The place of a text that shares its lines with others: in a table, or after the title of an
  /// option.
  struct Cell: Sendable, Equatable {
    var range: Range<Int>
    /// The text with its bullet, label and comments.
    var item: Range<Int>
    /// The title of its row or column, if that is part of what the text says.
    var heading: Range<Int>?
  }

  struct Argument: Sendable, Equatable {
    /// `nil` for a consequence.
    var option: Int?
    var side: Side
    /// The text without the marker of its side.
    var passage: Passage
    /// The marker of its side; empty if a label or a heading tells the side.
    var marker: Range<Int>
    var weight: Int
    /// The line after its last detail. Its details are between the passage and this line.
    var end: Int
  }

  struct Note: Sendable, Equatable {
    /// `nil` for a note on the consequences.
    var option: Int?
    var passage: Passage
  }

  struct Option: Sendable, Equatable {
    var name: OptionName
    /// Its title in the list of options.
    var listed: Passage?
    /// Its title above its own section.
    var section: Passage?
    /// Whether it is the document itself, which has no options.
    var isDocument = false
    var isInTable: Bool { listed?.cell != nil }
    /// Whether a line or a table marks it as chosen.
    var isMarked = false

    var line: Int? {
      [listed?.lines.lowerBound, section?.lines.lowerBound].compactMap(\.self).min()
    }
  }

  /// The chosen option, and what tells the choice.
  struct Choice: Sendable, Equatable {
    enum Form: Sendable {
      /// `Chosen option: …`, `Decision: …`
      case phrase
      /// A sentence in its own words.
      case words
      /// A mark beside the title of the option: `(chosen)`, ✅, or its row in a table.
      case mark
    }

    var option: Int
    var form: Form
    /// The paragraph, heading or title that tells the choice.
    var passage: Passage
  }

  struct Problem: Sendable, Equatable {
    var line: Int
    var message: String
  }

  var lines: [Line] = []
  var title: Passage?
  var status: Passage?
  var date: Passage?
  var context: Passage?
  var drivers: [Passage] = []
  var options: [Option] = []
  var arguments: [Argument] = []
  var notes: [Note] = []
  var choice: Choice?
  /// The paragraphs that may name the choice, in order.
  var outcome: [Passage] = []
  /// The index of the one that tells the decision.
  var decision: Int?
  var problems: [Problem] = []
  /// The line of git's first conflict mark.
  var conflict: Int?

  func passage(_ place: Int, from start: Int? = nil) -> Passage {
    let text = lines[place].text
    let lower = start.map { min(max($0, text.lowerBound), text.upperBound) } ?? text.lowerBound
    return .init(text: lower..<text.upperBound, lines: place..<place + 1)
  }
}
