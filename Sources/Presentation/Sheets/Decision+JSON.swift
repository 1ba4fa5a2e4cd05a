import BusinessLogic
import Decisions
import JSONText

extension Decision {
  package func json(called key: String) -> JSON {
    func names(_ field: NameField) -> JSON { .list(self.names?[field] ?? []) }
    let items = JSON.list(
      self.items.map { $0.json(among: [("kind", .string($0.kind.key))]) })
    let sections = sections.map { section -> JSON in
      [
        "heading": .text(section.heading),
        "text": .string(section.blocks.map(\.text).joined(separator: "\n\n")),
      ]
    }
    return .object(
      head(key) + [
        ("context", .text(context)), ("deciders", names(.deciders)), ("tags", names(.tags)),
        ("options", .list(options.indices.map { option($0, of: key) })), ("items", items),
        ("sections", .list(sections)),
        ("problems", .list(problems.map { "line \($0.line): \($0.message)" })),
      ])
  }

  /// Returns the facts of the decision, with those of its options that have one of these titles.
  package func json(called key: String, options titles: Set<String>) -> JSON {
    let indices = options.indices.filter { titles.contains(options[$0].title) }
    return .object(head(key) + [("options", .list(indices.map { option($0, of: key) }))])
  }

  private func head(_ key: String) -> [(String, JSON)] {
    [
      ("decision", .string(key)), ("title", .string(title)), ("status", .text(status)),
      ("state", .string(state.rawValue)), ("date", .text(date)),
      ("chosen", .text(chosen.map { options[$0].title })), ("outcome", .text(outcome)),
      ("conflict", .value(isInConflict)),
    ]
  }

  private func option(_ index: Int, of key: String) -> JSON {
    let option = options[index]
    let id = TopicID(decision: key, option: isTopic ? nil : optionNames[index])
    return [
      "title": .string(option.title),
      "route": .string("\(id.option == nil ? Route.decision(key) : .option(id))"),
      "chosen": .value(index == chosen),
      "total": .value(isInConflict ? nil : Tally(of: option).total),
      "arguments": .list(
        option.items.map {
          $0.json(among: [("kind", .string($0.kind.key)), ("weight", .value($0.weight))])
        }),
    ]
  }
}

extension DecisionItem {
  fileprivate func json(among members: [(String, JSON)]) -> JSON {
    .object(
      members + [("text", .string(text))]
        + (details.isEmpty ? [] : [("details", .list(details))]))
  }
}

extension DecisionItem.Kind {
  /// The word for the kind in what programs get and say.
  package var key: String { if case .argument(let side) = self { side.rawValue } else { word } }
}
