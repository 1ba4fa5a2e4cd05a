/// What the screen of a comparison shows, ready to be written.
public struct Comparison: Sendable, Equatable {
  /// What is decided.
  public let title: String

  /// The options, the best total first; those that tie in the decision's order.
  public let rows: [Row]

  /// How they stand to each other, in a sentence.
  public let balance: String

  /// Why the totals may mislead; `nil` if nothing speaks against them.
  public let warning: String?

  /// One option.
  public struct Row: Sendable, Equatable {
    /// Its number in the decision, from 1.
    public let number: Int

    /// What it is called.
    public let title: String

    /// Its name in a route.
    public let key: String

    /// Whether it is the one that was chosen.
    public let isChosen: Bool

    /// Its total with its sign.
    public let total: String

    /// What counts for it.
    public let pros: Bar

    /// What counts against it.
    public let cons: Bar
  }

  /// One side of an option.
  public struct Bar: Sendable, Equatable {
    /// How many arguments it has, and their weight where that is something else.
    public let label: String

    /// Their weight, which is how long the bar is beside the others.
    public let weight: Int
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
    warning = Self.warning(counts: tallies.map(\.count))
  }

  /// Numbers of arguments differ widely when one is at least twice another and at least 3 more.
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
