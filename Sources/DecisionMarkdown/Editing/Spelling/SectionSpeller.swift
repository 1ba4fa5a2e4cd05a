import Decisions

/// Spells new sections, and new lines in those that the file has.
struct SectionSpeller {
  let file: DecisionText

  /// Inserts lines below the headings of a role, after the existing ones.
  func below(_ role: SectionRole, _ lines: [String]) -> [Spelling] {
    file.sections.filter { $0.role == role }.map { below($0, lines) }
  }

  /// Inserts lines below a heading, after the existing ones: in its list, or after a blank line.
  func below(_ section: Section, _ lines: [String]) -> Spelling {
    let end = file.ownLines(below: section.line).upperBound
    return [file.inserting(endsWithItem(section) ? lines : [""] + lines, after: end)]
  }

  func endsWithItem(_ section: Section) -> Bool {
    file.ownLines(below: section.line).last.map { file.lines[$0].beginsItem } ?? false
  }

  /// Inserts a paragraph directly below a heading, before the existing lines.
  func directlyBelow(_ section: Section, _ paragraph: String) -> Spelling {
    let end = file.endOfHeading(section.line)
    let rest = file.lines[end...]
    guard file.isBlank(end) else {
      return [file.inserting(["", paragraph] + (rest.isEmpty ? [] : [""]), after: end)]
    }
    let hasMore = rest.contains { $0.kind != .blank }
    return [file.inserting(hasMore ? [paragraph, ""] : [paragraph], after: end + 1)]
  }

  /// Inserts a new section in the order of MADR, else at the end.
  func new(_ role: SectionRole, _ lines: (Writing) -> [String]) -> [Spelling] {
    file.writings.flatMap { new(role, DecisionForm.title(of: role, in: $0, file), lines($0)) }
  }

  private func new(_ role: SectionRole, _ title: String, _ lines: [String]) -> [Spelling] {
    let level = level
    let top = ranked.filter { $0.section.level == level }
    let heading = file.heading(level, title)
    func behind(_ before: Range<Int>) -> Spelling {
      [file.inserting(["", heading, ""] + lines, after: file.visible(before).upperBound)]
    }
    let end = behind(file.lines.indices)
    if let before = top.last(where: { $0.rank <= Self.rank(of: role) ?? 0 }) {
      return [behind(file.lines(below: before.section.line)), end]
    }
    guard let next = top.first?.section.line else { return [end] }
    return [[file.inserting([heading, ""] + lines + [""], after: next)], end]
  }

  /// The level of a new section.
  var level: Int { ranked.map(\.section.level).min() ?? 2 }

  private var ranked: [(section: Section, rank: Int)] {
    file.sections.filter { $0.line >= 0 }.compactMap { section in
      rank(of: section).map { (section, $0) }
    }
  }

  /// Returns the position of a section in the order of MADR; `nil` if it may be anywhere.
  private func rank(of section: Section) -> Int? {
    section.owner.isOption ? 2 : Self.rank(of: section.role)
  }

  private static func rank(of role: SectionRole) -> Int? {
    switch role {
    case .context: 0
    case .drivers: 1
    case .options, .option, .side, .rejection: 2
    case .outcome: 3
    case .comparison: 4
    case .other: 5
    case .title, .name, .status, .date, .consequences, .unknown: nil
    }
  }
}
