import Decisions

/// The lines of a file to edit, and changes of whole lines.
extension DecisionText {
  var outline: Outline { layout.outline }
  var lines: [Line] { layout.lines }
  var sections: [Section] { outline.sections }
  var options: [DecisionLayout.Option] { layout.options }
  var items: [DecisionLayout.Item] { layout.items }

  private var lineEnd: String {
    let first = bytes.firstIndex(of: "\n") ?? 0
    return bytes[..<first].last == "\r" ? "\r\n" : "\n"
  }

  /// Returns the start of a line; the end of the file for the line after the last.
  func start(of line: Int) -> Int {
    line < lines.count ? lines[line].range.lowerBound : bytes.count
  }

  /// New lines after the first `count` lines. A file without a final newline still has none, and a
  /// heading below them still has a blank line above it, if another has one.
  func inserting(_ lines: [String], after count: Int) -> Replacement {
    let start = start(of: count)
    let endsOpen = count >= layout.lines.count && !bytes.isEmpty && bytes.last != "\n"
    let isAboveHeading =
      lines.last?.isEmpty == false && isHeading(count)
      && layout.lines.indices.contains { isHeading($0) && isBlank($0 - 1) }
    let new = (lines + (isAboveHeading ? [""] : [])).map { endsOpen ? lineEnd + $0 : $0 + lineEnd }
    return Replacement(start..<start, new.joined())
  }

  private func isHeading(_ line: Int) -> Bool {
    lines.indices.contains(line) && lines[line].kind == .heading
  }

  /// Returns the range of whole lines with their ends. At the end of a file without a final
  /// newline, includes the line end before them instead, so that the file still has none.
  func wholeLines(_ lines: Range<Int>) -> Range<Int> {
    let start = start(of: lines.lowerBound)
    guard lines.upperBound >= layout.lines.count, bytes.last != "\n",
      lines.lowerBound > 0
    else { return start..<self.start(of: lines.upperBound) }
    return layout.lines[lines.lowerBound - 1].range.upperBound..<bytes.count
  }

  /// Deletes the continuation lines of a paragraph or an item. Their comments stay.
  func withoutFurtherText(_ lines: Range<Int>) -> Spelling {
    lines.dropFirst().filter { layout.lines[$0].kind == .text }.map { index in
      let line = layout.lines[index]
      return bytes.trimmed(line.tail).isEmpty
        ? Replacement(wholeLines(index..<index + 1)) : Replacement(line.text)
    }
  }

  /// Returns the lines, with one of the two blank lines that would otherwise become adjacent.
  func withBlank(_ lines: Range<Int>) -> Range<Int> {
    isBlank(lines.lowerBound - 1) && isBlank(lines.upperBound) && !lines.isEmpty
      ? lines.lowerBound..<lines.upperBound + 1 : lines
  }

  func isBlank(_ line: Int) -> Bool {
    lines.indices.contains(line) && lines[line].kind == .blank
  }

  func visible(_ lines: Range<Int>) -> Range<Int> {
    lines.dropLast(while: isBlank)
  }

  func section(of line: Int) -> Section { outline.section(of: line) }

  /// Returns the lines of a section, given its heading, and those of the sides of its option on the
  /// same level.
  func lines(below heading: Int) -> Range<Int> {
    let index = outline.sectionOfLine[heading]
    let next = sections[(index + 1)...].first {
      $0.level <= sections[index].level && $0.owner != .option(index)
    }
    return heading..<(next?.line ?? lines.count)
  }

  /// Returns the line after a heading and its underline.
  func endOfHeading(_ line: Int) -> Int {
    let next = line + 1
    return next < lines.count && lines[next].kind == .underline ? next + 1 : next
  }

  /// Returns where to insert the first line below a title or a label: after the existing lines, and
  /// after a blank line, unless that is the only one before the next heading.
  func lineBelow(_ index: Int) -> Int {
    guard !lines[index].beginsItem else { return index + 1 }
    let own = ownLines(below: index)
    guard own.isEmpty else { return own.upperBound }
    let after = own.lowerBound + 1
    return isBlank(own.lowerBound) && isBlank(after) ? after : own.lowerBound
  }

  /// Returns the visible lines below a title or a label, up to the next heading or label.
  func ownLines(below index: Int) -> Range<Int> {
    let start = endOfHeading(index)
    let own = lines[start...].indices.prefix {
      outline.sectionOfLine[$0] == outline.sectionOfLine[index] && outline.marks[$0].kind != .label
    }
    return visible(own)
  }

  func text(of passage: DecisionLayout.Passage) -> Range<Int> {
    let last = lines[passage.lines.upperBound - 1].text.upperBound
    return passage.text.lowerBound..<max(passage.text.upperBound, last)
  }

  func heading(_ level: Int, _ title: String) -> String {
    String(repeating: "#", count: min(max(1, level), 6)) + " " + title
  }

  /// The words that edits write: those of the file's language; then English, if these aren't
  /// understood.
  var writings: [Writing] { [writing, Language.english.writing] }

  /// The words of the file's language.
  var writing: Writing { language.writing }

  /// The language of the headings, the labels, the markers, and the heads and sides of tables; if these
  /// may be of several, or there are none, of the fields.
  var language: Language {
    let headings = sections.filter {
      $0.line >= 0 && ![.title, .unknown, .option].contains($0.role)
    }
    let marks = lines.indices.lazy.filter { outline.marks[$0].kind != .none }.prefix(100)
    let texts =
      headings.map(\.title)
      + marks.map { index in
        let text = lines[index].text
        return text.clamped(to: text.lowerBound..<max(text.lowerBound, outline.marks[index].end))
      } + outline.tables.values.flatMap { $0.header.cells + $0.titlesOfSides }
    let fields = layout.fields.values.flatMap { field in
      // The keys of front matter are English in any file.
      lines[field.lines.lowerBound].kind == .frontMatter
        ? [field.range] : field.lines.map { lines[$0].text }
    }
    return Language.likeliest(for: texts.map(plain), else: fields.map(plain))
  }

  /// Returns the words of a text, and whether they may be English, which has no accents: not `Décision`.
  private func plain(_ text: Range<Int>) -> (words: [String], mayBeEnglish: Bool) {
    (bytes.words(text), !bytes[text].contains { (0xC3...0xC5).contains($0) })
  }
}
