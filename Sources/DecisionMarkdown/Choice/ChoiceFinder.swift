import BusinessLogic

/// Finds the option that was chosen, once all options are known.
struct ChoiceFinder {
  let bytes: [UInt8]
  let outline: Outline
  let layout: DecisionLayout
  /// What each option is called, in the list and above its section.
  private let names: [[OptionName]]
  private var choice: DecisionLayout.Choice?
  private var problems: [DecisionLayout.Problem] = []

  /// The choice that a layout tells, and what is wrong with it; no choice if the outcome tells two.
  static func choice(
    of layout: DecisionLayout, in outline: Outline
  ) -> (choice: DecisionLayout.Choice?, problems: [DecisionLayout.Problem]) {
    var finder = ChoiceFinder(outline, layout)
    finder.find()
    return (finder.choice, finder.problems)
  }

  private init(_ outline: Outline, _ layout: DecisionLayout) {
    bytes = outline.bytes
    self.outline = outline
    self.layout = layout
    names = layout.options.map { option in
      guard option.listed != nil, let section = option.section else { return [option.name] }
      return [option.name, OptionName(outline.bytes.string(section.text))]
    }
  }

  private mutating func find() {
    findFirst()
    guard let choice, choice.form != .mark else { return }
    for passage in layout.outcome.prefix(12) where passage.lines != choice.passage.lines {
      guard let other = decidedAlone(in: passage), other != choice.option else { continue }
      self.choice = nil
      let line = max(passage.lines.lowerBound, choice.passage.lines.lowerBound)
      problems.append(.init(line: line, message: Problem.severalChoices))
      return
    }
  }

  /// Finds the option that the outcome names: behind `Chosen option:`, or as the only one that its
  /// first paragraph mentions.
  private mutating func findFirst() {
    guard !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared else { return }
    var isAnnounced = false
    for passage in layout.outcome.prefix(12) {
      let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 400)
      // "Chosen option:" with its name in the item below
      if isAnnounced, let option = match(text) { return choose(option, .words, passage) }
      isAnnounced = ChoicePhrase.announces(text)
      if namesSeveral(in: text) {
        problems.append(
          .init(line: passage.lines.lowerBound, message: Problem.severalChoices))
        return
      }
      var named = ChoicePhrase.candidates(in: text)
      guard let likeliest = named.first else { continue }
      let name = Array(likeliest.utf8)
      if TemplateHint.isHint(name, name.indices) || name.last == ASCII.byte("}") { return }
      if ChoicePhrase.denies(likeliest), named.compactMap(match).isEmpty {
        // "None of these, so Kafka"
        guard let conclusion = ChoicePhrase.conclusion(in: text) else { return }
        named = [conclusion]
      }
      choose(option(called: named), .phrase, passage)
      if choice == nil {
        problems.append(
          .init(line: passage.lines.lowerBound, message: Problem.unknownChoice))
      }
      return
    }
    for section in outline.sections where section.role == .outcome && section.line >= 0 {
      // "Decision: use Postgres" as a heading.
      let title = bytes.string(layout.lines[section.line].text)
      let words = FoldedWords(InlineText.plain(title)).words
      choose(
        ChoicePhrase.candidates(in: title).compactMap(match).first, .phrase,
        layout.passage(section.line))
      choose(option(numberedIn: words), .words, layout.passage(section.line))
      if choice != nil { return }
    }
    if let option = markedChoice() { return choose(option, .mark, title(of: option)) }
    if let passage = layout.outcome.first,
      SeveralNames(options: layout.options).areDecided(in: beforeReason(words(of: passage)))
    {
      problems.append(.init(line: passage.lines.lowerBound, message: Problem.severalChoices))
    } else if let (option, passage) = mentionedChoice() {
      choose(option, .words, passage)
    }
  }

  /// Keeps what tells the choice, if nothing before it did.
  private mutating func choose(
    _ option: Int?, _ form: DecisionLayout.Choice.Form, _ passage: DecisionLayout.Passage?
  ) {
    guard choice == nil, let option, let passage else { return }
    choice = .init(option: option, form: form, passage: passage)
  }

  /// The option that one of the names is, or else that only one of them has a word in common with.
  private func option(called names: [String]) -> Int? {
    names.compactMap(match).first ?? names.compactMap { abbreviated(in: $0, isName: true) }.first
      ?? names.compactMap { name in
        onlyPartlyNamed(in: FoldedWords(name).words, isTitle: true).flatMap { option in
          // "Repository pattern" is not "Active record pattern".
          layout.options[option].name.resembles(OptionName(name)) ? option : nil
        }
      }.first
  }

  /// Whether an outcome names several options: in a phrase for several, or joined with each other.
  private func namesSeveral(in text: String) -> Bool {
    let named = ChoicePhrase.names(in: text).compactMap { match($0) ?? option(numbered: $0) }
    let several = SeveralNames(options: layout.options)
    return Set(named).count > 1 || ChoicePhrase.joined(in: text).contains(where: several.areNamed)
  }

  /// `1` and `option 1` by the number of the option.
  private func option(numbered text: String) -> Int? {
    guard let number = FoldedWords(text).words.last.flatMap({ Int($0) }) else { return nil }
    return layout.options.firstIndex { $0.name.ordinal == number }
  }

  func match(_ text: String) -> Int? {
    let name = OptionName(text, mayHaveLetter: false)
    // "[option 1]" is what a template says before anything is chosen.
    let isHint = text.utf8.first == ASCII.byte("[") && text.utf8.last == ASCII.byte("]")
    let agreements = names.enumerated().flatMap { option, names in
      names.map { (option, $0.full, $0.agreement(with: name)) }
    }
    for agreement in isHint ? [.same] : OptionName.Agreement.all {
      let matches = agreements.filter { $0.2 == agreement }
      // Of several that the text begins with, the longest is meant.
      if let best = matches.max(by: { $0.1.utf8.count < $1.1.utf8.count }) {
        return Set(matches.map(\.0)).count == 1 || agreement == .same
          || name.full.hasPrefix(best.1) ? best.0 : nil
      }
    }
    return nil
  }

  /// The only option whose title ends with the word that it was chosen, `Postgres (chosen)`, or of
  /// which a line or a table says so.
  func markedChoice() -> Int? {
    let marked = layout.options.indices.filter { option in
      if layout.options[option].isMarked { return true }
      guard let title = title(of: option) else { return false }
      let words = FoldedWords(bytes.string(title.text)).words
      return words.count > 1 && endsWithChoice(words)
    }
    return marked.count == 1 ? marked.first : nil
  }

  func title(of option: Int) -> DecisionLayout.Passage? {
    layout.options[option].listed ?? layout.options[option].section
  }

  /// `… (chosen)`, but not `… (not chosen)`.
  private func endsWithChoice(_ words: [String]) -> Bool {
    words.last.map(VerdictWords.marksChoice) == true
      && words.dropLast().last.map(ChoicePhrase.denials.contains) != true
  }
}
