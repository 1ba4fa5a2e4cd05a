import Decisions

struct ChoiceFinder {
  let layout: DecisionLayout
  let outcome: [OutcomeText]
  /// The names of each option, in the list and above its section.
  private let names: [[OptionName]]
  let titles: [(option: Int, words: [String])]
  private var choice: DecisionLayout.Choice?
  private var problems: [Problem] = []

  /// Returns the choice of a layout, and its problems. There is no choice if the outcome names two.
  static func choice(
    of layout: DecisionLayout
  ) -> (choice: DecisionLayout.Choice?, problems: [Problem]) {
    guard !layout.options.isEmpty, layout.options.count <= OptionName.mostCompared else {
      return (nil, [])
    }
    var finder = ChoiceFinder(layout)
    finder.find()
    if let choice = finder.choice, choice.form != .mark { finder.findOther(than: choice) }
    return (finder.choice, finder.problems)
  }

  private init(_ layout: DecisionLayout) {
    self.layout = layout
    outcome = layout.outcome.prefix(12).map {
      OutcomeText(passage: $0, text: layout.text(of: $0, limit: 600))
    }
    names = layout.options.map { [$0.name, $0.sectionName].compactMap(\.self) }
    titles = names.enumerated().flatMap { option, names in
      var titles: [[String]] = []
      for words in names.flatMap({ [$0.words, Array($0.core)] })
      where !words.isEmpty && !titles.contains(words) {
        titles.append(words)
      }
      return titles.map { (option, $0) }
    }
  }

  var bytes: [UInt8] { layout.bytes }
  var outline: Outline { layout.outline }

  private mutating func findOther(than choice: DecisionLayout.Choice) {
    for said in outcome.prefix(6) where said.passage.lines != choice.passage.lines {
      guard let other = decidedAlone(in: said), other != choice.option else { continue }
      self.choice = nil
      let passages = [said.passage, choice.passage].sorted {
        $0.lines.lowerBound < $1.lines.lowerBound
      }
      return report(.severalChoices, passages[1])
    }
  }

  private mutating func find() {
    var isAnnounced = false
    for said in outcome {
      // The name may be in the item below "Chosen option:".
      if isAnnounced, let option = match(said.text) { return choose(option, .words, said.passage) }
      isAnnounced = ChoicePhrase.announces(said.text)
      if let phrase = ChoicePhrase(said.text) { return choose(phrase, said) }
    }
    for section in outline.sections where section.role == .outcome {
      // "Decision: use Postgres" as a heading.
      let title = bytes.string(layout.lines[section.line].text)
      let passage = layout.passage(section.line)
      choose(ChoicePhrase(title)?.titles.compactMap(match).first, .phrase, passage)
      choose(option(numberedIn: FoldedWords(InlineText.plain(title)).words), .words, passage)
      if choice != nil { return }
    }
    if let option = markedChoice() {
      choose(option, .mark, title(of: option))
    } else if let said = outcome.first, case let words = said.words, !words.contains(.denial),
      namesSeveral(in: OutcomeText.beforeReason(words), mustDecide: true)
    {
      report(.severalChoices, said.passage)
    } else if let (option, passage) = mentionedChoice() {
      choose(option, .words, passage)
    }
  }

  /// Chooses the option of `Chosen option: …`, or reports why there is none.
  private mutating func choose(_ phrase: ChoicePhrase, _ said: OutcomeText) {
    let words = OutcomeText.words(of: phrase.bytes.string(phrase.said))
    let isPlural = phrase.head.filter(SectionWords.isPluralOfOption)
    if namesSeveral(in: isPlural + OutcomeText.beforeReason(words)) {
      return report(.severalChoices, said.passage)
    }
    let titles = phrase.titles
    let name = Array(titles[0].utf8)
    if TemplateHint.isHint(name, name.indices) || name.last == "}" { return }
    // "None of these"
    let isDenied = FoldedWords(titles[0]).words.first?.means(.denial) == true
    if isDenied, titles.compactMap(match).isEmpty { return }
    choose(option(called: titles), .phrase, said.passage)
    if choice == nil { report(.unknownChoice, said.passage) }
  }

  private mutating func report(_ kind: Problem.Kind, _ passage: DecisionLayout.Passage) {
    problems.append(Problem(line: passage.lines.lowerBound + 1, kind))
  }

  private mutating func choose(
    _ option: Int?, _ form: DecisionLayout.Choice.Form, _ passage: DecisionLayout.Passage?
  ) {
    guard choice == nil, let option, let passage else { return }
    choice = .init(option: option, form: form, passage: passage)
  }

  /// Returns the option that one of the names matches, or that shares its own words with one of
  /// them.
  private func option(called names: [String]) -> Int? {
    names.lazy.compactMap(match).first
      ?? names.lazy.filter { $0.split(separator: " ").count == 1 }.compactMap(abbreviated).first
      ?? names.lazy.compactMap { name in
        onlyPartlyNamed(in: FoldedWords(name).words, isTitle: true).flatMap { option in
          // "Repository pattern" is not "Active record pattern".
          layout.options[option].name.resembles(OptionName(name)) ? option : nil
        }
      }.first
  }

  /// Returns whether a text names an option and another right after it: `Kafka and Redis`,
  /// `options 1 and 2`.
  private func namesSeveral(in words: [String], mustDecide: Bool = false) -> Bool {
    guard layout.options.count <= 20 else { return false }
    func telling(_ words: [String]) -> [String] {
      words.filter { word in
        let roles = WordRoles(word)
        return !roles.has(.joining) && !roles.has(.options) && !roles.has(.option)
      }
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
    let same = names.firstIndex { $0.contains { $0.words == name.words } }
    if let same, !name.isEmpty { return same }
    // "[option 1]" is a hint of a template.
    let isHint = text.utf8.first == "[" && text.utf8.last == "]"
    let agreements = names.enumerated().flatMap { option, names in
      names.map { (option, $0, $0.agreement(with: name)) }
    }
    let best = agreements.map(\.2).max() ?? .none
    guard best != .none, !isHint || best == .same else { return nil }
    let matches = agreements.filter { $0.2 == best }
    // Of several matches at the beginning of the text, take the longest.
    guard let longest = matches.max(by: { $0.1.joined.utf8.count < $1.1.joined.utf8.count })
    else { return nil }
    let isCertain =
      best == .same || Set(matches.map(\.0)).count == 1 || name.words.starts(with: longest.1.words)
    return isCertain ? longest.0 : nil
  }

  /// Returns the only option that its title, a line or a table marks as chosen:
  /// `Postgres (chosen)`.
  private func markedChoice() -> Int? {
    only { option in
      if layout.options[option].isMarked { return true }
      guard let title = title(of: option) else { return false }
      let words = bytes.words(title.text)
      return words.count > 1 && words.last.map(VerdictWords.marksChoice) == true
        && !words.dropLast().suffix(1).contains(.denial)
    }
  }

  func title(of option: Int) -> DecisionLayout.Passage? {
    layout.options[option].listed ?? layout.options[option].section
  }
}
