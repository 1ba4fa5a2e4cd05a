extension DecisionView where Response == Listing {
  /// Shows the option `id`.
  public static func option(_ id: TopicID) -> Self {
    Self(id.decision) { Listing(sidesOf: try $0.withOptions().place(of: id.option), in: $0) }
  }
}

extension Listing {
  /// The mark after the title of the chosen option.
  public static var chosenMark: String { " (chosen)" }

  /// Creates the list of the sides of an option: always pros and cons, because their absence
  /// matters; neutral arguments only if there are any.
  ///
  /// Omits the tally if it would only repeat the rows.
  init(sidesOf place: Int, in decision: Decision) {
    let topic = decision.options[place]
    let tally = Tally(of: topic)
    let isAlone = decision.options.count == 1
    let isChosen = decision.chosen == place && !isAlone
    let sides = Side.allCases.filter { $0 != .neutral || !topic.arguments(on: $0).isEmpty }
    self.init(
      title: topic.title + (isChosen ? Self.chosenMark : ""), sides,
      sum: isAlone && !tally.isWeighed ? nil : "Tally: \(tally.words)", notes: topic.notes
    ) { number, side in
      let count = topic.arguments(on: side).count
      return Row(number: number, side.plural, remark: String(count), key: side.plural)
    }
  }
}
