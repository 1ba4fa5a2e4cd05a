/// What the screen of a decision shows, ready to be written.
public struct DecisionPage: Sendable, Equatable {
  /// What can be opened: the options, or the sides of the only one; its title is the decision's.
  public let listing: Listing

  /// Where it stands and since when: `accepted, 2024-05-01`; `nil` if both are unsaid.
  public let standing: String?

  /// What the question arose from, on one line; `nil` if unsaid.
  public let context: String?

  /// What was decided, on one line; `nil` if unsaid, and where the chosen option says it.
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
    let standing = [decision.status, decision.date].compactMap(\.self)
    self.standing = standing.isEmpty ? nil : standing.joined(separator: ", ")
    context = decision.context
    outcome = decision.chosen == nil ? decision.outcome : nil
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
      self.init(
        title: decision.title, Array(zip(decision.options, decision.optionNames)),
        sum: decision.options.isEmpty ? "No options are listed" : nil
      ) { number, option in
        let isChosen = decision.chosen.map { String($0 + 1) } == number
        return Row(
          number: number, option.0.title, remark: option.0.remark(isChosen), key: option.1,
          isChosen: isChosen)
      }
    }
  }
}

extension Topic {
  fileprivate func remark(_ isChosen: Bool) -> String {
    Tally(of: self).words + (isChosen ? ", chosen" : "")
  }
}
