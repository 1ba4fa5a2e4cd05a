import Decisions

/// The sections of options, as far as their titles alone don't tell them.
extension Outline {
  /// Makes text of a section of options deep within another section, if the document has one above:
  /// `### Other options` below `## Proposal`.
  mutating func leaveOutOtherOptions() {
    guard let first = sections.first(where: { $0.role == .options }) else { return }
    for index in sections.indices
    where sections[index].role == .options && sections[index].level > first.level
      && !isAmongOptions(index)
    {
      sections[index].role = .unknown
      sections[index].isLeftOut = true
    }
  }

  /// Lets a heading among the options be an option, whatever section its words name, if it is a listed
  /// title, as `### Pros and cons in a table`, or has pros and cons, as `### Decision table`.
  mutating func openTitles() {
    let titles = Set(listed.map(\.words))
    for index in sections.indices.dropFirst() where isAmongOptions(index) {
      let section = sections[index]
      let words = OptionName(bytes[section.title]).words
      let isCompared =
        section.role == .outcome && section.words.count > 1
        && section.parent.map({ sections[$0].role }) == .options
        && section.sides.union(section.stated).isSuperset(of: .opposites)
      guard isCompared || section.role != .unknown && titles.contains(words) else { continue }
      (sections[index].role, sections[index].isSubject) = (.unknown, false)
      sections[index].words = words
    }
  }

  /// Turns a decision's heading into text of the option around it if the text below only says
  /// whether that option was accepted: `Rejected.` below `#### Decision`.
  mutating func openVerdicts() {
    for (index, section) in sections.enumerated() where section.role == .outcome {
      guard let parent = section.parent.map({ sections[$0].role }),
        parent == .option || parent == .unknown && isAmongOptions(index),
        let text = lines.next(after: section.line), text.kind == .text,
        VerdictWords.accepts(bytes, text.text) != nil
      else { continue }
      (sections[index].role, sections[index].isVerdict) = (.unknown, true)
    }
  }

  /// Makes a section of options of one whose list has mostly the titles of headings below it, if one
  /// of these has arguments.
  mutating func nameLists() {
    var titles: [Int: Set<[String]>] = [:]
    var compared: Set<Int> = []
    for section in sections where section.role == .unknown {
      guard let parent = section.parent, sections[parent].role == .unknown else { continue }
      titles[parent, default: []].insert(section.words)
      if section.argues { compared.insert(parent) }
    }
    for section in compared where sections[section].line >= 0 {
      let named = topItems[section].count { index in
        let words = FoldedWords(InlineText.bytes(of: bytes[lines[index].text.prefix(160)])).words
        return titles[section]?.contains(words) == true && !bytes.leadsContents(lines[index].text)
      }
      if named > 1, 2 * named > topItems[section].count { sections[section].role = .options }
    }
  }

  /// Reads bullets as signs in neighbouring options if one of these has both: `+ fast`, `- heavy`.
  mutating func readBullets() {
    func bullet(_ index: Int) -> UInt8? { bytes[lines[index].range].first { !$0.isBlank } }
    let plain = sections.indices.filter { index in
      sections[index].parent.map { sections[$0].role } == .options
        && [.unknown, .option].contains(sections[index].role) && !topItems[index].isEmpty
        && topItems[index].allSatisfy {
          marks[$0].kind == .none && bullet($0)?.isOne(of: "+-") == true
        }
    }
    for group in Dictionary(grouping: plain, by: { sections[$0].group }).values
    where group.contains(where: { Set(topItems[$0].map(bullet)).count > 1 }) {
      for section in group {
        for index in topItems[section] {
          marks[index] = Mark(
            kind: .sign, side: bullet(index) == "+" ? .pro : .con, end: lines[index].text.lowerBound
          )
          sections[section].note(marks[index], isOuter: true)
        }
      }
    }
  }

  func isAmongOptions(_ index: Int) -> Bool {
    guard let parent = sections[index].parent else { return false }
    return [.options, .comparison].contains(sections[parent].role) || isAmongOptions(parent)
  }
}
