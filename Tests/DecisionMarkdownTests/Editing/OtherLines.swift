import Decisions

/// Finds what an edit has changed besides the lines that it is about. Knows nothing of how edits are made:
/// `cmark-gfm` tells the kinds of lines, and the decisions before and after tell the rest.
struct OtherLines {
  let edit: Edit
  let before: String
  let after: String
  /// The places of the lines that stay, before and after.
  private let kept: [(before: Int, after: Int)]
  /// The lines that the edit deletes or writes.
  private let changed: Set<String>

  init(edit: Edit, before: String, after: String) {
    (self.edit, self.before, self.after) = (edit, before, after)
    let (old, new) = (lines(before), lines(after))
    var (gone, come, changed) = (Set<Int>(), Set<Int>(), Set<String>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, let line, _):
        gone.insert(place)
        changed.insert(line)
      case .insert(let place, let line, _):
        come.insert(place)
        changed.insert(line)
      }
    }
    // What lies between the old and the new place of an item moves, too.
    if case .move = edit, let first = gone.union(come).min(), let last = gone.union(come).max() {
      gone.formUnion(first...last)
      come.formUnion(first...last)
    }
    let pairs = zip(
      old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) })
    kept = pairs.map { ($0, $1) }
    self.changed = changed
  }

  /// The text without front matter.
  static func body(_ text: String) -> String {
    var lines = lines(text)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      return text
    }
    for place in 0...end { lines[place] = "" }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines whose kind or heading has changed.
  func changedKinds(_ old: [String], _ new: [String]) -> [String] {
    let (oldLines, newLines) = (lines(before), lines(after))
    let (oldHeadings, newHeadings) = (headings(old), headings(new))
    let placeOf = Dictionary(uniqueKeysWithValues: kept.map { ($0.before, $0.after) })
    return kept.compactMap { one, other in
      guard old.indices.contains(one), new.indices.contains(other), old[one] != "blank",
        !oldLines[one].allSatisfy(\.isWhitespace),
        // Which of two same lines stays can't be told.
        !changed.contains(oldLines[one])
      else { return nil }
      if old[one] != new[other] { return "\(oldLines[one]): \(old[one]) → \(new[other])" }
      let heading = newHeadings[other]
      let isSame = oldHeadings[one].map { placeOf[$0].map { $0 == heading } ?? true }
      return isSame ?? (heading == nil)
        ? nil : "\(oldLines[one]): below \(heading.map { newLines[$0] } ?? "nothing")"
    }
  }

  private func headings(_ kinds: [String]) -> [Int?] {
    var last: Int?
    return kinds.indices.map { place in
      if kinds[place] == "heading" { last = place }
      return last
    }
  }

  /// Returns what the decision says otherwise, apart from what the edit is about.
  func changedValues(_ old: Decision, _ new: Decision) -> [String] {
    var (old, new) = (Counts(old, but: changed), Counts(new, but: changed))
    leaveOut(&old, &new)
    return Set(old.lists.keys).union(new.lists.keys).sorted().compactMap { key in
      let (one, other) = (old.lists[key, default: []], new.lists[key, default: []])
      return one == other ? nil : "\(key): \(one) → \(other)"
    }
  }

  private func leaveOut(_ old: inout Counts, _ new: inout Counts) {
    switch edit {
    case .add(let side, _, let place):
      new.removeNew("\(side?.rawValue ?? "note") \(place.number - 1)", old)
    case .addLists(let lists):
      for list in lists {
        for item in list.arguments {
          new.removeNew("\(item.side?.rawValue ?? "note") \(list.option.number - 1)", old)
        }
      }
    case .rewrite(let place, _), .weigh(let place, _):
      old.lists[place.key]?.remove(at: place.number - 1)
      new.lists[place.key]?.remove(at: place.number - 1)
    case .remove(let place):
      old.lists[place.key]?.remove(at: place.number - 1)
      // Nothing but its arguments may have told an option.
      if new.options < old.options, let option = place.option {
        old.remove(option: option.number - 1)
      }
    case .move(let place, let number):
      let item = old.lists[place.key]?.remove(at: place.number - 1) ?? ""
      old.lists[place.key]?.insert(item, at: number - 1)
    case .choose:
      for key in ["outcome", "chosen", "state"] { (old.lists[key], new.lists[key]) = ([], []) }
      // Reasons for the old choice go with it.
      old.lists["remarks"]?.removeAll { new.lists["remarks"]?.contains($0) != true }
    case .setStatus, .supersede:
      for key in ["status", "state", "successor"] { (old.lists[key], new.lists[key]) = ([], []) }
    case .setDate: (old.lists["head"], new.lists["head"]) = ([], [])
    case .succeed: break
    case .setContext: (old.lists["context"], new.lists["context"]) = ([], [])
    case .addDriver: new.removeNew("drivers", old)
    case .addConsequence(let side?, _): new.removeNew("consequence \(side)", old)
    case .addConsequence(nil, _): new.removeNew("remarks", old)
    case .addOption:
      let titles = (0..<old.options).map { old.lists["option \($0)"] }
      // What no list has comes after the new option.
      new.remove(
        option: (0..<old.options).first { titles[$0] != new.lists["option \($0)"] } ?? old.options)
    case .renameOption(let place, _):
      for key in ["option \(place.number - 1)", "outcome"] {
        (old.lists[key], new.lists[key]) = ([], [])
      }
    case .removeOption(let place): old.remove(option: place.number - 1)
    }
  }
}

extension ArgumentPlace {
  /// Its list in what a decision says.
  fileprivate var key: String {
    switch kind {
    case .argument(let side): "\(side.rawValue) \((option?.number ?? 0) - 1)"
    case .note: "note \((option?.number ?? 0) - 1)"
    case .consequence(let side): "consequence \(side)"
    case .driver: "drivers"
    case .remark: "remarks"
    }
  }
}

/// Everything that `export json` says of a decision, but the numbers of lines.
private struct Counts {
  var lists: [String: [String]] = [:]
  var options: Int

  init(_ decision: Decision, but changed: Set<String>) {
    options = decision.options.count
    lists["head"] = [decision.title, decision.date ?? "-"]
    lists["status"] = [decision.status ?? "-"]
    lists["state"] = [decision.state.rawValue]
    lists["successor"] = [decision.successor.map { "\($0.target)" } ?? "-"]
    lists["context"] = [decision.context ?? "-"]
    lists["names"] = Decision.NameField.allCases.flatMap { decision.names?[$0] ?? [] }
    lists["outcome"] = [decision.outcome ?? "-"]
    lists["chosen"] = decision.chosen.map { ["\($0)"] } ?? []
    lists["drivers"] = decision.drivers
    lists["remarks"] = decision.remarks
    for side in Side.allCases {
      add(decision.consequences.filter { $0.side == side }, as: "consequence \(side)")
    }
    for (place, option) in decision.options.enumerated() {
      lists["option \(place)"] = [option.title]
      lists["note \(place)"] = option.notes
      for side in Side.allCases { add(option.arguments(on: side), as: "\(side.rawValue) \(place)") }
    }
    for section in decision.sections {
      // The heading of an option is its title, and one may hold a status.
      let isEdited = section.heading.map { heading in changed.contains { $0.hasSuffix(heading) } }
      let named = isEdited == true ? "the edited heading" : section.heading ?? "no heading"
      let heading = section.option.map { "option \($0)" } ?? named
      for block in section.blocks {
        let lines = block.text.split(separator: "\n").map { String($0) }
          .filter { !changed.contains($0) }.map { "\(block.kind): \($0)" }
        if !lines.isEmpty { lists["text below \(heading)", default: []] += lines }
      }
    }
  }

  private mutating func add(_ arguments: [Argument], as key: String) {
    lists[key] = arguments.map { "\($0.text) \($0.details) \($0.weight)" }
  }

  mutating func removeNew(_ key: String, _ old: Counts) {
    let difference = lists[key, default: []].difference(from: old.lists[key, default: []])
    guard difference.count == 1, case .insert(let place, _, _)? = difference.first else { return }
    lists[key]?.remove(at: place)
  }

  /// Leaves out an option. Those behind it get its number.
  mutating func remove(option: Int) {
    var rest: [String: [String]] = [:]
    for (key, list) in lists {
      let words = key.split(separator: " ")
      guard let number = words.last.flatMap({ Int($0) }) else {
        rest[key] = list
        continue
      }
      if number != option {
        let key = words.dropLast() + ["\(number < option ? number : number - 1)"]
        rest[key.joined(separator: " ")] = list
      }
    }
    lists = rest
    lists["chosen"] = lists["chosen"]?.compactMap { Int($0) }.filter { $0 != option }
      .map { "\($0 < option ? $0 : $0 - 1)" }
    options -= 1
  }
}
