import Decisions

/// The facts about a decision that a list shows besides its title.
public struct DecisionSummary: Sendable, Hashable, Codable {
  package let status: String?
  /// The state; `nil` in recordings of an older version.
  package let state: Decision.State?
  package let date: String?
  package let chosen: String?
  package let options: Int
  package let arguments: Int
  package let consequences: Int

  package init(of decision: Decision) {
    status = decision.status
    state = decision.state
    date = decision.date
    chosen = decision.chosen.map { decision.options[$0].title }
    options = decision.options.count
    arguments = decision.options.reduce(0) { $0 + $1.arguments.count }
    consequences = decision.consequences.count
  }
}

extension DecisionSummary {
  /// `4 options, 9 arguments`; without options, the number of consequences.
  var counts: String {
    guard options == 0 else {
      return "\(counted(options, "option")), \(counted(arguments, "argument"))"
    }
    return consequences == 0 ? "" : counted(consequences, "consequence")
  }

  var shortCounts: String {
    options == 0 ? counts : "\(options) opt. \(arguments) arg."
  }
}
