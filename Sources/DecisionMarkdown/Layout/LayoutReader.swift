import Decisions

/// Reads the lines of a document in order, and puts every item where it belongs.
struct LayoutReader {
  let bytes: [UInt8]
  let outline: Outline
  var layout: DecisionLayout
  private var indexOfSection = 0
  var here: ReadingState
  var hasNameOfItsOwn = false
  private var optionOfSection: [Int?]
  private var documentOption: Int?
  /// The last section with options in a table.
  private var sectionOfRows: Int?

  static func layout(of bytes: [UInt8]) -> DecisionLayout {
    var reader = LayoutReader(bytes)
    reader.read()
    reader.layout.readLongFields()
    OptionLinker.link(&reader.layout)
    reader.layout.readDescriptions()
    ChoiceFinder.find(in: &reader.layout)
    reader.layout.problems += Repetitions.problems(in: reader.layout)
    return reader.layout
  }

  private init(_ bytes: [UInt8]) {
    (self.bytes, outline) = (bytes, Outline(bytes))
    layout = DecisionLayout(outline: outline)
    here = ReadingState(in: 0, of: outline.sections)
    optionOfSection = Array(repeating: nil, count: outline.sections.count)
  }

  var around: Section { here.section }

  private mutating func read() {
    for index in outline.lines.indices {
      let line = outline.lines[index]
      if outline.sectionOfLine[index] != indexOfSection {
        enterSection(outline.sectionOfLine[index])
      }
      switch line.kind {
      case .bullet, .numbered:
        readItem(index)
        if case .option? = here.stack.innermost { here.beginIntroduced(by: index, in: layout) }
        if line.kind == .numbered { here.lastNumbered = index }
      case .text:
        if around.line != index { readText(index) }
        here.beginIntroduced(by: index, in: layout)
      case .heading, .blank, .comment, .definition, .code:
        continue
      case .fence, .rule, .underline, .markup:
        here.open = .nothing
      case .table:
        here.open = .nothing
        if let table = outline.tables[index] { read(table) }
      case .frontMatter:
        FrontMatter.field(at: index, in: outline).map { layout.keep($0) }
      case .conflict:
        here.pass(conflictMark: bytes[line.range.lowerBound])
        if layout.conflict == nil {
          layout.conflict = index
          layout.problems.append(Problem(line: index + 1, .conflict))
        }
      }
    }
  }

  private mutating func enterSection(_ index: Int) {
    (indexOfSection, here) = (index, ReadingState(in: index, of: outline.sections))
    if around.level == Section.boldLevel, around.parent == sectionOfRows { here.listsOthers = true }
    if around.role == .rejection {
      here.beginLabel(around.title, .con, in: layout)
    }
    if around.role == .title, layout.title == nil { layout.title = layout.passage(around.line) }
    if around.owner == .option(index) {
      let option = option(ofSection: index)
      // The paragraph goes on after its bold beginning.
      if let last = layout.items.indices.last, layout.items[last].option == option {
        here.open = .item(last)
      }
    }
    if around.role == .status { readField(of: around.line) }
  }

  private mutating func read(_ table: Table) {
    here.stack.enterParagraph(indent: outline.lines[table.header.line].indent)
    layout.keep(outline.fields(of: table))
    let isInOption = here.stack.option != nil || around.owner.isOption
    var contents = TableReader(
      bytes: bytes, table: table, around: around, isInOption: isInOption, listed: outline.listed)
    contents.read()
    let first = layout.options.count
    layout.options += contents.options
    if !contents.options.isEmpty { sectionOfRows = indexOfSection }
    here.hasRows = here.hasRows || !contents.options.isEmpty
    for var item in contents.items {
      item.option = item.option.map { first + $0 } ?? optionHere()
      layout.add(item)
    }
  }

  /// Returns whether the line is a field, such as `Status: accepted`.
  @discardableResult
  mutating func readField(of index: Int) -> Bool {
    let mayHold =
      [.title, .unknown, .status, .date, .other].contains(around.role)
      || around.role == .context && outline.lines[index].beginsItem
    // The lines of an option describe it.
    guard mayHold, !around.owner.isOption else { return false }
    let found = outline.fields(on: index, below: around.line == index ? nil : here.field)
    for field in found { layout.keep(field) }
    return !found.isEmpty
  }

  /// Returns the option that an item here belongs to; `nil` if it is a consequence.
  mutating func optionHere() -> Int? {
    if let option = here.stack.option { return option }
    switch around.owner {
    case .consequences: return nil
    case .option(let index): return option(ofSection: index)
    case .listed: return here.lastListed ?? document()
    case .document, .nobody:
      // An item above is an option by its arguments.
      guard let item = here.stack.unknown else { return document() }
      let option = addOption(item.line, from: outline.lines[item.line].text.lowerBound)
      here.stack.nodes[item.node].kind = .option(option)
      return option
    }
  }

  mutating func option(ofSection index: Int) -> Int {
    if let option = optionOfSection[index] { return option }
    let title = outline.title(of: outline.sections[index])
    layout.options.append(.init(name: OptionName(bytes[title.text]), section: title))
    let option = layout.options.count - 1
    optionOfSection[index] = option
    // A verdict may follow the title: `Postgres – rejected (too big)`.
    let line = outline.lines[title.lines.lowerBound].text
    if title.text.upperBound < line.upperBound {
      let rest = bytes.withoutSeparators(title.text.upperBound..<line.upperBound)
      if !rest.isEmpty, !bytes.begins(rest, with: "</") {
        layout.describe(option, .init(text: rest, lines: title.lines), .behindTitle)
      }
    }
    return option
  }

  mutating func document() -> Int {
    if let documentOption { return documentOption }
    layout.options.append(.init(name: OptionName(words: []), isDocument: true))
    documentOption = layout.options.count - 1
    return layout.options.count - 1
  }

  mutating func note(_ index: Int, of option: Int? = nil, isDriver: Bool = false) {
    layout.items.append(.init(option: option, isDriver: isDriver, layout.passage(index)))
    here.open = .item(layout.items.count - 1)
  }

  mutating func argue(_ side: Side, _ index: Int, from start: Int, marker: Int? = nil) {
    let passage = layout.passage(index, from: start)
    let marker = marker.map { $0..<passage.text.lowerBound }
    layout.add(
      .init(option: optionHere(), side: side, passage, marker: marker),
      tail: outline.lines[index].tail)
    here.open = .item(layout.items.count - 1)
    // The rest of the section is its details.
    if around.isOneArgument { here.stack.push(indent: -1, .argument(layout.items.count - 1)) }
  }
}
