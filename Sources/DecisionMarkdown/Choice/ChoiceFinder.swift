import BusinessLogic

/// Finds the chosen option.
struct ChoiceFinder {
  let bytes: [UInt8]
  let outline: Outline
  let layout: DecisionLayout
  /// The names of each option, in the list and above its section.
  private let names: [[OptionName]]
  /// The words of each name, with and without what numbers the option.
  let titles: [(option: Int, words: [String])]
  private var choice: DecisionLayout.Choice?
  private var problems: [DecisionLayout.Problem] = []

  /// The choice of a layout, and its problems. There is no choice if the outcome tells two.
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
    titles = names.enumerated().flatMap { option, names in
      Set(names.flatMap { [$0.full, $0.core] }).subtracting([""]).map {
        (option, $0.split(separator: " ").map(String.init))
      }
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

  private mutating func findFirst() {
    guard !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared else { return }
    var isAnnounced = false
    for passage in layout.outcome.prefix(12) {
      let text = PassageText.text(of: passage, in: bytes, layout.lines, limit: 400)
      // The name may be in the item below "Chosen option:".
      if isAnnounced, let option = match(text) { return choose(option, .words, passage) }
      isAnnounced = ChoicePhrase.announces(text)
      if let colon = ChoicePhrase.colon(in: text), !ChoicePhrase.candidates(in: text).isEmpty,
        namesSeveral(
          in: words(of: text[..<colon]).filter(SectionWords.isPluralOfOption)
            + beforeReason(words(of: text[text.index(after: colon)...])))
      {
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
      !words(of: passage).contains(where: { $0.means(.denial) }),
      namesSeveral(in: beforeReason(words(of: passage)), mustDecide: true)
    {
      problems.append(.init(line: passage.lines.lowerBound, message: Problem.severalChoices))
    } else if let (option, passage) = mentionedChoice() {
      choose(option, .words, passage)
    }
  }

  private mutating func choose(
    _ option: Int?, _ form: DecisionLayout.Choice.Form, _ passage: DecisionLayout.Passage?
  ) {
    guard choice == nil, let option, let passage else { return }
    choice = .init(option: option, form: form, passage: passage)
  }

  func abbreviated(in text: String, isName: Bool) -> Int? {
    let titles = layout.options.indices.map { title(of: $0).map { bytes.string($0.text) } ?? "" }
    let options = OptionName.abbreviated(in: text, isName: isName, titles)
    return options.count == 1 ? options.first : nil
  }

  /// The option that one of the names matches, or that shares its own words with one of them.
  private func option(called names: [String]) -> Int? {
    names.compactMap(match).first ?? names.compactMap { abbreviated(in: $0, isName: true) }.first
      ?? names.compactMap { name in
        onlyPartlyNamed(in: FoldedWords(name).words, isTitle: true).flatMap { option in
          // "Repository pattern" is not "Active record pattern".
          layout.options[option].name.resembles(OptionName(name)) ? option : nil
        }
      }.first
  }

  /// Whether a text names an option and another right after it: `Kafka and Redis`, `options 1 and 2`.
  private func namesSeveral(in words: [String], mustDecide: Bool = false) -> Bool {
    guard layout.options.count <= 20 else { return false }
    func telling(_ words: [String]) -> [String] {
      words.filter { !$0.means(.joining) && !$0.means(.options) && !$0.means(.option) }
    }
    let titles = self.titles.flatMap { option, title in
      let words = telling(title)
      // "F2" is the code of "F2. Milk".
      let code = words.first.flatMap { $0.contains(where: \.isNumber) ? [$0] : nil }
      return [words, code].compactMap(\.self).filter { !$0.isEmpty }
        .map { (option: option, words: $0) }
    }
    let numbers = layout.options.enumerated().compactMap { option, title in
      title.name.ordinal.map { (option: option, words: ["\($0)"]) }
    }
    let isNumbered =
      words.contains(where: SectionWords.isPluralOfOption)
      || words.count { $0.means(.option) } > 1
    let words = telling(words)
    return [titles, isNumbered ? numbers : []].contains { names in
      words.indices.contains { place in
        let named = names.filter { words[place...].starts(with: $0.words) }
        // A third option may have the names of both in its own.
        guard let longest = named.max(by: { $0.words.count < $1.words.count }) else { return false }
        let rest = words[(place + longest.words.count)...]
        return names.contains { other in
          other.option != longest.option && rest.starts(with: other.words)
            && !named.contains { $0.option == other.option }
        } && (!mustDecide || ChoicePhrase.decides(words[..<place]))
      }
    }
  }

  func match(_ text: String) -> Int? {
    let name = OptionName(text, mayHaveLetter: false)
    // "[option 1]" is a hint of a template.
    let isHint = text.utf8.first == ASCII.byte("[") && text.utf8.last == ASCII.byte("]")
    let agreements = names.enumerated().flatMap { option, names in
      names.map { (option, $0.full, $0.agreement(with: name)) }
    }
    for agreement in isHint ? [.same] : OptionName.Agreement.all {
      let matches = agreements.filter { $0.2 == agreement }
      // Of several matches at the beginning of the text, take the longest.
      if let best = matches.max(by: { $0.1.utf8.count < $1.1.utf8.count }) {
        return Set(matches.map(\.0)).count == 1 || agreement == .same
          || name.full.hasPrefix(best.1) ? best.0 : nil
      }
    }
    return nil
  }

  /// The only option that its title, a line or a table marks as chosen: `Postgres (chosen)`.
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

  private func endsWithChoice(_ words: [String]) -> Bool {
    words.last.map(VerdictWords.marksChoice) == true
      && words.dropLast().last.map({ $0.means(.denial) }) != true
  }
}
