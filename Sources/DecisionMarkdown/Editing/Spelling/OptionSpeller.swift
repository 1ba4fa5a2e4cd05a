import Decisions

struct OptionSpeller {
  let file: DecisionText
  private var inSections: SectionSpeller { SectionSpeller(file: file) }

  /// Returns a new entry after the last one in the list of options; without a list, a section after
  /// the last one, perhaps with a list of all; without options, a new list.
  func adding(_ title: String) -> [Spelling] {
    let words = decorated(title)
    let entry = file.plainBullet + words
    guard let last = file.options.lastIndex(where: { $0.listed != nil }),
      let listed = file.options[last].listed
    else {
      let section = newSection(words)
      if file.options.contains(where: { !$0.isDocument }) {
        return (section.map { [[$0]] } ?? []) + newList(words, section)
      }
      let entries = file.sections.filter { $0.role == .options }.map {
        [file.inserting([entry], after: file.lineBelow($0.line))]
      }
      return entries + inSections.new(.options) { _ in [entry] }
    }
    if listed.cell != nil { return CellSpeller(file: file).addingOption(words, after: listed) }
    let line = file.bullet(counting: listed.line) + words
    let added = file.inserting([line], after: entryLines(of: last).upperBound)
    // Headings in other words are those of the options only if there are as many.
    return [[added]] + (newSection(words).map { [[added, $0]] } ?? [])
  }

  /// Returns a title with the next number or letter, if the titles of all options count in one form:
  /// `Option 3: NATS` after `Option 2: Redis`.
  func counted(_ title: String) -> String {
    let counters = file.decision.options.map { OptionCounter($0.title) }
    guard OptionCounter(title) == nil, let last = counters.last??.next,
      zip(counters, counters.dropFirst() + [last]).allSatisfy({ $0?.next == $1 })
    else { return title }
    return last.lead + last.label + last.separator + title
  }

  /// Returns a counted title with a bold number if the last one has it: `**C** – NATS`.
  private func decorated(_ title: String) -> String {
    guard let counter = OptionCounter(title), counter.lead.isEmpty,
      let last = file.options.last.flatMap({ $0.listed ?? $0.section }),
      let label = file.decision.options.last.flatMap({ OptionCounter($0.title)?.label }),
      file.bytes[last.text].starts(with: "**\(label)**".utf8)
    else { return title }
    return "**\(counter.label)**" + title.dropFirst(counter.label.count)
  }

  /// Returns the first section of an option that has none: before the section of the next option;
  /// else after the last one; else where MADR has it. None if the option has a section.
  func newSection(of option: Int, _ items: [String]) -> [Spelling] {
    guard file.options[option].section == nil else { return [] }
    let words = file.decision.options[option].title
    if let index = file.options[option...].compactMap(\.section).first?.line {
      return [[file.inserting(heading(words, like: index) + [""] + items + [""], after: index)]]
    }
    if let behind = newSection(words, above: [""] + items) { return [[behind]] }
    let comparison = file.sections.first { $0.role == .comparison }
    let lines = [file.heading((comparison?.level ?? 2) + 1, words), ""] + items
    return comparison == nil
      ? inSections.new(.comparison) { _ in lines }
      : inSections.below(.comparison, lines)
  }

  private func newSection(_ words: String, above items: [String] = []) -> Replacement? {
    guard let index = file.options.compactMap(\.section).last?.line else { return nil }
    let end = file.visible(file.lines(below: index)).upperBound
    return file.inserting([""] + heading(words, like: index) + items, after: end)
  }

  private func heading(_ words: String, like index: Int) -> [String] {
    let line = file.lines[index]
    if line.kind != .heading { return ["**\(words)**"] }
    if file.endOfHeading(index) > index + 1 {
      return [words, file.bytes.string(file.lines[index + 1].range)]
    }
    return [file.heading(Int(line.level), words)]
  }

  private func newList(_ words: String, _ section: Replacement?) -> [Spelling] {
    guard let first = file.options.compactMap({ $0.section?.line }).min(),
      file.lines[first].kind == .heading
    else { return [] }
    let around = file.section(of: first).parent.map { file.sections[$0] }
    let before = around?.role == .title ? first : max(around?.line ?? first, 0)
    let level = Int(file.lines[before].level)
    let heading = file.heading(level, file.writing.heading(.options))
    let titles = file.decision.options.map(\.title) + [words]
    let lines = [heading, ""] + titles.map { file.plainBullet + $0 } + [""]
    let list = file.inserting(lines, after: before)
    return [section.map { [list, $0] }, [list]].compactMap(\.self)
  }

  func removing(_ option: Int) -> [Spelling] {
    let isListed = file.options[option].listed != nil
    let sections = headings(of: option).map { heading in
      // A comment directly above the next heading belongs to that.
      let lines = file.lines(below: heading).dropLast { file.lines[$0].kind == .comment }
      // The last section takes the blank lines before it along.
      return lines.upperBound < file.lines.count
        ? lines : file.visible(0..<lines.lowerBound).upperBound..<lines.upperBound
    }
    let parts = (isListed ? [file.withBlank(entryLines(of: option))] : []) + sections
    return [parts.map { Replacement(file.wholeLines($0)) }]
  }

  private func entryLines(of option: Int) -> Range<Int> {
    guard let listed = file.options[option].listed else { return 0..<0 }
    let first = listed.line
    if let end = CellSpeller(file: file).rows(of: listed)?.end { return first..<end }
    let indent = file.lines[first].indent
    let rest = file.lines[listed.lines.upperBound...].prefix {
      $0.kind == .blank || $0.kind != .heading && $0.indent > indent
    }
    let section = file.outline.sectionOfLine[first]
    let items = file.items(of: option).filter { $0.passage.cell == nil }.map(file.block)
      .filter { $0.lowerBound > first && file.outline.sectionOfLine[$0.lowerBound] == section }
    let ends = [listed.lines.upperBound, file.visible(first..<rest.endIndex).upperBound]
    return first..<(ends + items.map(\.upperBound)).reduce(first, max)
  }

  func renaming(_ option: Int, _ title: String) throws(EditRefusal) -> [Spelling] {
    let old = file.options[option]
    let passages = old.titles
    let headings = headings(of: option).filter { $0 != old.section?.line }
      .map { Replacement(file.lines[$0].text, title) }
    let rest = passages.flatMap { file.withoutFurtherText($0.lines) }
    func titles(_ part: (DecisionLayout.Passage) -> Range<Int>) -> Spelling {
      passages.flatMap { passage in
        passage.cell == nil
          ? [Replacement(part(passage), title)]
          : CellSpeller(file: file).replacing(part(passage), CellSpeller.escaped(title))
      } + headings
    }
    let short = titles { inner(of: $0.text, option) }
    let whole = titles { $0.text.lowerBound..<(file.layout.endOfTitle($0) ?? $0.text.upperBound) }
    // A description stays, unless it is the end of a title that takes two lines.
    let known = file.decision.options[option].title
    let isWrapped = passages.contains {
      WrappedTitle($0, in: file.layout).map { $0.title == known && $0.end == nil } ?? false
    }
    let spellings = isWrapped ? [short + rest] : [short, whole, short + rest]
    guard file.decision.chosen == option, let choice = file.layout.choice else { return spellings }
    let place = ChoiceSpeller(file: file).place
    // "Chosen option: keep the logs and read them", of which only "keep the logs" is the name
    if let place, !place.isRead, file.bytes[place.name].firstRange(of: known.utf8) == nil {
      throw .isStatedInWords(line: place.lines.lowerBound + 1)
    }
    let named = place.map { [inner(of: $0.name, option)] }
    let text = file.bytes[file.text(of: choice.passage)]
    let ranges = known.isEmpty || choice.form != .words ? [] : text.ranges(of: Array(known.utf8))
    let chosen = (named ?? ranges).map { Replacement($0, title) }
    return (chosen.isEmpty ? [] : spellings.map { $0 + chosen }) + spellings
  }

  /// Returns the part of a title to replace: its words, without decoration, a link's target or a
  /// description.
  private func inner(of title: Range<Int>, _ option: Int) -> Range<Int> {
    let known = Array(file.decision.options[option].title.utf8)
    let words = known.isEmpty ? nil : file.bytes[title].firstRange(of: known)
    return words ?? Decoration(bytes: file.bytes).inside(title)
  }

  /// Returns the headings of an option's sections: its pros and its cons may have a section each.
  private func headings(of option: Int) -> [Int] {
    guard let own = file.options[option].section?.line else { return [] }
    let others = file.items(of: option).compactMap { file.section(of: $0.line).owner.option }
      .map { file.sections[$0].line }
    return Set(others + [own]).filter { $0 >= 0 }.sorted()
  }
}
