import BusinessLogic
import Decisions

/// Decisions whose arguments of one side come from another service.
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
/// let source = ExchangedArguments(of: MemoryDecisions.artificialIntelligence(), by: MyPros())
/// ```
package struct ExchangedArguments<Own: ArgumentsWorkerProtocol>: Sendable {
  private let base: any DecisionSource
  private let own: Own

  /// Creates a source with the decisions of `base` and the arguments of `own`.
  package init(of base: any DecisionSource, by own: Own) {
    (self.base, self.own) = (base, own)
  }

}

extension ExchangedArguments: DecisionSource {
  package func shown(_ read: Decision, of key: String) async throws -> Decision {
    try await exchanged(base.shown(read, of: key), key)
  }

  private func exchanged(_ decision: Decision, _ key: String) async throws -> Decision {
    try await decision.exchanging(Own.S.side, called: key) {
      try await own.getArguments(of: $0).arguments(on: Own.S.side)
    }
  }

  package func check(_ edit: Edit) throws {
    if edit.optionSide == Own.S.side { throw RequestRefusal.isExchanged(Own.S.side) }
    try base.check(edit)
  }

  package func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    let slice = try await base.getDecisions(upTo: limit)
    var decisions: [String: Decision] = [:]
    for entry in slice.items where entry.summary != nil {
      decisions[entry.key] = try await getDecision(entry.key)
    }
    return slice.mapItems { entry in decisions[entry.key].map(entry.telling) ?? entry }
  }

  package func getDecision(_ key: String) async throws -> Decision {
    try await exchanged(base.getDecision(key), key)
  }

  package func filePath(of key: String) async throws -> String? {
    try await base.filePath(of: key)
  }

  package func key(of said: String) async -> String { await base.key(of: said) }

  package func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    var digests: [Digest] = []
    for file in try await base.getLibrary() {
      digests.append(pass.digest(file.holding(try await exchanged(file.decision, file.key))))
    }
    return digests
  }

  package func states() async throws -> AsyncStream<SourceState> { try await base.states() }

  package func getChanges(since revision: String?) async throws -> [DecisionChange] {
    try await base.getChanges(since: revision)
  }

  package func hasMergeDriver() async -> Bool { await base.hasMergeDriver() }

  package func text(of key: String) async throws -> SourceText { try await base.text(of: key) }

  package func locked<Value: Sendable>(
    _ path: String?, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await base.locked(path, body)
  }

  package func create(title: String) async throws -> SourceText {
    try await base.create(title: title)
  }

  package func exchange(_ old: SourceText?, for new: SourceText?) async throws {
    try await base.exchange(old, for: new)
  }

  package func save(_ key: String, to path: String) async throws {
    try await base.save(key, to: path)
  }
}

extension Edit {
  /// The side of the option's argument that is edited; `nil` for all other edits.
  fileprivate var optionSide: Side? {
    switch self {
    case .add(let side, _, _): side
    case .rewrite(let item, _), .remove(let item), .move(let item, _), .weigh(let item, _):
      item.option == nil ? nil : item.side
    case .choose, .setStatus, .supersede, .succeed, .setContext, .addDriver, .addConsequence,
      .addOption, .renameOption, .removeOption:
      nil
    }
  }
}
