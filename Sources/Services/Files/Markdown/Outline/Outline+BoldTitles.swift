/// Options told in paragraphs that begin with their titles in bold.
extension Outline {
  /// Whether a paragraph begins with the bold title of an option: `**Postgres** is slow`, or
  /// `**Postgres**: …`.
  func titlesInBold(_ place: Int) -> Bool {
    guard let key = boldKey(place) else { return beginsInBold(place) }
    return sections[sectionOfLine[place]].isTitle(key)
  }

  /// The key that begins a paragraph, unless every record has it, or what it says is known.
  func boldKey(_ place: Int) -> BoldKey? {
    let text = lines[place].text
    guard lines[place].indent < 4, place == 0 || lines[place - 1].kind != .text,
      MarkReader(bytes).beginsKey(text), let end = bytes.first("**", in: text.dropFirst(2))
    else { return nil }
    let words = FoldedWords(bytes.string(text.lowerBound..<end)).words
    switch SectionWords.role(words) {
    case .unknown, .option: break
    default: return nil
    }
    guard !words.isEmpty, !VerdictWords.tellsOutcome(words), !SectionWords.answersCons(words),
      !SectionWords.describes(words), !SideWords.namesCosts(words)
    else { return nil }
    return BoldKey(
      words: words.joined(separator: " "), hasColon: bytes[end - 1] == ASCII.byte(":"))
  }

  /// The items that are said of the options whose bold titles stand above them.
  ///
  /// A list of titles stands in one piece, before any bold title or below one of them, and no
  /// argument stands among them.
  func itemsBelowBoldTitles() -> Set<Int> {
    var said: Set<Int> = []
    var titles: [Int: Int] = [:]
    var items: [Int: [Int: [Int]]] = [:]
    var argued: Set<Int> = []
    var isLabelled = false
    for place in lines.indices where sections[sectionOfLine[place]].mayNameOptionsInBold {
      let section = sectionOfLine[place]
      if lines[place].beginsItem, lines[place].indent < 2 {
        if isLabelled || marks[place].kind == .explicit { argued.insert(section) }
        items[section, default: [:]][titles[section, default: 0], default: []].append(place)
      } else if lines[place].kind == .heading {
        isLabelled = false
      } else if lines[place].kind == .text, marks[place].kind == .label {
        isLabelled = titles[section] != nil
      } else if lines[place].kind == .text, marks[place].kind == .none, titlesInBold(place) {
        titles[section, default: 0] += 1
        isLabelled = false
      }
    }
    for (section, pieces) in items where pieces[0] == nil {
      if pieces.count > 1 || argued.contains(section) { said.formUnion(pieces.values.joined()) }
    }
    return said
  }
}
