import Decisions

/// The sentences that compare weights. They give no advice.
enum Balance {
  /// Returns a total with its sign: `+3`, `0`, `-2`.
  static func signed(_ total: Int) -> String {
    total > 0 ? "+\(total)" : String(total)
  }

  /// Returns a list of names: `A`, `A and B`, `A, B and 7 more`.
  static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    if names.count > 4 { return "\(names[0]), \(names[1]) and \(names.count - 2) more" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns which option leads, and by how much: `A (+3) leads B (+1) by 2`, `A and B tie at +3`.
  /// Adds by how much the chosen option trails, unless that is clear already.
  static func sentence(of decision: Decision) -> String {
    guard decision.options.count > 1 else {
      return "\"\(decision.title)\" has only one option: there is nothing to compare it with"
    }
    let (options, lead) = (decision.options, Lead(of: decision.options))
    func names(_ indices: [Int]) -> String { listed(indices.map { options[$0].title }) }
    func total(_ indices: [Int]) -> String { indices.first.map { signed(lead.totals[$0]) } ?? "" }
    let leaders = names(lead.leaders)
    let balance =
      lead.isTie
      ? "\(leaders) tie at \(total(lead.leaders))"
      : "\(leaders) (\(total(lead.leaders))) leads "
        + "\(names(lead.next)) (\(total(lead.next))) by \(lead.margin)"
    guard let chosen = decision.chosen, !lead.leaders.contains(chosen),
      lead.isTie || lead.next != [chosen]
    else { return balance }
    return "\(balance); the chosen \(options[chosen].title) trails by \(lead.distance(of: chosen))"
  }

  /// Returns how the options compare, or that there are too few.
  static func sentence(ofAny decision: Decision) -> String {
    if let conflict = decision.conflict { return conflict }
    return switch decision.options.count {
    case 0: "No options are listed"
    case 1: sentence(total: Tally(of: decision.options[0]).total)
    default: sentence(of: decision)
    }
  }

  /// Returns by how much the chosen option trails: `trails A by 3`; `nil` if it leads or none is
  /// chosen.
  static func trailing(of decision: Decision) -> String? {
    let lead = Lead(of: decision.options)
    guard decision.conflict == nil, let chosen = decision.chosen, !lead.leaders.contains(chosen)
    else { return nil }
    let leaders = listed(lead.leaders.map { decision.options[$0].title })
    return "trails \(leaders) by \(lead.distance(of: chosen))"
  }

  /// Returns which side outweighs the other: `The pros outweigh the cons by 3`.
  static func sentence(total: Int) -> String {
    switch total.signum() {
    case 1: "The pros outweigh the cons by \(total)"
    case -1: "The cons outweigh the pros by \(-total)"
    default: "Pros and cons balance"
    }
  }
}

extension Decision {
  /// Why there are no totals: a merge conflict has the arguments of two versions. Otherwise `nil`.
  package var conflict: String? {
    problems.first(where: \.isConflict).map {
      "No totals: the file has a merge conflict on line \($0.line); resolve it first"
    }
  }

  /// Returns the decision, whose arguments can be weighed. Throws if it has no options, or a merge
  /// conflict.
  func weighable() throws(NothingThere) -> Decision {
    if let conflict { throw NothingThere(conflict, under: title) }
    return try withOptions()
  }
}
