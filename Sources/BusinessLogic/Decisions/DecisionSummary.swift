/// What a list tells of a decision besides its title.
public struct DecisionSummary: Sendable, Hashable {
  /// Where it stands, in the file's own word; `nil` if unsaid.
  public let status: String?

  /// When it was last decided, as written; `nil` if unsaid.
  public let date: String?

  /// What the chosen option is called; `nil` if none is.
  public let chosen: String?

  /// How many options it has.
  public let options: Int

  /// How many arguments its options have together.
  public let arguments: Int

  /// How many consequences it tells.
  public let consequences: Int

  /// Sums up `decision`.
  public init(of decision: Decision) {
    status = decision.status
    date = decision.date
    chosen = decision.chosen.map { decision.options[$0].title }
    options = decision.options.count
    arguments = decision.options.reduce(0) { $0 + $1.arguments.count }
    consequences = decision.consequences.count
  }
}
