/// Options told in paragraphs that begin with their titles in bold.
extension Outline {
  /// Whether a paragraph begins with the bold title of an option: `**Postgres** is slow`, or
  /// `**Postgres**: …`.
  func titlesInBold(_ place: Int) -> Bool {
    let section = sections[sectionOfLine[place]]
    guard let key = boldKey(place) else { return beginsInBold(place) }
    return section.isTitle(key)
  }

  /// Marks comparisons that name the options in bold, in a document that names them nowhere else.
  mutating func findOnlyPlacesOfOptions() {
    let isNamed = sections.contains { section in
      section.role == .option || section.listsOptions || section.mayNameOptionsInBold
        || section.role == .options && section.hasHeadings
    }
    guard !isNamed else { return }
    for place in sections.indices where sections[place].role == .comparison {
      markAsOnlyPlace(place)
    }
  }

  /// Whether a line of text is the first of its paragraph, or another term of it.
  func beginsAnew(_ place: Int) -> Bool {
    place == 0 || lines[place - 1].kind != .text || isNextTerm(place)
  }

  /// Whether a line within a paragraph begins with a term in bold as the paragraph does:
  /// `**Postgres** — …` and on the next line `**Redis** — …`.
  func isNextTerm(_ place: Int) -> Bool {
    guard beginsWithTerm(place), place > 0, lines[place - 1].kind == .text else { return false }
    // A bound keeps a paragraph of nothing but terms linear.
    let before = lines[..<place].reversed().prefix(60).prefix { $0.kind == .text }
    return before.count < 60 && beginsWithTerm(place - before.count)
  }

  /// Whether a dash or a colon parts the bold words that begin a line from what they speak of.
  private func beginsWithTerm(_ place: Int) -> Bool {
    let text = lines[place].text
    guard lines[place].indent < 4,
      bytes.has("**", at: text.lowerBound, before: text.upperBound),
      let end = bytes.first("**", in: text.dropFirst(2).prefix(160))
    else { return false }
    if bytes[end - 1] == ASCII.byte(":") { return true }
    let rest = bytes.trimmed(end + 2..<text.upperBound)
    return [":", "—", "–", "- "].contains { (sign: StaticString) in
      bytes.has(sign, at: rest.lowerBound, before: rest.upperBound)
    }
  }

  /// Whether a key in bold may be the title of an option in a section of such a role.
  func namesKeys(_ role: SectionRole) -> Bool { role == .options || role == .comparison }

  /// The key that begins a paragraph, unless every record has it, or what it says is known.
  func boldKey(_ place: Int) -> BoldKey? {
    let text = lines[place].text
    guard lines[place].indent < 4, beginsAnew(place),
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
    // Looked for once a section, not once a line.
    let mayName = sections.map(\.mayNameOptionsInBold)
    guard mayName.contains(true) else { return [] }
    var said: Set<Int> = []
    var titles: [Int: Int] = [:]
    var items: [Int: [Int: [Int]]] = [:]
    var argued: Set<Int> = []
    var isLabelled = false
    for place in lines.indices where mayName[sectionOfLine[place]] {
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
      if pieces.count > 1 || argued.contains(section) {
        said.formUnion(pieces.values.joined())
      }
    }
    return said
  }
}
