/// The facts about a decision that a list shows besides its title.
public struct DecisionSummary: Sendable, Hashable, Codable {
  /// The status as written; `nil` if missing.
  public let status: String?

  /// The date of the last decision as written; `nil` if missing.
  public let date: String?

  /// The title of the chosen option; `nil` if there is none.
  public let chosen: String?

  /// The number of options.
  public let options: Int

  /// The number of arguments of all options.
  public let arguments: Int

  /// The number of consequences.
  public let consequences: Int

  /// Summarizes `decision`.
  public init(of decision: Decision) {
    status = decision.status
    date = decision.date
    chosen = decision.chosen.map { decision.options[$0].title }
    options = decision.options.count
    arguments = decision.options.reduce(0) { $0 + $1.arguments.count }
    consequences = decision.consequences.count
  }
}
