import Decisions

/// The content of the screen of a flip.
package struct Fragility: Sendable, Equatable {
  package let title: String
  package let balance: String
  /// The changes that would turn the order, then those that would only make a tie.
  package private(set) var sections: [Section] = []
  /// The reason why the totals may mislead; `nil` if there is none.
  package let warning: String?

  /// What a change of a weight does to the order.
  package enum Effect: String, Sendable {
    case turn, tie
  }

  package struct Section: Sendable, Equatable {
    package let effect: Effect
    /// A sentence about the effect, or that no change has it.
    package let sentence: String
    package let rows: [Row]
  }

  package struct Row: Sendable, Equatable {
    package let option: String
    package let side: Side
    /// The number of the argument on its side, from 1.
    package let number: Int
    package let weight: Int
    /// The weights that have the effect.
    package let weights: [Int]
    package let text: String
    package let place: Place

    /// The argument and the change: `con 2, weight 1 to 4: it is slow`.
    package var words: String {
      let weights = weights.map(String.init).joined(separator: " or ")
      return "\(side.rawValue) \(number), weight \(weight) to \(weights): \(text)"
    }
  }

  package init(of decision: Decision, called key: String) {
    title = decision.title
    warning = Comparison.warning(about: decision)
    balance = Balance.sentence(of: decision)
    guard decision.options.count > 1 else { return }
    let flip = Flip(of: decision.options)
    sections = [flip.turningSection(in: decision, called: key)]
    if !flip.lead.isTie { sections.append(flip.tyingSection(in: decision, called: key)) }
  }
}

extension DecisionView where Response == Fragility {
  package static func fragility(_ key: String) -> Self {
    Self(key) { Fragility(of: try $0.weighable(), called: key) }
  }
}

extension Flip {
  /// Returns the changes that turn the order or end the tie.
  func turningSection(in decision: Decision, called key: String) -> Fragility.Section {
    lead.isTie
      ? section(turning, .turn, "end the tie", "ends the tie", in: decision, called: key)
      : section(
        turning, .turn, "change the ranking", "changes the ranking", in: decision, called: key)
  }

  /// Returns the changes that make a tie, without the weights that can also turn the order.
  func tyingSection(in decision: Decision, called key: String) -> Fragility.Section {
    let others = tying.filter { change in
      !turning.contains { $0.option == change.option && $0.argument == change.argument }
    }
    guard let size = tying.first?.size, others.count < tying.count else {
      return section(tying, .tie, "give a tie", "gives a tie", in: decision, called: key)
    }
    return Fragility.Section(
      effect: .tie,
      sentence: "A change of \(size) gives a tie" + (others.isEmpty ? "" : ", also of:"),
      rows: rows(others, in: decision, called: key))
  }

  private func section(
    _ changes: [WeightChange], _ effect: Fragility.Effect, _ words: String, _ hasEffect: String,
    in decision: Decision, called key: String
  ) -> Fragility.Section {
    let sentence =
      changes.first.map { "Changing one weight by \($0.size) \(hasEffect):" }
      ?? "No single weight can \(words)"
    return Fragility.Section(
      effect: effect, sentence: sentence, rows: rows(changes, in: decision, called: key))
  }

  private func rows(
    _ changes: [WeightChange], in decision: Decision, called key: String
  ) -> [Fragility.Row] {
    let names = decision.optionNames
    return changes.map { change in
      let option = decision.options[change.option]
      let argument = option.arguments[change.argument]
      let side = argument.side
      let number = option.arguments[...change.argument].count { $0.side == side }
      return Fragility.Row(
        option: option.title, side: side, number: number, weight: argument.weight,
        weights: change.to, text: argument.text,
        place: .argument(TopicID(decision: key, option: names[change.option]), side, number))
    }
  }
}
