import BusinessLogic
import Decisions
import ReactiveHybrid

extension Edited {
  package var words: String {
    guard hasChanged else { return "Nothing changed" }
    let change = kind == .undone ? changes.last?.inverse : changes.first
    let words = action.words(change?.before, change?.after)
    switch kind {
    case .made: return words + deleted + losing
    case .undone: return "Undone: \(words)\(lost)"
    case .redone: return "Redone: \(words)"
    }
  }
}

extension Action {
  /// What the step did, as far as the decision before and after it tells.
  package func words(_ before: Decision?, _ after: Decision?) -> String {
    switch self {
    case .edit(let edit, let key): EditWords(key: key, before: before, after: after).sentence(edit)
    case .create(let title, let key): "New decision\(key.map { " \($0)" } ?? ""): \(title)"
    case .supersede(let old, let new):
      "\(old) is superseded by \(new), and \(new) supersedes \(old)"
    case .renumber(let done): done.words
    case .save(let path): "Saved as \(path)"
    case .export(let decisions, let path): "Exported \(counted(decisions, "decision")) to \(path)"
    case .index(let path): "Wrote the index in \(path)"
    case .saveTrace(let steps, let path): "Saved \(counted(steps, "step")) in \(path)"
    case .write(let lines, let path): "Wrote \(counted(lines, "line")) to \(path)"
    case .draft(let keys):
      keys.isEmpty ? "Draft opened" : "Resumed the draft of \(keys.joined(separator: ", "))"
    case .keep([], merged: _, dropped: _, let part): "\(part?.name ?? "The draft") changed nothing"
    case .keep(let keys, let merged, let dropped, let part):
      "Kept \(Self.name(of: part, in: keys))"
        + (merged.isEmpty
          ? ""
          : "; merged with others' changes\(dropped.isEmpty ? "" : ", which take precedence"): "
            + merged.joined(separator: ", "))
    case .leave(let keys): "Left the draft of \(keys.joined(separator: ", "))"
    case .drop(let keys, let part): "Dropped \(Self.name(of: part, in: keys))"
    }
  }

  private static func name(of part: ProposalPart?, in keys: [String]) -> String {
    let all = keys.joined(separator: ", ")
    if let part { return "\(part.name): \(all)" }
    return "the draft" + (keys.isEmpty ? "" : " of \(all)")
  }
}

extension ProposalPart {
  /// `edits 1, 3 of claude's proposal`.
  fileprivate var name: String {
    let numbers = edits.map(String.init).joined(separator: ", ")
    let some = edits.isEmpty ? "" : "edit\(edits.count > 1 ? "s" : "") \(numbers) of "
    return "\(some)\(author)'s proposal"
  }
}

extension Decision {
  /// The sentence about a date that says more than a day, or in words, and that a status which
  /// decides has left.
  fileprivate var keptDate: String? {
    guard [.accepted, .rejected].contains(state), let date, !date.isPlainDay else { return nil }
    return "the date stays \"\(date)\", which isn't only a day in numbers"
  }
}

/// Words for an edit of the decision that a route calls `key`.
private struct EditWords {
  let key: String
  let before: Decision?
  let after: Decision?

  func sentence(_ edit: Edit) -> String {
    switch edit {
    case .add(let side, let text, let place): return added(NewArgument(side, text), to: place)
    case .addLists(let lists):
      if let list = lists.first, lists.count == 1, list.arguments.count == 1 {
        return added(list.arguments[0], to: list.option)
      }
      let parts = lists.map { "\($0.arguments.countedByKind) to \($0.option.title)" }
      return "Added \(parts.joined(separator: ", "))"
    case .rewrite(let place, let text):
      let written = written(text) { decision in
        (place.option.map { option($0, in: decision)?.items } ?? decision.items)?
          .filter { $0.kind == place.kind }.map(\.text) ?? []
      }
      return "Changed \(name(place)) to: \(written.text)"
    case .remove(let place): return "Removed \(name(place)): \(place.text)"
    case .move(let place, let number): return "Moved \(name(place)) to \(number): \(place.text)"
    case .weigh(let place, let weight):
      return "Weight of \(name(place)): \(from(item(place)?.weight))\(weight) (\(place.text))"
    case .choose(let place, let because):
      let because = because.map { $0.lowercased().hasPrefix("because ") ? $0 : "because \($0)" }
      return "Chosen in \(key): \(place.title)\(because.map { ", \($0)" } ?? "")"
    case .setStatus(let status):
      let date = after.flatMap { $0.date == before?.date ? nil : $0.date }
      return "Status of \(key): \(from(before?.status))\(status)"
        + (date.map { ", date \($0)" } ?? (after?.keptDate.map { "; \($0)" } ?? ""))
    case .setDate(let day):
      return "Date of \(key): \(from(before?.date))\(after?.date ?? day)"
    case .supersede(let new):
      return "Status of \(key): \(from(before?.status))superseded by \(new.name)"
    case .succeed(let old): return "\(key) supersedes \(old.name)"
    case .setContext(let text): return "Context of \(key): \(after?.context ?? text)"
    case .addDriver(let text): return added("driver", written(text, \.drivers))
    case .addConsequence(let side?, let text):
      let new = written(text) { $0.consequences.map(\.text) }
      return added(DecisionItem.Kind.consequence(side).word, new)
    case .addConsequence(nil, let text): return added("remark", written(text, \.remarks))
    case .addOption(let title):
      return added("option", written(title) { $0.options.map(\.title) })
    case .renameOption(let place, let title):
      return "Renamed \(name(place)): \(place.title) → \(title)"
    case .removeOption(let place): return "Removed \(name(place)): \(place.title)"
    }
  }

  private func added(_ new: NewArgument, to place: OptionPlace) -> String {
    let written = written(new.text) { decision in
      option(place, in: decision).map { option in
        new.side.map { option.arguments(on: $0).map(\.text) } ?? option.notes
      } ?? []
    }
    let weight = new.weight == 1 ? "" : " with weight \(new.weight)"
    return added(new.side?.rawValue ?? "note", written, to: place.title + weight)
  }

  private func added(_ kind: String, _ new: Written, to place: String? = nil) -> String {
    "Added \(kind)\(new.number) to \(place ?? key): \(new.text)"
  }

  /// A text in a list, with its number there behind a space.
  private typealias Written = (number: String, text: String)

  /// Returns what is new in a list of the decision; the text that was typed if that isn't known.
  private func written(_ text: String, _ texts: (Decision) -> [String]) -> Written {
    let (old, items) = (before.map(texts) ?? [], after.map(texts) ?? [])
    // Reasons in the text of the decision stay behind it.
    let index = items.indices.first { !old.indices.contains($0) || old[$0] != items[$0] }
    return (index.map { " \($0 + 1)" } ?? "", index.map { items[$0] } ?? text)
  }

  /// `con 2 of Redis`.
  private func name(_ place: ArgumentPlace) -> String {
    guard let owner = place.option else {
      // Consequences of all sides are numbered together.
      let same = before?.consequences.lastIndex { $0.side == place.side && $0.text == place.text }
      return "\(place.kind.word) \(same.map { $0 + 1 } ?? place.number) of \(key)"
    }
    return "\(place.kind.name) \(item(place)?.number ?? place.number) of \(owner.title)"
  }

  /// `option 2 of 0007`.
  private func name(_ place: OptionPlace) -> String {
    "option \(place.number > 0 ? String(place.number) : "\"\(place.title)\"") of \(key)"
  }

  private func from(_ old: (some CustomStringConvertible)?) -> String {
    old.map { "\($0) → " } ?? ""
  }

  /// Returns the item of an option before the edit. Others may have inserted items before it.
  private func item(_ place: ArgumentPlace) -> DecisionItem? {
    let items = place.option.flatMap { option($0, in: before) }?.items ?? []
    let same = items.filter { $0.kind == place.kind && $0.text == place.text }
    return same.first { $0.number == place.number } ?? same.first
  }

  /// Returns the option with this title: of several, the one at this number.
  private func option(_ place: OptionPlace, in decision: Decision?) -> Topic? {
    let same = decision?.options.enumerated().filter { $0.element.title == place.title } ?? []
    return (same.first { $0.offset + 1 == place.number } ?? same.first)?.element
  }
}

extension CantUndo {
  /// The reason, and the edit in the way.
  fileprivate var words: String {
    switch self {
    case .unknown: "there is no such edit to undo"
    case .isCovered(_, let later, let author):
      "can't undo this before the later edit by \(author.name): \(later.words(nil, nil))"
    }
  }
}

extension Reason {
  /// The facts of an error in a sentence.
  package var sentence: String { (error as? CantUndo)?.words ?? description }
}
