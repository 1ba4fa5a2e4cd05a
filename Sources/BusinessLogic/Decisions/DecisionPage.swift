/// What the screen of a decision shows, ready to be written.
public struct DecisionPage: Sendable, Equatable {
  /// What can be opened: the options, or the sides of the only one; its title is the decision's.
  public let listing: Listing

  /// Where it stands and since when: `accepted, 2024-05-01`; `nil` if both are unsaid.
  public let standing: String?

  /// What the question arose from, on one line; `nil` if unsaid.
  public let context: String?

  /// The chosen option with the reason for it, on one line; `nil` if none is chosen, or if the outcome
  /// says it in other words.
  public let choice: String?

  /// The outcome, on one line; `nil` if unsaid, and where the choice says it.
  public let outcome: String?

  /// What the decision should serve, a line each.
  public let drivers: [String]

  /// What follows from the choice, with its side, a line each.
  public let consequences: [String]

  /// Remarks that take no side, a line each.
  public let remarks: [String]

  /// All other text of the file, by its sections.
  public let sections: [Decision.Section]

  /// How many things in the file were not understood.
  public let problems: Int

  init(of decision: Decision) {
    listing = Listing(of: decision)
    standing = decision.standing
    context = decision.context
    choice = decision.choice
    outcome = choice == nil ? decision.outcome : nil
    drivers = decision.drivers
    consequences = decision.consequences.map { "\($0.side.rawValue): \($0.text)" }
    remarks = decision.remarks
    sections = decision.sections
    problems = decision.problems.count
  }
}

extension Listing {
  init(of decision: Decision) {
    if decision.options.count == 1 {
      self.init(sidesOf: 0, in: decision)
    } else {
      let trailing = Balance.trailing(of: decision).map { ", \($0)" } ?? ""
      self.init(
        title: decision.title, Array(zip(decision.options, decision.optionNames)),
        sum: decision.options.isEmpty ? "No options are listed" : nil
      ) { number, option in
        let isChosen = decision.chosen.map { String($0 + 1) } == number
        let remark = Tally(of: option.0).words + (isChosen ? ", chosen\(trailing)" : "")
        return Row(
          number: number, option.0.title, remark: remark, key: option.1, isChosen: isChosen)
      }
    }
  }
}

extension Decision {
  /// The status and the date; `nil` if both are unsaid.
  var standing: String? {
    let standing = [status, date].compactMap(\.self)
    return standing.isEmpty ? nil : standing.joined(separator: ", ")
  }

  /// The chosen option, and what the sentence that names it goes on to say.
  var choice: String? {
    guard let title = chosen.map({ options[$0].title }) else { return nil }
    guard let outcome else { return title }
    let marks = Set(" *_`'\"[“”„‘’«»")
    guard let colon = outcome.firstIndex(of: ":"), let name = outcome.firstRange(of: title),
      colon < name.lowerBound,
      outcome[colon...].dropFirst().prefix(while: marks.contains).endIndex == name.lowerBound
    else { return nil }
    var rest = outcome[name.upperBound...]
    if rest.hasPrefix("]("), let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
    rest = rest.drop { $0 != " " && marks.contains($0) }
    // The reasons are a list below it.
    if rest.hasSuffix(" because") || rest.hasSuffix(":") { rest = "" }
    return title + rest
  }
}
