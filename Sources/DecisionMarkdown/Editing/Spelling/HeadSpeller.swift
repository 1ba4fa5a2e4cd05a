import Decisions

struct HeadSpeller {
  let file: DecisionText
  private var inSections: SectionSpeller { SectionSpeller(file: file) }

  func settingContext(_ text: String) -> [Spelling] {
    if let old = file.layout.context {
      return [[Replacement(old.text, text)] + file.withoutFurtherText(old.lines)]
    }
    let sections = file.sections.filter { $0.role == .context }
    return sections.isEmpty
      ? inSections.new(.context) { _ in [text] }
      : sections.map { inSections.directlyBelow($0, text) }
  }

  func addingDriver(_ text: String) -> [Spelling] {
    let item = [file.plainBullet + text]
    let elsewhere = inSections.below(.drivers, item) + inSections.new(.drivers) { _ in item }
    guard let last = file.items.last(where: \.isDriver)?.passage.lines else { return elsewhere }
    let line = file.bullet(counting: last.lowerBound) + text
    return [[file.inserting([line], after: last.upperBound)]] + elsewhere
  }

  /// Adds a consequence after the last of its side; else below a heading of its side; else after
  /// the last one; else below a heading for consequences, which is new only if there is none.
  func addingConsequence(_ reason: TypedReason, _ side: Side?) -> [Spelling] {
    let markers = file.markers(of: side, in: nil)
    let items = file.items(of: nil)
    let same = items.last { $0.side == side }
    let last = items.last { $0.side != nil }
    let plain = file.plainBullet + SideMarker.none.line(reason)
    let outcome = file.sections.first { $0.role == .outcome }
    let isNygards = DecisionForm.isNygards(file)
    func heading(_ writing: Writing) -> String {
      let level = (outcome?.level ?? inSections.level) + (isNygards ? 0 : 1)
      return file.heading(level, writing.heading(.consequences(nil)))
    }
    let speller = ArgumentSpeller(file: file)
    let end = outcome.map {
      let lines = isNygards ? file.lines(below: $0.line) : file.ownLines(below: $0.line)
      return file.visible(lines).upperBound
    }
    let hasSection = file.sections.contains {
      $0.role == .consequences(nil) && $0.owner == .consequences
    }
    let sections = markers.flatMap { marker -> [Spelling] in
      let item = file.plainBullet + marker.line(reason)
      if hasSection { return inSections.below(.consequences(nil), [item]) }
      return end.map { end in
        file.writings.map { [file.inserting(["", heading($0), "", item], after: end)] }
      } ?? inSections.new(.outcome) { [heading($0), "", item] }
    }
    return file.adding(reason, markers, after: same, isSame: true)
      + (side == nil ? [] : inSections.below(.consequences(side), [plain]))
      + (side.map { speller.labelled(reason, $0, after: last, in: nil) } ?? [])
      + file.adding(reason, markers, after: last) + sections
  }

  /// Adds `Supersedes …`: below the heading of the status, as adr-tools does; else below `More
  /// Information` or `Links`, as MADR does.
  func succeeding(_ old: DecisionReference) -> [Spelling] {
    let isWritten = file.lines.contains { line in
      let text = file.bytes.string(line.range)
      let places = [old.path ?? old.name, old.path?.escapedInURL].compactMap(\.self)
      return places.contains(where: text.contains)
        && FoldedWords(text).words.contains(where: Language.allSucceeding.contains)
    }
    if isWritten { return [[]] }
    let words = "\(file.writing.succeeds) \(old.link)"
    var spellings: [Spelling] = []
    if let status = file.layout.status?.lines, file.section(of: status.lowerBound).role == .status {
      spellings.append([file.inserting(["", words], after: status.upperBound)])
    }
    let known = Language.all.flatMap {
      $0.writing.headings[.other, default: ""].split(separator: ",")
    }
    .map { FoldedWords($0).words }
    for section in file.sections where known.contains(section.words) {
      let bullet = inSections.endsWithItem(section) ? file.plainBullet : ""
      spellings.append(inSections.below(section, [bullet + words]))
    }
    return spellings + inSections.new(.other) { _ in [words] }
  }

  /// Replaces the line that states the status; those above it, too, if one of them would state it.
  func settingStatus(_ status: String) -> [Spelling] {
    // Of several boxes, another one would have to be ticked.
    if let old = file.layout.status, file.bytes.begins(old.range, withOneOf: ["[x] ", "[X] "]) {
      return []
    }
    let spellings = setting(.status, to: status) {
      // A string of TOML needs quotes; single ones allow no escapes.
      FrontMatterValue.written(status, in: file.bytes.hasTOML ? "\"" : $0)
    }
    guard let old = file.layout.status, case let section = file.section(of: old.lines.lowerBound),
      section.role == .status, section.line < old.lines.lowerBound,
      let first = file.lines.next(after: section.line)
    else { return spellings }
    let all = first.text.lowerBound..<old.range.upperBound
    let start = file.lines[old.lines.lowerBound].range.lowerBound
    let above = first.text.lowerBound..<max(first.text.lowerBound, start)
    return spellings + [[Replacement(all, status, losing: above)]]
  }

  /// A day isn't quoted, unless the old one is.
  func settingDate(_ day: String) -> [Spelling] {
    setting(.date, to: day) { quote in
      let mark = quote.flatMap { $0.isOne(of: "'\"") ? String(UnicodeScalar($0)) : nil } ?? ""
      return mark + day + mark
    }
  }

  /// Replaces the field that is read, or fills its empty place; else adds it to the front matter, or to the
  /// bullets below the title; else adds front matter, as MADR has it since 3.0.
  ///
  /// `written` is the text as front matter, perhaps in the quotes of the old one.
  private func setting(
    _ role: SectionRole, to text: String, written: (UInt8?) -> String
  ) -> [Spelling] {
    let key: Field.Role = role == .date ? .date : .status
    let other = role == .date ? file.layout.date : nil
    guard let old = file.layout.fields[key] ?? file.layout.openFields[key] ?? other else {
      let sections = file.sections.filter { $0.role == role }
      return sections.map { inSections.directlyBelow($0, text) }
        + new(role, key, text, written(nil))
    }
    let first = file.lines[old.lines.lowerBound]
    let before = old.range.lowerBound - 1
    guard first.kind == .frontMatter else {
      let start = first.text.lowerBound
      let mark = Decoration(bytes: file.bytes).openMark(
        in: start..<max(start, old.range.lowerBound))
      // "**Status: superseded** by 0012" would have to be reworded.
      if let mark, file.bytes[old.range].firstRange(of: mark) != nil { return [] }
      let isClose = file.bytes[before].isOne(of: ":|") || file.bytes[before].isDecoration
      let space = old.range.isEmpty && isClose ? " " : ""
      return [CellSpeller(file: file).replacing(old.range, space + text)]
    }
    // Other values may need an anchor, and a flow mapping has its own syntax.
    if file.bytes.first(of: old.range)?.isOne(of: "&*!") == true
      || file.bytes.first(of: first.range) == "{"
    {
      return []
    }
    let quote = old.lines.count == 1 ? file.bytes.first(of: old.range) : nil
    let space = file.bytes[before].isOne(of: old.range.isEmpty ? ":=" : ":") ? " " : ""
    return [[Replacement(old.range, space + written(quote))]]
  }

  private func new(
    _ role: SectionRole, _ key: Field.Role, _ plain: String, _ written: String
  ) -> [Spelling] {
    let lines = file.lines
    let (yaml, toml) = role == .date ? ("date: ", "date = ") : ("status: ", "status = ")
    let field = (file.bytes.hasTOML ? toml : yaml) + written
    if lines.first?.kind == .frontMatter {
      // The key may hold a mapping, which isn't read as a value.
      let isTaken = lines.prefix { $0.kind == .frontMatter }.contains {
        $0.indent == 0
          && FrontMatter.keyed(file.bytes, $0)
            .flatMap { Field.Role(file.bytes, $0.key) } == key
      }
      if isTaken { return [] }
      let index = lines.indices.dropFirst().first {
        file.bytes[lines[$0].range].first != "#"
      }
      return [[file.inserting([field], after: index ?? 1)]]
    }
    // YAML above what begins like TOML would be a second beginning.
    if file.bytes.hasTOML { return [] }
    let title = file.sections.dropFirst().first { $0.role == .title }
    let below = min(title.map { file.endOfHeading($0.line) } ?? 0, lines.count)
    let words = "\(file.writing.heading(role)): \(plain)"
    var spellings: [Spelling] = []
    if role == .status, DecisionForm.isNygards(file),
      let next = file.sections.first(where: { $0.level == 2 })
    {
      let heading = file.heading(2, file.writing.heading(.status))
      spellings.append([file.inserting([heading, "", plain, ""], after: next.line)])
    }
    if let index = lines[below...].firstIndex(where: { $0.kind != .blank }),
      lines[index].kind == .bullet, file.bytes.first(":", in: lines[index].text) != nil
    {
      spellings.append([file.inserting([file.bullet(of: index) + words], after: index)])
    } else if role == .date, title != nil {
      // As adr-tools writes it.
      let isClose = below < lines.count && !file.isBlank(below)
      spellings.append([file.inserting(["", words] + (isClose ? [""] : []), after: below)])
    }
    return spellings + [[file.inserting(["---", field, "---", ""], after: 0)]]
  }
}
