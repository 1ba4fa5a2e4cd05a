/// What the screen of a flip shows, ready to be written.
public struct Fragility: Sendable, Equatable {
  /// What is decided.
  public let title: String

  /// How the options stand to each other, in a sentence.
  public let balance: String

  /// What would turn the order, then what would only make a tie; none if there is only one option.
  public let sections: [Section]

  /// Weights that do the same when they move.
  public struct Section: Sendable, Equatable {
    /// What they do, or that none does.
    public let sentence: String

    /// The weights, in the decision's order.
    public let rows: [Row]
  }

  /// One weight.
  public struct Row: Sendable, Equatable {
    /// Whose it is and how it moves: `PostgreSQL, con 2, weight 1 to 4: it is slow`.
    public let text: String

    /// The way from the decision to the argument in a route: `2/cons/2`.
    public let key: String
  }

  init(of decision: Decision) {
    title = decision.title
    guard decision.options.count > 1 else {
      balance = Balance.nothingToCompare(decision)
      sections = []
      return
    }
    let flip = Flip(of: decision.options)
    balance = Balance.sentence(flip.lead, of: decision.options)
    sections = flip.sections(in: decision.options)
  }
}

extension Flip {
  /// A weight that turns the order makes a tie one step before. So ties have rows of their own
  /// only where a weight does nothing more, or a smaller move is enough.
  fileprivate func sections(in options: [Topic]) -> [Fragility.Section] {
    let turn = turning.first?.size
    let end = lead.isTie ? "ends the tie" : "turns the order"
    let turningSection = Fragility.Section(
      sentence: turn.map { "One weight that moves by \($0) \(end):" }
        ?? (lead.isTie ? "No single weight can end the tie" : "No single weight can turn the order"),
      rows: Self.rows(turning, in: options))
    guard !lead.isTie else { return [turningSection] }
    guard let tie = tying.first?.size else {
      return [turningSection, Fragility.Section(sentence: "Nor can one make a tie", rows: [])]
    }
    guard let turn, tie == turn - 1 else {
      return [
        turningSection,
        Fragility.Section(
          sentence: "One that moves by \(tie) makes it a tie:", rows: Self.rows(tying, in: options)),
      ]
    }
    let others = tying.filter { change in
      !turning.contains { $0.option == change.option && $0.argument == change.argument }
    }
    let sentence = "Moving by \(tie) it makes it a tie" + (others.isEmpty ? "" : ", and so does:")
    return [
      turningSection,
      Fragility.Section(sentence: sentence, rows: Self.rows(others, in: options)),
    ]
  }

  /// A row for each argument; it may be able to move either way.
  private static func rows(_ changes: [WeightChange], in options: [Topic]) -> [Fragility.Row] {
    changes.indices.filter { index in
      index == 0 || !changes[index].isSameArgument(as: changes[index - 1])
    }.map { index in
      let change = changes[index]
      let weights = changes[index...].prefix { $0.isSameArgument(as: change) }.map { String($0.to) }
      return Fragility.Row(change, to: weights.joined(separator: " or "), in: options[change.option])
    }
  }
}

extension WeightChange {
  fileprivate func isSameArgument(as other: WeightChange) -> Bool {
    option == other.option && argument == other.argument
  }
}

extension Fragility.Row {
  fileprivate init(_ change: WeightChange, to weights: String, in topic: Topic) {
    let argument = topic.arguments[change.argument]
    let side = argument.side
    let number = topic.arguments[...change.argument].count { $0.side == side }
    text = "\(topic.title), \(side.rawValue) \(number), "
      + "weight \(change.from) to \(weights): \(argument.text)"
    key = "\(change.option + 1)/\(side.plural)/\(number)"
  }
}
