import Decisions

/// The facts about a decision that a list shows besides its title. In a merge conflict, which has the
/// arguments of two versions, nothing is counted.
public struct DecisionSummary: Sendable, Hashable, Codable {
  package let status: String?
  /// The state; `nil` in recordings of an older version.
  package let state: Decision.State?
  package let date: String?
  package let chosen: String?
  package let options: Int
  package let arguments: Int
  package let consequences: Int
  /// `nil` in recordings of an older version.
  private let isInConflict: Bool?

  package init(of decision: Decision) {
    status = decision.status
    state = decision.state
    date = decision.date
    chosen = decision.chosen.map { decision.options[$0].title }
    isInConflict = decision.isInConflict
    let counted = decision.isInConflict ? [] : decision.options
    options = counted.count
    arguments = counted.reduce(0) { $0 + $1.arguments.count }
    consequences = decision.isInConflict ? 0 : decision.consequences.count
  }

  var standing: String {
    Decision.standing(status, isInConflict: isInConflict == true).joined(separator: ", ")
  }

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

extension DecisionSummary: CustomReflectable {
  /// All properties but `isInConflict`: recordings made with 1.0 contain a hash of the summary's text,
  /// which had none.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        ("status", status as Any), ("state", state as Any), ("date", date as Any),
        ("chosen", chosen as Any), ("options", options), ("arguments", arguments),
        ("consequences", consequences),
      ], displayStyle: .struct)
  }
}
