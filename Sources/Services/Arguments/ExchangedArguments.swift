import BusinessLogic
import Decisions
import ReactiveHybrid

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
  private let name: String
  private let side: Side
  let service: any ArgumentsWorkerProtocol

  /// Takes the arguments of `own`, whose type names it in traces and failures. `listener` returns the
  /// listener of traces; `nil` while tracing is off.
  package init<Own: ArgumentsWorkerProtocol>(
    by own: Own, listener: @escaping @Sendable () -> Trace.Listener? = { nil }
  ) {
    (name, side) = ("\(Own.self)", Own.S.side)
    service = DecoratedService(own, [Tracing(name, to: listener)])
  }

  /// Returns the decision with the arguments of the service; `key` is the key of the decision.
  func exchanged(_ decision: Decision, _ key: String) async throws -> Decision {
    var decision = decision
    for (index, name) in decision.optionNames.enumerated() {
      let own = try await arguments(
        of: TopicID(decision: key, option: decision.isTopic ? nil : name))
      decision.options[index] = decision.options[index].exchanging(side, for: own)
    }
    return decision
  }

  private func arguments(of topic: TopicID) async throws -> [Argument] {
    do {
      return try await service.getArguments(of: topic).arguments(on: side)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw Failed("\(name): \(error)")
    }
  }

  /// Throws if `edit` adds or changes an option's argument on the service's side.
  func check(_ edit: Edit) throws(Refused) {
    if edit.optionSides.contains(side) {
      throw Refused("The \(side.name) come from \(name), and can't be edited here")
    }
  }
}

extension Edit {
  /// The sides of the option's arguments that are edited.
  fileprivate var optionSides: [Side?] {
    switch self {
    case .add(let side, _, _): [side]
    case .addLists(let lists): lists.flatMap { $0.arguments.map(\.side) }
    case .rewrite(let item, _), .remove(let item), .move(let item, _), .weigh(let item, _):
      item.option == nil ? [] : [item.side]
    case .choose, .setStatus, .setDate, .supersede, .succeed, .setContext, .addDriver,
      .addConsequence, .addOption, .renameOption, .removeOption:
      []
    }
  }
}
