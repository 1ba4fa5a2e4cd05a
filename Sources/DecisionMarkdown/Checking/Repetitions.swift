import Decisions

/// What a file says twice that a decision says once.
struct Repetitions {
  private let layout: DecisionLayout

  /// Returns the problems of a file that says something twice.
  static func problems(in layout: DecisionLayout) -> [Problem] {
    // A conflict has two versions of everything.
    guard layout.conflict == nil else { return [] }
    let all = Repetitions(layout: layout)
    return all.repeatedSections + all.repeatedFields + all.contradictedStatus
      + all.repeatedChoices
  }

  private var outline: Outline { layout.outline }

  /// A decision has one outcome. Equal headings in different sections are none of its own.
  private var repeatedSections: [Problem] {
    let single = outline.sections.indices.filter { index in
      let section = outline.sections[index]
      // What is decided of an option, such as its rejection, is said for each.
      return section.line >= 0 && section.level < Section.boldLevel
        && section.role.isSingle
        && ![.options, .comparison, .option].contains(
          section.parent.map { outline.sections[$0].role })
    }
    // Most files have each once.
    let roles = single.map { outline.sections[$0].role }
    guard roles.indices.contains(where: { roles[..<$0].contains(roles[$0]) }),
      Set(single.map { outline.sections[$0].words }).count < single.count
    else { return [] }
    var claims = Claims()
    let subjects = claims.sections(of: outline)
    return repeated(
      single, by: { [AnyHashable(subjects[$0]), outline.sections[$0].level] }
    ) { index, first in
      let line = outline.sections[index].line
      let title = InlineText.plain(layout.bytes[layout.lines[line].text])
      return Problem(
        line: line + 1, .repeatedSection,
        "the section \"\(title)\" is already on line \(outline.sections[first].line + 1)")
    }
  }

  private var repeatedFields: [Problem] {
    let stated = StatedValues(layout: layout)
    let rows = stated.rowKeys.filter { outline.section(of: $0.line).part == .head }
    let keys = stated.headKeys.filter { key, line in
      // A list at the top may have a key of its own twice, but a decision has one status.
      layout.lines[line].kind == .frontMatter || ["status", "date"].contains(key)
    }
    return repeated(keys + rows, by: \.key) { field, first in
      Problem(
        line: field.line + 1, .repeatedField,
        "the field \"\(field.key)\" is already on line \(first.line + 1)")
    }
  }

  /// The problem that the section of the status contradicts a field above it. Many files state the status
  /// in both.
  private var contradictedStatus: [Problem] {
    guard let field = layout.status, let index = outline.sections.firstIndex(where: isOwnStatus)
    else { return [] }
    let lines = layout.lines.indices.filter {
      outline.sectionOfLine[$0] == index && $0 > outline.sections[index].line
        && layout.lines[$0].kind != .blank
    }
    // Of several lines, a later one may tell what became of it.
    guard lines.count == 1, lines[0] > field.lines.lowerBound,
      let other = outline.fields(on: lines[0], below: .status).first, other.role == .status
    else { return [] }
    let states = [field, other].map { FieldWords.state(of: $0.texts.joined(separator: " ")) }
    guard states[0] != states[1], !states.contains(.other) else { return [] }
    return [
      Problem(
        line: lines[0] + 1, .repeatedField,
        "the field \"status\" contradicts line \(field.lines.lowerBound + 1)")
    ]
  }

  private func isOwnStatus(_ section: Section) -> Bool {
    let around = section.parent.map { outline.sections[$0] }
    return section.role == .status && section.level < Section.boldLevel
      && around.map { $0.line < 0 || $0.role == .title } ?? true
  }

  /// Choices of one option for different reasons. Choices of different options are no choice.
  private var repeatedChoices: [Problem] {
    let stated = StatedValues(layout: layout)
    let labelled = stated.labelled.filter { outline.section(of: $0.line).role == .outcome }
    let choices = labelled.count > 1 ? labelled.compactMap(stated.choice) : []
    // Each section may decide another question.
    return repeated(
      choices, by: { ["\(outline.section(of: $0.line).parent ?? 0)"] + FoldedWords($0.name).words }
    ) {
      choice, first in
      let reasons = [choice, first].map { FoldedWords($0.reason).words }
      return FoldedWords(choice.name).words.isEmpty || reasons.contains([])
        || reasons[0] == reasons[1]
        ? nil
        : Problem(
          line: choice.line + 1, .repeatedChoice,
          "\"\(choice.name)\" is chosen for another reason on line \(first.line + 1)")
    }
  }

  /// Returns a problem for each claim whose key an earlier claim has, too.
  private func repeated<Claim, Key: Hashable>(
    _ claims: [Claim], by key: (Claim) -> Key, _ problem: (Claim, _ first: Claim) -> Problem?
  ) -> [Problem] {
    if claims.count < 2 { return [] }
    var first: [Key: Claim] = [:]
    return claims.compactMap { claim in
      let key = key(claim)
      if let before = first[key] { return problem(claim, before) }
      first[key] = claim
      return nil
    }
  }
}

extension SectionRole {
  /// Whether a decision has one section of the role.
  fileprivate var isSingle: Bool {
    switch self {
    case .status, .date, .context, .drivers, .options, .outcome, .consequences: true
    case .title, .name, .comparison, .option, .side, .rejection, .other, .unknown: false
    }
  }
}
