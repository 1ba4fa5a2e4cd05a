/// The content of the screen of a comparison.
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
    package let key: String
    package let isChosen: Bool

    /// The total with its sign.
    package let total: String
    package let pros: Bar
    package let cons: Bar
  }

  /// The bar of one side of an option.
  package struct Bar: Sendable, Equatable {
    /// The number of arguments, and their weight if it differs.
    package let label: String

    /// The sum of the weights, to which the length of the bar is proportional.
    package let weight: Int
  }

  init(of decision: Decision) {
    let tallies = decision.options.map { Tally(of: $0) }
    title = decision.title
    let keys = decision.optionNames
    rows = Lead(of: decision.options).ranking.joined().map { place in
      Row(
        place + 1, decision.options[place].title, key: keys[place], tallies[place],
        isChosen: place == decision.chosen)
    }
    balance =
      decision.options.count > 1
      ? Balance.sentence(of: decision)
      : Balance.nothingToCompare(decision)
    warning =
      Self.warning(about: decision) ?? Self.warning(counts: tallies.map(\.count))
  }

  /// Returns a warning if the file contradicts itself, as after a merge conflict.
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

extension Comparison.Row {
  init(_ number: Int, _ title: String, key: String, _ tally: Tally, isChosen: Bool) {
    self.number = number
    self.title = title
    self.key = key
    self.isChosen = isChosen
    total = Balance.signed(tally.total)
    pros = Comparison.Bar(label: tally.pros.label(.pro), weight: tally.pros.weight)
    cons = Comparison.Bar(label: tally.cons.label(.con), weight: tally.cons.weight)
  }
}

extension DecisionView where Response == Comparison {
  package static func comparison(_ key: String) -> Self {
    Self(key) { Comparison(of: try $0.withOptions()) }
  }
}
