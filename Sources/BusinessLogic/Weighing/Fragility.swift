/// The content of the screen of a flip.
public struct Fragility: Sendable, Equatable {
  /// The title of the decision.
  public let title: String

  /// A sentence that compares the options.
  public let balance: String

  /// The changes that would turn the order, then those that would only make a tie; empty for a
  /// single option.
  public private(set) var sections: [Section] = []

  /// Changes with the same effect.
  public struct Section: Sendable, Equatable {
    /// A sentence about the effect, or that no change has it.
    public let sentence: String

    /// The changes, in the decision's order.
    public let rows: [Row]
  }

  /// The change of one weight.
  public struct Row: Sendable, Equatable {
    /// The title of the option.
    public let option: String

    /// The argument and the change: `con 2, weight 1 to 4: it is slow`.
    public let text: String

    /// The route of the argument, relative to the decision: `redis/cons/2`.
    public let key: String
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
  /// Shows the fragility of the decision with this key.
  public static func fragility(_ key: String) -> Self {
    Self(key) { Fragility(of: try $0.withOptions()) }
  }
}
