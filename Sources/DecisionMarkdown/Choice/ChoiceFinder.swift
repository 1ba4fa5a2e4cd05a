import Decisions

/// Finds the option that the file states as chosen: by a mark beside a title, by `Chosen option: …`,
/// or by a sentence of the decision whose grammar is known. No choice follows from a mention.
struct ChoiceFinder {
  /// A text that states a choice.
  struct Stated {
    var option: Int?
    var form: DecisionLayout.Choice.Form
    var passage: DecisionLayout.Passage
    var problem: Problem.Kind?
    /// Whether it leaves no room for another choice: nothing but a reason follows the name.
    var isComplete = true
    /// Whether it is the name alone.
    var isAlone = false
    /// Whether it tells an opinion, which any other statement overrules: `We preferred Kafka`.
    var isOpinion = false
  }

  /// The maximum number of passages of the outcome that are read, so that the time stays linear.
  static let mostRead = 40

  let layout: DecisionLayout
  let titles: OptionTitles
  /// The names of each option, in the list and above its section.
  let names: [[OptionName]]
  private let texts = Texts()

  /// The texts that were divided into words: choices and rejections are looked for in the same ones.
  private final class Texts { var read: [ClauseText] = [] }

  /// Finds the choice of a layout, its problems, and the reasons for rejections.
  static func find(in layout: inout DecisionLayout) {
    guard !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared else { return }
    let finder = ChoiceFinder(layout)
    let (choice, problems) = finder.choice()
    (layout.choice, layout.items) = (choice, finder.items)
    layout.problems += problems
  }

  private init(_ layout: DecisionLayout) {
    self.layout = layout
    titles = OptionTitles(layout)
    names = layout.options.map(\.names)
  }

  var bytes: [UInt8] { layout.bytes }

  /// Returns the choice, and its problems. There is no choice if two are stated.
  func choice() -> (choice: DecisionLayout.Choice?, problems: [Problem]) {
    if layout.options.allSatisfy(\.isDocument) { return (nil, []) }
    let marks = MarkedOption(layout: layout, titles: titles)
    let marked = marks.choice
    var stated = stated().firm
    if stated.isEmpty, marked == nil, !isLeftOpen {
      stated = statedByNotes
      if stated.isEmpty { stated = [marks.accepted].compactMap(\.self) }
    }
    let phrase = stated.first { $0.form == .phrase }
    // A mark stands above a sentence in other words.
    guard let first = phrase ?? marked ?? stated.first else { return (nil, []) }
    func problem(_ kind: Problem.Kind, _ passage: DecisionLayout.Passage) -> Problem {
      Problem(line: passage.lines.lowerBound + 1, kind)
    }
    if let kind = first.problem { return (nil, [problem(kind, first.passage)]) }
    if let marked, let other = phrase ?? stated.first, marks.contradict(marked, other) {
      return (nil, [problem(.severalChoices, other.passage)])
    }
    func section(of stated: Stated) -> Section {
      layout.outline.section(of: stated.passage.lines.lowerBound)
    }
    func isLabel(_ stated: Stated) -> Bool {
      stated.form == .phrase && section(of: stated).role == .outcome
    }
    // A section with another heading, or in another section, may decide another question; but not if
    // both are headings of the decision with a label.
    let others = stated.filter {
      first.form != .mark && $0.option != first.option
        && section(of: $0).parent == section(of: first).parent
        && (section(of: $0).words == section(of: first).words || isLabel($0) && isLabel(first))
    }
    if let other = others.first(where: { $0.isComplete && $0.problem != .unknownChoice }),
      first.isComplete
    {
      let later = [first.passage, other.passage].max { $0.lines.lowerBound < $1.lines.lowerBound }
      // Sentences may choose parts of one decision.
      let areLabels = first.form == .phrase && other.form == .phrase && other.problem == nil
      return (nil, [problem(areLabels ? .severalChoices : .jointChoice, later ?? other.passage)])
    }
    // Labels below different headings of the decision may answer different questions.
    let parent = section(of: first).parent
    let isOneOfSeveral =
      parent.map { layout.outline.sections[$0].role } == .outcome && first.form == .phrase
      && stated.contains {
        $0.form == .phrase && $0.option != first.option && section(of: $0).parent == parent
      }
    guard let option = first.option, !isOneOfSeveral, first.form != .words || others.isEmpty else {
      return (nil, [])
    }
    return (.init(option: option, form: first.form, passage: first.passage), [])
  }

  /// The statements in the outcome, and the headings that state the choice.
  func stated() -> [Stated] {
    var stated: [Stated] = []
    var paragraphs = 0
    var last: Int?
    var listed: [(choice: Stated, paragraph: Int)] = []
    for passage in layout.outcome.prefix(Self.mostRead) {
      let index = layout.outline.sectionOfLine[passage.lines.lowerBound]
      if index != last { (paragraphs, last) = (0, index) }
      let section = layout.outline.sections[index]
      let isInOutcome = section.role == .outcome
      let mayTell = isInOutcome && paragraphs < 4
      guard mayTell || ChoicePhrase.mayBegin(layout.textOfLines(passage), bytes),
        let text = text(of: passage)
      else { continue }
      lazy var sentences = text.sentences
      let isQuoted = layout.lines[passage.lines.lowerBound].isQuoted
      if let phrase = ChoicePhrase(text),
        isInOutcome || !isQuoted && (phrase.isChosen || !layout.outline.hasOutcome)
      {
        let found = self.stated(phrase, passage, isInOutcome)
        if let found, !sentences.takeBack(found.option, of: 0) { stated.append(found) }
        if found != nil || phrase.isChosen {
          let further = ChoicePhrase.further(in: text, titles)
          stated += further.compactMap { self.stated($0, passage, isInOutcome) }
          continue
        }
      }
      guard mayTell, !isQuoted else { continue }
      // "Update: dropped in May."
      if let option = stated.last?.option, let first = sentences.first,
        first.isAddition || !first.names.isEmpty, first.takesBack(option)
      {
        stated.removeAll { $0.option == option }
      }
      paragraphs += text.announcesChoice ? 0 : 1
      let isItem = layout.lines[passage.lines.lowerBound].beginsItem && !isTask(passage)
      for this in statements(text, sentences, passage) {
        if isItem, this.isAlone { listed.append((this, paragraphs)) } else { stated.append(this) }
      }
    }
    // An item that is a name alone lists something, unless it comes first and is the only one.
    if listed.count == 1, listed[0].paragraph == 1 { stated.append(listed[0].choice) }
    return stated + statedByHeadings
  }

  func isTask(_ passage: DecisionLayout.Passage) -> Bool {
    bytes.begins(passage.text, withOneOf: ["[x] ", "[X] "])
  }

  /// Returns the words of a passage; `nil` for a task that isn't checked.
  func text(of passage: DecisionLayout.Passage) -> ClauseText? {
    let range = layout.textOfLines(passage)
    if bytes.begins(range, with: "[ ] ") { return nil }
    return text(in: range.dropFirst(isTask(passage) ? 4 : 0))
  }

  /// Returns the words of a text, up to a limit.
  func text(in range: Range<Int>) -> ClauseText {
    let range = range.prefix(800)
    if let text = texts.read.first(where: { $0.range == range }) { return text }
    let text = ClauseText(bytes, range, titles)
    // The text of a heading is read only once; a search through a thousand of them would take long.
    if texts.read.count < 50 { texts.read.append(text) }
    return text
  }

  /// Returns whether a text was divided into words before.
  func isDivided(_ range: Range<Int>) -> Bool {
    texts.read.contains { $0.range == range.prefix(800) }
  }

  func only(_ isNamed: (Int) -> Bool) -> Int? {
    let named = layout.options.indices.filter(isNamed)
    return named.count == 1 ? named.first : nil
  }
}
