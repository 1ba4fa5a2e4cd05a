import BusinessLogic

/// A decision file as it was read: every part with the lines and bytes on which it stands.
///
/// Values are made from it, and edits find their places in it. All lines count from 0 here.
struct DecisionLayout: Sendable {
  /// Some text: its bytes on its first line, and all lines that it takes.
  struct Passage: Sendable, Equatable {
    var text: Range<Int>
    var lines: Range<Int>
    /// Where it stands beside others on its lines, as in a table, if it does.
    var cell: Cell?

    /// Takes in all lines up to that at `place`.
    mutating func extend(to place: Int) { lines = lines.lowerBound..<place + 1 }
  }

  /// The place of a text that shares its lines with others: in the cell of a table, or behind the
  /// title of an option.
  struct Cell: Sendable, Equatable {
    /// All that stands in the cell.
    var range: Range<Int>
    /// The text with its bullet or label and with comments behind it.
    var item: Range<Int>
    /// The title of its row or column, if that says of what the text speaks.
    var heading: Range<Int>?
  }

  struct Argument: Sendable, Equatable {
    /// The place of its option; `nil` for a consequence.
    var option: Int?
    var side: Side
    /// Its text without the marker of its side, and the lines that the text takes.
    var passage: Passage
    /// The marker of its side; empty if a label, a heading or a bullet tells it.
    var marker: Range<Int>
    var weight: Int
    /// The line after its last detail; its details stand between the passage and it.
    var end: Int
  }

  struct Note: Sendable, Equatable {
    /// The place of its option; `nil` for one among the consequences.
    var option: Int?
    var passage: Passage
  }

  struct Option: Sendable, Equatable {
    var name: OptionName
    /// Its title in the list of options.
    var listed: Passage?
    /// Its title above its own section.
    var section: Passage?
    /// Whether it is the document itself, where no option has a title.
    var isDocument = false
    /// Whether a table that judges the options names it.
    var isInTable: Bool { listed?.cell != nil }
    /// Whether a table says that it is the chosen one.
    var isMarked = false

    /// The first line that names it.
    var line: Int? {
      [listed?.lines.lowerBound, section?.lines.lowerBound].compactMap(\.self).min()
    }
  }

  /// Which option was chosen, and what tells so.
  struct Choice: Sendable, Equatable {
    enum Form: Sendable {
      /// `Chosen option: …`, `Decision: …`
      case phrase
      /// A sentence in words of its own.
      case words
      /// What stands beside the title of the option: `(chosen)`, ✅, or its row in a table.
      case mark
    }

    /// The place of the option.
    var option: Int
    var form: Form
    /// The paragraph, the heading or the title that tells it.
    var passage: Passage
  }

  /// Something that was seen and not understood.
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
  /// The paragraphs that may name it, in order.
  var outcome: [Passage] = []
  /// The place of the one that tells what was decided.
  var decision: Int?
  var problems: [Problem] = []
  /// The place of git's first mark of a conflict.
  var conflict: Int?

  /// The text of the line at `place`, or what of it stands behind `start`.
  func passage(_ place: Int, from start: Int? = nil) -> Passage {
    let text = lines[place].text
    let lower = start.map { min(max($0, text.lowerBound), text.upperBound) } ?? text.lowerBound
    return .init(text: lower..<text.upperBound, lines: place..<place + 1)
  }
}
