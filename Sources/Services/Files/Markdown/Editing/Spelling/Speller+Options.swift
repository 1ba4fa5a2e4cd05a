extension Speller {
  /// An entry behind the last one in the list of options, in its bullet, and a section behind the
  /// last one where options have sections; a list of its own in a file without.
  func addingOption(_ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let section = newSection(words)
    if let last = layout.options.lastIndex(where: { $0.listed != nil }) {
      let place = layout.options[last].listed?.lines.lowerBound ?? 0
      let entry = inserting([nextBullet(of: place) + words], after: entryLines(of: last).upperBound)
      return section.map { [[entry, $0], [entry]] } ?? [[entry]]
    }
    let lists = outline.sections.filter { $0.role == .options && $0.line >= 0 }
    let entries = lists.map {
      [inserting([plainBullet + words], after: lineBelow($0.line))]
    }
    if let section { return [[section]] + entries }
    return entries + newList(words)
  }

  /// The title in the list, above the section and in the sentence that names the chosen option.
  func renaming(_ option: Int, _ title: String) -> [Spelling] {
    let words = Array(title.utf8)
    let old = layout.options[option]
    let passages = [old.listed, old.section].compactMap(\.self)
    let headings = otherHeadings(of: option).map { Replacement(layout.lines[$0].text, words) }
    func titles(_ range: (Range<Int>) -> Range<Int>) -> Spelling {
      passages.flatMap { passage in
        [Replacement(range(passage.text), words)]
          + passage.lines.dropFirst().filter { layout.lines[$0].kind == .text }
          .map { Replacement(wholeLines($0..<$0 + 1)) }
      } + headings
    }
    var spellings = [titles(inner), titles { $0 }]
    guard meaning.chosen == option else { return spellings }
    let chosen =
      choicePlaces.first.map { Replacement($0.name, words) } ?? mention(of: option, words)
    if let chosen { spellings = spellings.map { $0 + [chosen] } + spellings }
    return spellings
  }

  /// The entry in the list and the sections, with all that stands below them.
  func removingOption(_ option: Int) -> [Spelling] {
    var parts: [Range<Int>] = []
    if layout.options[option].listed != nil { parts.append(entryLines(of: option)) }
    let headings =
      [layout.options[option].section?.lines.lowerBound].compactMap(\.self)
      + otherHeadings(of: option)
    for heading in Set(headings).sorted() {
      let lines = lines(ofSection: outline.sectionOfLine[heading])
      // What stands last takes the blank lines before it along.
      parts.append(
        lines.upperBound < layout.lines.count
          ? lines : visible(0..<lines.lowerBound).upperBound..<lines.upperBound)
    }
    return [parts.map { Replacement(wholeLines($0)) }]
  }

  /// Further sections of the same option: its pros in one place, its cons in another.
  private func otherHeadings(of option: Int) -> [Int] {
    guard let own = layout.options[option].section?.lines.lowerBound else { return [] }
    let words = outline.sections[outline.sectionOfLine[own]].words
    return outline.sections.filter { section in
      guard case .option = section.owner, !section.isSubject else { return false }
      return section.line != own && section.line >= 0 && section.words == words
    }.map(\.line)
  }

  /// The lines of an entry of the list, with all that is nested below it.
  private func entryLines(of option: Int) -> Range<Int> {
    guard let listed = layout.options[option].listed else { return 0..<0 }
    let first = listed.lines.lowerBound
    let indent = layout.lines[first].indent
    var end = listed.lines.upperBound
    var place = end
    while place < layout.lines.count, layout.lines[place].kind != .heading {
      let line = layout.lines[place]
      let isNested = line.indent > indent || line.kind == .code
      if line.kind != .blank {
        guard isNested else { break }
        end = place + 1
      }
      place += 1
    }
    return first..<end
  }

  private func nextBullet(of place: Int) -> [UInt8] {
    let written = bullet(of: place)
    guard let digits = digits(on: place), let number = Int(bytes.string(digits)) else {
      return written
    }
    let start = layout.lines[place].range.lowerBound
    return written[..<(digits.lowerBound - start)] + Array(String(number + 1).utf8)
      + written[(digits.upperBound - start)...]
  }

  /// A heading like that of the last option with a section, behind all that stands below it.
  private func newSection(_ words: [UInt8]) -> Replacement? {
    guard let last = layout.options.last(where: { $0.section != nil })?.section else { return nil }
    let place = last.lines.lowerBound
    let line = layout.lines[place]
    var heading = [words]
    if line.kind == .heading, line.level > 0 {
      let isUnderlined =
        place + 1 < layout.lines.count && layout.lines[place + 1].kind == .underline
      let mark = isUnderlined ? [] : [UInt8](repeating: ASCII.byte("#"), count: Int(line.level))
      heading =
        isUnderlined
        ? [words, Array(bytes[layout.lines[place + 1].range])] : [mark + [ASCII.space] + words]
    } else {
      heading = [Array("**".utf8) + words + Array("**".utf8)]
    }
    let lines = lines(ofSection: outline.sectionOfLine[place])
    return inserting([[]] + heading, after: visible(lines).upperBound)
  }

  /// A list of options before the outcome, as MADR has it, or at the end.
  private func newList(_ words: [UInt8]) -> [Spelling] {
    let heading = Array("## Considered Options".utf8)
    let entry = plainBullet + words
    let outcome = outline.sections.first { $0.role == .outcome && $0.line > 0 }
    let before = outcome.map { [inserting([heading, [], entry, []], after: $0.line)] }
    let end = visible(layout.lines.indices).upperBound
    return [before, [inserting([[], heading, [], entry], after: end)]].compactMap(\.self)
  }

  /// What is to be replaced of a title: within bold marks, or the words of a link.
  private func inner(of title: Range<Int>) -> Range<Int> {
    for mark in ["**", "__"] as [StaticString]
    where bytes.has(mark, at: title.lowerBound, before: title.upperBound)
      && bytes.has(mark, at: title.upperBound - 2, before: title.upperBound) && title.count > 4
    {
      return title.lowerBound + 2..<title.upperBound - 2
    }
    if bytes.has("[", at: title.lowerBound, before: title.upperBound),
      let target = bytes.first("](", in: title)
    {
      return title.lowerBound + 1..<target
    }
    return title
  }

  /// The first place in the outcome that names the option, where no sentence does in form.
  private func mention(of option: Int, _ words: [UInt8]) -> Replacement? {
    let title = Array(meaning.options[option].title.utf8)
    guard !title.isEmpty else { return nil }
    for passage in layout.outcome {
      for line in passage.lines {
        let text = layout.lines[line].text
        if let found = bytes[text].firstRange(of: title) { return Replacement(found, words) }
      }
    }
    return nil
  }
}
