import BusinessLogic
import Decisions

/// Decisions whose arguments of one side come from another service.
///
/// Totals, comparisons, searches and exports count the arguments of that service, too, because all
/// of them are derived from the decisions. These arguments can't be edited or copied to a draft.
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
  private let base: any DraftSource
  private let own: Own

  /// Creates a source with the decisions of `base` and the arguments of `own`.
  package init(of base: any DraftSource, by own: Own) {
    (self.base, self.own) = (base, own)
  }

  private func exchanged(_ decision: Decision, _ key: String) async throws -> Decision {
    try await decision.exchanging(Own.S.side, called: key) {
      try await own.getArguments(of: $0).arguments(on: Own.S.side)
    }
  }
}

extension ExchangedArguments: DraftSource {
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

  package func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    if edit.optionSide == Own.S.side { throw RequestRefusal.isExchanged(Own.S.side) }
    return try await base.apply(edit, to: key)
  }

  package func create(title: String) async throws -> EditReceipt {
    try await base.create(title: title)
  }

  package func undo(_ receipt: EditReceipt) async throws { try await base.undo(receipt) }

  package func redo(_ receipt: EditReceipt) async throws { try await base.redo(receipt) }

  package func change(by receipt: EditReceipt) async -> DecisionChange? {
    guard let change = await base.change(by: receipt) else { return nil }
    func exchanged(_ decision: Decision?) async throws -> Decision? {
      guard let decision else { return nil }
      return try await self.exchanged(decision, change.key)
    }
    return try? await DecisionChange(
      of: change.key, from: exchanged(change.before), to: exchanged(change.after))
  }

  package func save(_ key: String, to path: String) async throws {
    try await base.save(key, to: path)
  }

  package func text(of key: String) async throws -> SourceText {
    throw RequestRefusal.isExchanged(Own.S.side)
  }

  package func replace(_ text: SourceText, with bytes: [UInt8]) async throws -> EditReceipt {
    throw RequestRefusal.isExchanged(Own.S.side)
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
