import Decisions

/// What a file says of its decision in keys and labels, as often as it says it.
struct StatedValues {
  let layout: DecisionLayout

  /// The keys of the front matter and of the list at the top, with their lines.
  var headKeys: [(key: String, line: Int)] {
    let (bytes, outline) = (layout.bytes, layout.outline)
    let areOfHead = outline.sections.map { $0.part == .head }
    var found: [(String, Int)] = []
    for (index, line) in layout.lines.enumerated() where areOfHead[outline.sectionOfLine[index]] {
      let isFrontMatter = line.kind == .frontMatter
      guard isFrontMatter ? line.indent == 0 : line.beginsItem || line.kind == .text else {
        continue
      }
      let keys =
        isFrontMatter
        ? [FrontMatter.keyed(bytes, line)].compactMap(\.self)
        : Field.keyed(bytes, in: line.text)
      for (key, _) in keys {
        switch Field.Role(bytes, key) {
        case .status: found.append(("status", index))
        case .date: found.append(("date", index))
        case _ where isFrontMatter || line.beginsItem:
          let words = bytes.words(key)
          if words.count <= 3 { found.append((words.joined(separator: " "), index)) }
        default: break
        }
      }
    }
    return found
  }

  /// The status and the date in rows of tables that begin with their key, with their lines.
  var rowKeys: [(key: String, line: Int)] {
    let tables = layout.outline.tables.sorted { $0.key < $1.key }
    return tables.flatMap { _, table -> [(key: String, line: Int)] in
      let fields = layout.outline.fields(of: table)
      // Columns of both are a history.
      guard Set(fields.map(\.lines)).count == fields.count else { return [] }
      return fields.compactMap { field in
        switch field.role {
        case .status: ("status", field.lines.lowerBound)
        // "| Date | Work |" is the head of a plan.
        case .date where field.texts.contains { FieldWords.day(in: $0) != nil }:
          ("date", field.lines.lowerBound)
        default: nil
        }
      }
    }
  }

  /// A choice that a label states. The reason is empty if there is none.
  typealias Choice = (name: String, reason: String, line: Int)

  /// What labels such as `Chosen option: …` say.
  var choices: [Choice] { labelled.compactMap(choice) }

  func choice(in passage: DecisionLayout.Passage) -> Choice? {
    ChoicePhrase(layout.text(of: passage, limit: 600)).map { phrase in
      let (name, bytes) = (phrase.name, phrase.bytes)
      let reason = phrase.reason(behind: name).words
      return (InlineText.plain(bytes[name.range]), InlineText.plain(bytes[reason]), passage.line)
    }
  }

  /// The passages that may begin with such a label.
  var labelled: [DecisionLayout.Passage] {
    layout.outcome.filter { ChoicePhrase.mayBegin(layout.textOfLines($0), layout.bytes) }
  }
}
