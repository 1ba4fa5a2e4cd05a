import Decisions

/// What a file says twice that a decision says once.
struct Repetitions {
  private let layout: DecisionLayout

  /// Returns the problems of a file that says something twice.
  static func problems(in layout: DecisionLayout) -> [Problem] {
    // A conflict has two versions of everything.
    guard layout.conflict == nil else { return [] }
    let all = Repetitions(layout: layout)
    return all.repeatedSections + all.repeatedFields + all.repeatedChoices
  }

  private var outline: Outline { layout.outline }

  /// A decision has one outcome. Headings such as `Consequences` may be in several sections.
  private var repeatedSections: [Problem] {
    let single: Set<SectionRole> = [.status, .date, .context, .drivers, .options, .outcome]
    let roles = outline.sections.map(\.role).filter(single.contains)
    guard Set(roles).count < roles.count else { return [] }
    var claims = Claims()
    var lines: [Claims.Subject: Int] = [:]
    return zip(outline.sections, claims.sections(of: outline)).compactMap { section, subject in
      guard single.contains(section.role) else { return nil }
      // What is decided of an option, such as its rejection, is said for each.
      let isOfOption = [.options, .comparison, .option].contains(
        section.parent.map { outline.sections[$0].role })
      guard section.line >= 0, section.level < Section.boldLevel, !isOfOption else { return nil }
      guard let first = lines[subject] else {
        lines[subject] = section.line
        return nil
      }
      let title = InlineText.plain(layout.bytes[layout.lines[section.line].text])
      return Problem(
        line: section.line + 1, .repeatedSection,
        "the section \"\(title)\" is already on line \(first + 1)")
    }
  }

  private var repeatedFields: [Problem] {
    var lines: [String: Int] = [:]
    return SaidValues(layout: layout).headKeys.compactMap { key, line in
      // A list at the top may have a key of its own twice, but a decision has one status.
      guard layout.lines[line].kind == .frontMatter || ["status", "date"].contains(key) else {
        return nil
      }
      guard let first = lines[key] else {
        lines[key] = line
        return nil
      }
      return Problem(
        line: line + 1, .repeatedField, "the field \"\(key)\" is already on line \(first + 1)")
    }
  }

  /// Choices of one option for different reasons. Choices of different options are no choice.
  private var repeatedChoices: [Problem] {
    guard SaidValues(layout: layout).labelled.count > 1 else { return [] }
    var first: [String: (line: Int, text: String)] = [:]
    return SaidValues(layout: layout).choices.compactMap { choice in
      let line = choice.line
      let (section, said) = (outline.section(of: line), FoldedWords(choice.name).joined)
      guard !said.isEmpty, section.role == .outcome else { return nil }
      // Each section may decide another question.
      let name = "\(section.parent ?? 0) \(said)"
      let text = layout.bytes.string(layout.lines[line].text)
      guard let before = first[name] else {
        first[name] = (line, text)
        return nil
      }
      return before.text == text
        ? nil
        : Problem(
          line: line + 1, .repeatedChoice,
          "\"\(choice.name)\" is chosen for another reason on line \(before.line + 1)")
    }
  }
}
