import BusinessLogic
import Decisions

/// The arguments of one side from a service of your own, in place of those in the decisions.
///
/// Totals, comparisons, searches and exports count the arguments of that service, too, because all
/// of them are derived from the decisions. These arguments can't be edited.
///
/// ```swift
/// struct MyPros: ProsWorkerProtocol {
///   func getArguments(of topic: TopicID) async throws -> AI {
///     AI(title: "Artificial Intelligence", advantages: ["It never sleeps"], disadvantages: [])
///   }
/// }
///
/// let service = EditingService(source, exchanging: [ExchangedArguments(by: MyPros())])
/// ```
package struct ExchangedArguments: Sendable {
  private let side: Side
  private let arguments: @Sendable (TopicID) async throws -> [Argument]

  package init<Own: ArgumentsWorkerProtocol>(by own: Own) {
    side = Own.S.side
    arguments = { try await own.getArguments(of: $0).arguments(on: Own.S.side) }
  }

  /// Returns the decision with the arguments of the service; `key` is the key of the decision.
  func exchanged(_ decision: Decision, _ key: String) async throws -> Decision {
    var decision = decision
    for (index, name) in decision.optionNames.enumerated() {
      let option = decision.options[index]
      let own = try await arguments(
        TopicID(decision: key, option: decision.isTopic ? nil : name))
      decision.options[index] = Topic(
        title: option.title, arguments: own + option.arguments.filter { $0.side != side },
        notes: option.notes, line: option.line, wordings: option.wordings)
    }
    return decision
  }

  /// Throws if `edit` adds or changes an option's argument on the service's side.
  func check(_ edit: Edit) throws(RequestRefusal) {
    if edit.optionSides.contains(side) { throw .isExchanged(side) }
  }
}

extension Edit {
  /// The sides of the option's arguments that are edited.
  fileprivate var optionSides: [Side?] {
    switch self {
    case .add(let side, _, _): [side]
    case .addList(let list, _): list.map(\.side)
    case .rewrite(let item, _), .remove(let item), .move(let item, _), .weigh(let item, _):
      item.option == nil ? [] : [item.side]
    case .choose, .setStatus, .supersede, .succeed, .setContext, .addDriver, .addConsequence,
      .addOption, .renameOption, .removeOption:
      []
    }
  }
}
