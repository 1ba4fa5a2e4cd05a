import BusinessLogic
import Decisions
import JSONText
import Presentation

/// The edits of an agent. Each names what it expects to find.
extension Agent {
  func create(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let form = arguments.optional("form").flatMap { DecisionForm(rawValue: $0) }
    return try await make([]) { await $0.create(title: arguments.text("title"), as: form) }
  }

  func add(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let text = arguments.text("text")
    let kind = kind(arguments)
    let edit: Edit
    switch kind {
    case nil: edit = .addOption(title: text)
    case .driver?: edit = .addDriver(text)
    case .remark?, .consequence?: edit = .addConsequence(kind?.side, text: text)
    case .note?, .argument?:
      edit = .add(kind?.side, text: text, to: try await option(arguments).place)
    }
    return try await make(edit, arguments)
  }

  func edit(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let (old, new) = (arguments.text("old"), arguments.optional("new"))
    let edit: Edit
    switch (arguments.text("kind"), new) {
    case ("context", let new):
      let now = try await decision(arguments.key).context
      guard now == arguments.optional("old") else { throw .changed("context", now) }
      guard let new else { throw ToolFailure("expected a new context: it can't be removed") }
      edit = .setContext(new)
    case ("option", let new):
      let (place, topic) = try await option(arguments, "old")
      if topic.title != old { throw .changed("option", topic.title) }
      edit = new.map { .renameOption(place, title: $0) } ?? .removeOption(place)
    case (_, let new?): edit = .rewrite(try await item(arguments, old).place, text: new)
    case (_, nil): edit = .remove(try await item(arguments, old).place)
    }
    return try await make(edit, arguments)
  }

  func weigh(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let (place, weight) = try await item(arguments, arguments.text("text"))
    if let old = arguments.number("old"), old != weight { throw .changed("weight", "\(weight)") }
    return try await make(.weigh(place, arguments.number("weight") ?? 1), arguments)
  }

  func decide(_ arguments: Arguments) async throws(ToolFailure) -> JSON {
    let words = ["choose", "status", "superseded_by"].filter { arguments.optional($0) != nil }
    let isChoice = words == ["choose"]
    let reason = arguments.optional("because").flatMap { $0.isEmpty ? nil : $0 }
    guard words.count == 1, isChoice || reason == nil else {
      throw ToolFailure("expected choose, status or superseded_by; because only with choose")
    }
    let decision = try await decision(arguments.key)
    let now = isChoice ? decision.chosen.map { decision.options[$0].title } : decision.status
    if let old = arguments.optional("old"), old != now {
      throw .changed(isChoice ? "chosen option" : "status", now)
    }
    switch words[0] {
    case "choose":
      let place = try await option(arguments, "choose").place
      return try await make(.choose(place, because: reason), arguments)
    case "status": return try await make(.setStatus(arguments.text("status")), arguments)
    default:
      let (key, next) = (arguments.key, try await key(arguments.text(words[0])))
      let name = arguments.text("decision")
      return try await make([key, next], isPreview: arguments.flag("preview")) {
        await $0.supersede(name.hasPrefix("/") ? key : name, by: next)
      }
    }
  }

  /// Returns the option that a call names, by its title, which may be a number, a part of it, its number
  /// or its route's word; without one, the decision's own.
  private func option(
    _ arguments: Arguments, _ name: String = "option"
  ) async throws(ToolFailure) -> (place: OptionPlace, topic: Topic) {
    let (decision, written) = (try await decision(arguments.key), arguments.optional(name))
    let titled = decision.options.indices.filter { decision.options[$0].title == written }
    let found = try? written.map(decision.index(called:)) ?? decision.index(of: nil)
    guard let index = titled.count == 1 ? titled[0] : titled.isEmpty ? found : nil else {
      let all = decision.options.map { "\"\($0.title)\"" }.joined(separator: ", ")
      throw ToolFailure(
        "expected one option as \(name)\(written.map { ", not \"\($0)\"" } ?? ""): "
          + (all.isEmpty ? "there are none yet" : all))
    }
    return (decision.place(of: index), decision.options[index])
  }

  private func kind(_ arguments: Arguments) -> DecisionItem.Kind? {
    .all.first { $0.key == arguments.text("kind") }
  }

  /// Returns the item of a call's kind and option that has this text.
  private func item(
    _ arguments: Arguments, _ text: String
  ) async throws(ToolFailure) -> (place: ArgumentPlace, weight: Int) {
    let kind = kind(arguments) ?? .note
    let option = kind.isOfOption ? try await option(arguments) : nil
    let all = if let option { option.topic.items } else { try await decision(arguments.key).items }
    let items = all.filter { $0.kind == kind }
    let found = items.filter { $0.text == text }
    guard found.count < 2 else {
      throw ToolFailure(
        "Nothing changed: \(found.count) items of this kind have the text \"\(text)\": the user has to "
          + "change one of them in the file first")
    }
    guard let item = found.first else {
      let now = items.map { "\"\($0.text)\"" }.joined(separator: ", ")
      throw ToolFailure(
        "Nothing changed: expected the text of one \(kind.key), not \"\(text)\"; there are "
          + (now.isEmpty ? "none" : now))
    }
    return (ArgumentPlace(kind, of: option?.place, number: item.number, text: text), item.weight)
  }
}

extension ToolFailure {
  fileprivate static func changed(_ what: String, _ now: String?) -> ToolFailure {
    ToolFailure("Nothing changed: the \(what) is now \(now.map { "\"\($0)\"" } ?? "missing")")
  }
}
