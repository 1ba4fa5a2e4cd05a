import BusinessLogic

/// Goes through the lines of a document once and puts every item where it belongs.
struct LayoutReader {
  let bytes: [UInt8]
  let outline: Outline
  var layout = DecisionLayout()
  /// The place of the section that is read.
  var section = 0
  /// What was seen in it so far.
  var here = Here()
  /// Whether a line below a heading `Title` was taken for the title.
  var hasNameOfItsOwn = false
  private var optionOfSection: [Int?]
  private var documentOption: Int?

  /// What the reader has seen in a section.
  struct Here {
    /// The items and labels that enclose the line.
    var stack = ListStack()
    /// What a line without a marker of its own continues.
    var open = Open.nothing
    /// The option that the last item of a list named.
    var lastListed: Int?
    /// The line of the last numbered item.
    var lastNumbered: Int?
    /// How many options the items have named.
    var options = 0
    /// Whether a rule has been drawn.
    var isBelowRule = false
  }

  /// What a following line of text would belong to.
  enum Open: Equatable {
    case nothing
    case argument(Int)
    /// A detail of the argument.
    case detail(Int)
    case note(Int)
    case driver(Int)
    case listed(Int)
    case context
    case outcome
    /// Text that nothing is made of.
    case prose
  }

  /// Reads all of `bytes`, and keeps the outline by which it went.
  static func layout(of bytes: [UInt8]) -> (layout: DecisionLayout, outline: Outline) {
    var reader = LayoutReader(bytes)
    reader.read()
    reader.layout = OptionLinker.linked(reader.layout, in: reader.outline)
    reader.layout = DescriptionReader.described(reader.layout, bytes)
    let (choice, problems) = ChoiceFinder.choice(of: reader.layout, in: reader.outline)
    reader.layout.choice = choice
    reader.layout.problems += problems
    return (reader.layout, reader.outline)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    outline = Outline(bytes)
    optionOfSection = Array(repeating: nil, count: outline.sections.count)
  }

  private mutating func read() {
    layout.lines = outline.lines
    for place in outline.lines.indices {
      let line = outline.lines[place]
      if outline.sectionOfLine[place] != section { enterSection(outline.sectionOfLine[place]) }
      switch line.kind {
      case .heading:
        continue
      case .bullet, .numbered:
        readItem(place)
        if line.kind == .numbered { here.lastNumbered = place }
      case .text:
        if outline.sections[section].line != place { readText(place) }
      case .blank, .comment, .code:
        continue
      case .fence, .rule, .underline, .markup:
        here.open = .nothing
        if line.kind == .rule { here.isBelowRule = true }
      case .table:
        here.open = .nothing
        readTable(place)
      case .frontMatter:
        readFrontMatter(place)
      case .conflict:
        here.open = .nothing
        here.stack.clear()
        if layout.conflict == nil {
          layout.conflict = place
          layout.problems.append(.init(line: place, message: Problem.mergeConflict))
        }
      }
    }
  }

  private mutating func enterSection(_ place: Int) {
    section = place
    here = Here()
    let section = outline.sections[place]
    if section.role == .title, layout.title == nil { layout.title = passage(section.line) }
    if section.owner == .option(place) { _ = option(ofSection: place) }
    if section.role == .status, layout.status == nil { readField(of: section.line) }
  }

  func passage(_ place: Int, from start: Int? = nil) -> DecisionLayout.Passage {
    layout.passage(place, from: start)
  }

  /// Keeps a paragraph that tells what was decided.
  mutating func decide(_ passage: DecisionLayout.Passage) {
    if layout.decision == nil { layout.decision = layout.outcome.count }
    layout.outcome.append(passage)
  }

  /// The option to which an item here belongs; `nil` if it is a consequence.
  mutating func optionHere() -> Int? {
    if let option = here.stack.option { return option }
    switch outline.sections[section].owner {
    case .consequences: return nil
    case .option(let place): return option(ofSection: place)
    case .listed: return here.lastListed ?? document()
    case .document, .nobody:
      return here.stack.unknownItem.map { nameOptionByItsArguments($0) } ?? document()
    }
  }

  mutating func option(ofSection place: Int) -> Int {
    if let option = optionOfSection[place] { return option }
    let title = titlePassage(outline.sections[place])
    layout.options.append(.init(name: OptionName(bytes.string(title.text)), section: title))
    let option = layout.options.count - 1
    optionOfSection[place] = option
    describe(option, behind: title)
    return option
  }

  /// The title of a section; of `Pros and cons of Postgres`, of
  /// `Postgres – rejected (too big)` only `Postgres`.
  private func titlePassage(_ section: Section) -> DecisionLayout.Passage {
    let whole = passage(section.line)
    let words = bytes[whole.text].split(separator: ASCII.space)
    if section.isSubject, section.words.count < words.count {
      return passage(section.line, from: words[words.count - section.words.count].startIndex)
    }
    let title = OptionTitle.beforeVerdict(in: bytes, whole.text, needsReason: true)
    return title.map { .init(text: $0, lines: whole.lines) } ?? whole
  }

  mutating func document() -> Int {
    if let documentOption { return documentOption }
    layout.options.append(.init(name: OptionName(words: []), isDocument: true))
    documentOption = layout.options.count - 1
    return layout.options.count - 1
  }

  /// Adds an argument that begins on the line at `place`, its text at `start`.
  mutating func addArgument(_ side: Side, _ place: Int, from start: Int, marked: Bool) {
    let passage = passage(place, from: start)
    let line = outline.lines[place]
    layout.arguments.append(
      .init(
        option: optionHere(), side: side, passage: passage,
        marker: marked ? line.text.lowerBound..<passage.text.lowerBound : start..<start,
        weight: Weight.stored(in: bytes, line.tail) ?? 1, end: place + 1))
    here.open = .argument(layout.arguments.count - 1)
  }
}
