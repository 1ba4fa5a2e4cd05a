import Decisions

/// What a decision says, each of which it should say once.
///
/// Reads several versions, so that they can be compared.
struct Claims {
  struct Subject: Hashable {
    enum Kind: Hashable {
      /// A heading, in the section of this number.
      case section(Int)
      /// A heading deep in the file that may be of an option, wherever it is.
      case heading
      /// A line of a list or a table, or a paragraph, below the line or the heading of this number.
      case line(Int)
      /// A field of the head, or a section in its place: `Status: …`, `## Status`.
      case field
      case option
      /// The number of an option: `Option 2`.
      case number
      case item(String?, DecisionItem.Kind)
      /// `Chosen option: …`, wherever it is.
      case choice
    }

    let kind: Kind
    /// What it says, wherever it is.
    let text: String

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  private var numbers: [Subject: Int] = [:]

  /// Returns how often a decision says each.
  mutating func counts(in text: DecisionText) -> [Subject: Int] {
    let (layout, meaning) = (text.layout, text.meaning)
    let sections = sections(of: layout.outline)
    var subjects = zip(layout.outline.sections, sections).dropFirst()
      .filter { $0.0.level < Section.boldLevel }.map(\.1)
    for (index, section) in layout.outline.sections.enumerated()
    where section.owner == .option(index)
      || section.role == .unknown && (3..<Section.boldLevel).contains(section.level)
    {
      subjects.append(Subject(.heading, sections[index].text))
    }
    subjects += lines(of: layout.outline, in: sections)
    let stated = StatedValues(layout: layout)
    subjects += (stated.headKeys + stated.rowKeys).map { Subject(.field, $0.key) }
    subjects += layout.outline.sections.compactMap { section in
      // Further down, it may be that of an option, or of a part of the document.
      guard let around = section.parent.map({ layout.outline.sections[$0] }),
        around.line < 0
          || ![.unknown, .other, .options, .option, .comparison].contains(around.role)
      else { return nil }
      switch section.role {
      case .status: return Subject(.field, "status")
      case .date: return Subject(.field, "date")
      default: return nil
      }
    }
    subjects += layout.options.compactMap(\.name.ordinal).map { Subject(.number, "\($0)") }
    subjects += stated.choices.map { _ in Subject(.choice, "") }
    subjects += meaning.options.map { Subject(.option, $0.title) }
    for item in layout.items {
      let kind = Subject.Kind.item(item.option.map { meaning.options[$0].title }, item.kind)
      let line = layout.lines[item.line]
      let (said, written) = (layout.reason(item), layout.bytes.string(line.text))
      subjects.append(Subject(kind, said))
      // "Good, because cheap" in two sections isn't "cheap" beside it.
      if case .argument = item.kind, line.beginsItem, written != said {
        subjects.append(Subject(kind, written))
      }
    }
    return subjects.counts
  }

  /// Returns the subject of each section. Equal ones are in equal sections.
  mutating func sections(of outline: Outline) -> [Subject] {
    var subjects: [Subject] = []
    for section in outline.sections {
      // "## Pros" may belong to the "## Postgres" before it.
      let sibling = section.sibling.flatMap { section.owner == .option($0) ? $0 : nil }
      let owner = sibling ?? section.parent
      let text =
        section.line < 0 ? "" : InlineText.plain(outline.bytes[outline.lines[section.line].text])
      let words = FoldedWords(text).joined
      let around = owner.map { numbers.number(of: subjects[$0]) } ?? 0
      subjects.append(Subject(.section(around), words.isEmpty ? text : words))
    }
    return subjects
  }

  /// Returns the items and the rows of a file, whatever they mean.
  private mutating func lines(of outline: Outline, in sections: [Subject]) -> [Subject] {
    var found: [Subject] = []
    var (section, owner) = (-1, 0)
    var around: [(indent: Int, number: Int)] = []
    for (index, line) in outline.lines.enumerated() {
      if outline.sectionOfLine[index] != section {
        section = outline.sectionOfLine[index]
        (owner, around) = (numbers.number(of: sections[section]), [])
      }
      let isItem = line.beginsItem || line.kind == .table
      guard isItem || line.kind == .text && line.indent == 0 else { continue }
      while let last = around.last, last.indent >= line.indent || !isItem { around.removeLast() }
      let text = outline.bytes.string(line.text)
      if isItem {
        let subject = Subject(.line(around.last?.number ?? owner), text)
        found.append(subject)
        around.append((line.indent, numbers.number(of: subject)))
      } else {
        // A paragraph may label a list.
        owner = numbers.number(of: Subject(.line(numbers.number(of: sections[section])), text))
      }
    }
    return found
  }
}

extension Sequence where Element: Hashable {
  /// How often it has each element.
  var counts: [Element: Int] { Dictionary(map { ($0, 1) }, uniquingKeysWith: +) }

  /// What it has more than once.
  var repeated: Set<Element> { Set(counts.filter { $0.value > 1 }.keys) }
}

extension Dictionary where Value == Int {
  /// Returns the number of a key, counted from 1. Equal keys have the same number.
  mutating func number(of key: Key) -> Int {
    let number = self[key] ?? count + 1
    self[key] = number
    return number
  }
}
