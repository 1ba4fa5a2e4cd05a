/// What the screen of a flip shows, ready to be written.
public struct Fragility: Sendable, Equatable {
  /// What is decided.
  public let title: String

  /// How the options stand to each other, in a sentence.
  public let balance: String

  /// What would turn the order, then what would only make a tie; none if there is only one option.
  public private(set) var sections: [Section] = []

  /// Weights that do the same when they move.
  public struct Section: Sendable, Equatable {
    /// What they do, or that none does.
    public let sentence: String

    /// The weights, in the decision's order.
    public let rows: [Row]
  }

  /// One weight.
  public struct Row: Sendable, Equatable {
    /// The option whose it is.
    public let option: String

    /// Which it is and how it moves: `con 2, weight 1 to 4: it is slow`.
    public let text: String

    /// The way from the decision to the argument in a route: `redis/cons/2`.
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
