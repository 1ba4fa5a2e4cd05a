import ReactiveHybrid

/// Changes decisions through a service, and finds what an edit is about.
public struct EditingWorker: Sendable {
  private let service: any EditingWorkerProtocol
  private let decisions: any DecisionsWorkerProtocol

  /// Creates a worker that changes what `decisions` keeps through `service`.
  public init(_ service: any EditingWorkerProtocol, decisions: any DecisionsWorkerProtocol) {
    self.service = service
    self.decisions = decisions
  }

  /// The option that a topic is, as it stands now.
  func option(_ topic: TopicID) async throws(WorkerFailure) -> OptionPlace {
    try await WorkerFailure.translating {
      let decision = try await decisions.getDecision(topic.decision)
      return OptionPlace(try decision.place(of: topic.option), in: decision)
    }
  }

  /// The option of a decision that `name` means: its number, its title, or a part of that.
  func option(called name: String, of key: String) async throws(WorkerFailure) -> OptionPlace {
    try await WorkerFailure.translating {
      let decision = try await decisions.getDecision(key)
      return OptionPlace(try decision.place(called: name), in: decision)
    }
  }

  /// Marks the decision `old` as superseded by another, which is named by its whole number however
  /// it was said: `12` may mean `0012`. No decision takes its own place.
  func supersede(_ old: String, by new: String) async throws(WorkerFailure) -> EditReceipt {
    try await WorkerFailure.translating {
      let keys = try await decisions.getDecisions().map(\.key)
      func whole(_ said: String) throws(NoSuchDecision) -> String {
        guard let place = keys.place(ofKey: said) else {
          throw NoSuchDecision(key: said, among: keys)
        }
        return keys[place]
      }
      let key = try whole(new)
      guard !key.isKey(saidAs: old) else { throw SupersedesItself(key: key) }
      return try await service.apply(.setStatus("superseded by \(key)"), to: try whole(old))
    }
  }

  func apply(_ edit: Edit, to key: String) async throws(WorkerFailure) -> EditReceipt {
    try await WorkerFailure.translating { try await service.apply(edit, to: key) }
  }

  func create(title: String) async throws(WorkerFailure) -> EditReceipt {
    try await WorkerFailure.translating { try await service.create(title: title) }
  }

  func change(by receipt: EditReceipt) async -> DecisionChange? {
    await service.change(by: receipt)
  }

  func undo(_ receipt: EditReceipt) async throws(WorkerFailure) {
    try await WorkerFailure.translating { try await service.undo(receipt) }
  }

  func redo(_ receipt: EditReceipt) async throws(WorkerFailure) {
    try await WorkerFailure.translating { try await service.redo(receipt) }
  }

  func save(_ key: String, to path: String) async throws(WorkerFailure) {
    try await WorkerFailure.translating { try await service.save(key, to: path) }
  }
}

/// A decision was to be marked as superseded by itself.
private struct SupersedesItself: Refusal, CustomStringConvertible {
  let key: String

  var description: String {
    "\(key) can't supersede itself: go to the newer decision, and name the older one"
  }
}

extension OptionPlace {
  fileprivate init(_ place: Int, in decision: Decision) {
    self.init(number: place + 1, title: decision.options[place].title)
  }
}
