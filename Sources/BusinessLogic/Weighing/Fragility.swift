/// The content of the screen of a flip.
package struct Fragility: Sendable, Equatable {
  package let title: String
  package let balance: String

  /// The changes that would turn the order, then those that would only make a tie; empty for a
  /// single option.
  package private(set) var sections: [Section] = []

  /// Changes with the same effect.
  package struct Section: Sendable, Equatable {
    /// A sentence about the effect, or that no change has it.
    package let sentence: String
    package let rows: [Row]
  }

  /// The change of one weight.
  package struct Row: Sendable, Equatable {
    package let option: String

    /// The argument and the change: `con 2, weight 1 to 4: it is slow`.
    package let text: String

    /// The route of the argument, relative to the decision: `redis/cons/2`.
    package let key: String
  }

  init(of decision: Decision) {
    title = decision.title
    guard decision.options.count > 1 else {
      balance = Balance.nothingToCompare(decision)
      return
    }
    let flip = Flip(of: decision.options)
    balance = Balance.sentence(of: decision)
    sections = [flip.turningSection(in: decision)]
    if !flip.lead.isTie { sections.append(flip.tyingSection(in: decision)) }
  }
}

extension DecisionView where Response == Fragility {
  package static func fragility(_ key: String) -> Self {
    Self(key) { Fragility(of: try $0.withOptions()) }
  }
}
