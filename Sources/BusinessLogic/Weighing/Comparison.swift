import Decisions

package struct Comparison: Sendable, Equatable {
  package let title: String
  /// The options by total, best first. Ties keep the decision's order.
  package let rows: [Row]
  package let balance: String
  /// The reason why the totals may mislead; `nil` if there is none.
  package let warning: String?

  package struct Row: Sendable, Equatable {
    package let number: Int
    package let title: String
    package let place: Place
    package let isChosen: Bool
    package let tally: Tally
    package var total: String { Balance.signed(tally.total) }
  }

  package init(of decision: Decision, called key: String) {
    let tallies = decision.options.map { Tally(of: $0) }
    title = decision.title
    let names = decision.optionNames
    rows = Lead(of: decision.options).ranking.joined().map { index in
      Row(
        number: index + 1, title: decision.options[index].title,
        place: .option(TopicID(decision: key, option: names[index])),
        isChosen: index == decision.chosen, tally: tallies[index])
    }
    balance = Balance.sentence(of: decision)
    warning =
      Self.warning(about: decision) ?? Self.warning(counts: tallies.map(\.count))
  }

  /// Returns a warning if the file contradicts itself.
  static func warning(about decision: Decision) -> String? {
    decision.problems.first(where: \.isError).map {
      "The file contradicts itself (line \($0.line): \($0.message)), so the totals may be wrong"
    }
  }

  /// Returns a warning if an option has at least twice as many arguments as another, and at least 3
  /// more.
  private static func warning(counts: [Int]) -> String? {
    guard let least = counts.min(), let most = counts.max(), most >= 2 * least, most - least >= 3
    else { return nil }
    return "The numbers of arguments differ widely, from \(least) to \(most): "
      + "totals may say more about the lists than about the options"
  }
}

extension DecisionView where Response == Comparison {
  package static func comparison(_ key: String) -> Self {
    Self(key) { Comparison(of: try $0.weighable(), called: key) }
  }
}
