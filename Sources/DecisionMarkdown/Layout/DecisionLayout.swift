import Decisions

/// A decision file as it was read: every part with its lines and bytes. Lines count from 0.
struct DecisionLayout: Sendable {
  /// A text: its bytes on its first line, and all its lines.
  struct Passage: Sendable, Equatable {
    var text: Range<Int>
    var lines: Range<Int>
    /// Set if the text shares its lines with others.
    var cell: Cell?

    /// The first of its lines.
    var line: Int { lines.lowerBound }

    mutating func extend(to index: Int) { lines = line..<index + 1 }
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

  struct Item: Sendable, Equatable {
    /// `nil` for a consequence, a remark or a driver.
    var option: Int?
    /// `nil` for a note, a remark or a driver.
    var side: Side?
    var isDriver = false
    /// The text without the marker of its side.
    var passage: Passage
    /// The marker of its side; empty if a label or a heading gives the side.
    var marker: Range<Int>
    var weight = 1
    /// The line after its last detail. Its details are between the passage and this line.
    var end: Int

    init(
      option: Int? = nil, side: Side? = nil, isDriver: Bool = false, _ passage: Passage,
      marker: Range<Int>? = nil
    ) {
      (self.option, self.side, self.isDriver, self.passage) = (option, side, isDriver, passage)
      self.marker = marker ?? passage.text.prefix(0)
      end = passage.lines.upperBound
    }

    /// The line that it begins on.
    var line: Int { passage.line }

    var kind: DecisionItem.Kind {
      if isDriver { return .driver }
      guard let side else { return option == nil ? .remark : .note }
      return option == nil ? .consequence(side) : .argument(side)
    }
  }

  struct Option: Sendable, Equatable {
    var name: OptionName
    /// Its name above its own section, if it has another in the list.
    var sectionName: OptionName?
    /// Its title in the list of options.
    var listed: Passage?
    /// Its titles in later lists.
    var repeated: [Passage] = []
    /// Its title above its own section.
    var section: Passage?
    /// Whether it is the document itself, which has no options.
    var isDocument = false
    var isInTable: Bool { listed?.cell != nil }
    /// Whether it is in a column that is called `Option`.
    var isInNamedColumn = false
    var isMarked = false

    /// Its names, in the list and above its section.
    var names: [OptionName] { [name, sectionName].compactMap(\.self) }

    /// Its titles, in the list and above its section.
    var titles: [Passage] { [listed, section].compactMap(\.self) + repeated }

    var line: Int? {
      guard let listed, let section else { return (listed ?? section)?.lines.lowerBound }
      return min(listed.lines.lowerBound, section.lines.lowerBound)
    }
  }

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
    /// The paragraph, heading or title that states the choice.
    var passage: Passage
  }

  let outline: Outline
  var title: Passage?
  /// The fields of the head that have a value.
  var fields: [Field.Role: Field] = [:]
  /// The fields without a value, or with a placeholder.
  var openFields: [Field.Role: Field] = [:]
  var context: Passage?
  var options: [Option] = []
  /// The items in the order of the file.
  var items: [Item] = []
  var choice: Choice?
  /// The paragraphs that may name the choice, in order.
  var outcome: [Passage] = []
  /// The indices in `outcome` of what states the decision: a paragraph, and what it announces.
  var decision: Range<Int>?
  var problems: [Problem] = []
  /// The fields with a value between git's conflict marks, which isn't settled.
  var disputed: Set<Field.Role> = []
  /// The line of git's first conflict mark.
  var conflict: Int?

  var bytes: [UInt8] { outline.bytes }
  var lines: [Line] { outline.lines }

  /// The options by the sections with their titles.
  var optionOfSection: [Int: Int] {
    let titles = options.enumerated().compactMap { option, names in
      names.section.map { (outline.sectionOfLine[$0.lines.lowerBound], option) }
    }
    return Dictionary(titles) { first, _ in first }
  }

  var hasArguments: [Bool] {
    let argued = Set(items.filter { $0.side != nil }.map(\.option))
    return options.indices.map { argued.contains($0) }
  }

  func passage(_ index: Int, from start: Int? = nil) -> Passage {
    let text = lines[index].text
    let lower = start.map { min(max($0, text.lowerBound), text.upperBound) } ?? text.lowerBound
    return .init(text: lower..<text.upperBound, lines: index..<index + 1)
  }
}
