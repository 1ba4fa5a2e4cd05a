/// Finds the lines that name options without a heading that lists them.
struct EntryFinder {
  let outline: Outline
  private var bytes: [UInt8] { outline.bytes }
  private var lines: [Line] { outline.lines }

  /// The items that name options, and those of them that were rejected. If nothing else in the document
  /// names options, they are the items below a label of options. Beside headings such as
  /// `Option A: Kafka`, they are the items of a list with exactly these titles.
  var items: (all: Set<Int>, rejected: Set<Int>) {
    let sections = outline.sections
    if sections.contains(where: { $0.role == .options }) { return ([], []) }
    let numbered = sections.filter { $0.role == .option }.map { OptionName(bytes[$0.title]).core }
    if let first = sections.firstIndex(where: { $0.role == .option }) {
      let list = outline.topItems[..<first].first { items in
        items.count == numbered.count && items.count > 1
          && zip(items, numbered).allSatisfy { OptionName(bytes[lines[$0].text]).core == $1 }
      }
      return (Set(list ?? []), [])
    }
    let lead = outline.lead
    let labels = lines.indices.filter {
      lead.announcesOptions($0, in: outline.section(of: $0).role)
    }
    let rejected = labels.filter {
      ReasonWords.sayRejected(bytes.words(lead.lastSentence(upTo: $0)))
    }
    return (Set(labels.flatMap(itemsBelow)), Set(rejected.flatMap(itemsBelow)))
  }

  /// Returns the outermost items of the list directly below a line.
  private func itemsBelow(_ index: Int) -> [Int] {
    guard let first = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }),
      lines[first].beginsItem, !lines[index].beginsItem || lines[first].indent > lines[index].indent
    else { return [] }
    return outline.list(from: first).filter {
      lines[$0].beginsItem && lines[$0].indent == lines[first].indent
    }
  }

  /// The paragraphs that name an option in the sections of options. In a section without a list,
  /// they are those that begin with a bold title, if all do, except perhaps the first, or if each
  /// is only a title, above its description. Otherwise they begin like `One option is to wait`.
  var paragraphs: [Int] {
    outline.sections.indices.filter { index in
      let section = outline.sections[index]
      return section.owner == .listed && [.options, .comparison].contains(section.role)
    }.flatMap { index in
      let section = outline.sections[index]
      let paragraphs = outline.linesBelow(index)
        .filter { lines[$0].kind == .text && beginsParagraph($0) }
      let named = paragraphs.filter { outline.lead.nameOfOption(in: lines[$0].text) != nil }
      guard section.role == .options, !section.hasItems else { return named }
      let titles = paragraphs.filter(beginsBold)
      let areRest =
        titles.count > 1 && (titles == Array(paragraphs.dropFirst()) || titles.allSatisfy(isTitle))
      return titles == paragraphs || areRest ? titles : named
    }
  }

  /// Returns whether a line begins a paragraph, or is bold behind two spaces at the end of the line
  /// before.
  private func beginsParagraph(_ index: Int) -> Bool {
    !lines.continues(at: index)
      || lines[index - 1].isBrokenOff(in: bytes) && bytes.begins(lines[index].text, with: "**")
  }

  /// Returns whether a paragraph is a bold title, or begins with one: no label such as `**Pros:**`
  /// or `**Trade-off.**`.
  private func beginsBold(_ index: Int) -> Bool {
    let text = lines[index].text
    guard bytes.begins(text, with: "**"), outline.marks[index].kind != .label else { return false }
    let title = OptionTitle.range(in: bytes, text)
    guard outline.lead.isBold(text) || title.upperBound < text.upperBound || isWrapped(index) else {
      return false
    }
    let (role, words) = (SectionTitle(bytes, title).role, bytes.words(title))
    return (role == .unknown || role == .option) && !SectionWords.weighs(words)
  }

  /// Returns whether bold text begins on a line and ends on the next one, unless it begins like a remark.
  private func isWrapped(_ index: Int) -> Bool {
    let text = lines[index].text
    let first = bytes.words(text.prefix(40)).first
    // "**We looked at …**", "**None of these …**", "**Why these …**"
    guard first?.means(.decider, .denial, .why) != true,
      bytes.first("**", in: text.dropFirst(2)) == nil, lines.endOfParagraph(index) > index + 1
    else { return false }
    return bytes.first("**", in: lines[index + 1].text) != nil
  }

  /// Returns whether a paragraph is only a bold title, without a colon at its end.
  private func isTitle(_ index: Int) -> Bool {
    let text = lines[index].text
    return outline.lead.isBold(text) && !MarkReader(bytes).standsOut(text)
      && lines.endOfParagraph(index) == index + 1
  }
}
