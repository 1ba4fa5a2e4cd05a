import Decisions
import ReactiveHybrid

/// Fetches decisions from a service. Fails if a decision is empty, or if there are none where all are
/// asked for.
public struct DecisionsWorker: Sendable {
  private let service: any DecisionsWorkerProtocol

  /// Creates a worker for a service.
  public init(_ service: any DecisionsWorkerProtocol) { self.service = service }

  func decisions(upTo rows: Int?) async throws(WorkerFailure) -> DecisionSlice {
    try await WorkerFailure.translating { try await service.getDecisions(upTo: rows) }
  }

  package func key(of name: String) async -> String { await service.key(of: name) }

  func branches() async -> Branches { await service.getBranches() }

  func hasMergeDriver() async -> Bool { await service.hasMergeDriver() }

  func filePath(of key: String) async throws(WorkerFailure) -> String? {
    try await WorkerFailure.translating { try await service.filePath(of: key) }
  }

  /// Returns a decision, even if it says nothing.
  func whole(_ key: String) async throws(WorkerFailure) -> Decision {
    try await WorkerFailure.translating { try await service.getDecision(key) }
  }

  /// Returns the key of the decision that is called `name`: by its number, its key or its file. Throws
  /// if there is none, or if two have the number.
  package func key(named name: String) async throws(WorkerFailure) -> String {
    try await WorkerFailure.translating {
      let all = try await service.getDecisions()
      return try all.first { $0.key == name }?.key ?? all.named(name).key
    }
  }

  /// Returns the result of `look`, which may throw, for a decision that isn't empty.
  func decision<Value>(
    _ key: String, _ look: @Sendable (Decision) throws -> Value
  ) async throws(WorkerFailure) -> Value {
    try await WorkerFailure.translating { try look(await service.getDecision(key).notEmpty()) }
  }

  /// Returns the source of a decision, or of an option's part of it. A file in which nothing is
  /// recognised has one, too.
  package func source(of topic: TopicID) async throws(WorkerFailure) -> MarkedSource {
    try await WorkerFailure.translating {
      let decision =
        topic.option == nil
        ? try? await service.getDecision(topic.decision)
        : try await service.getDecision(topic.decision)
      return try MarkedSource(await service.getSource(topic.decision), of: topic, in: decision)
    }
  }

  package func files<Digest: Sendable>(
    _ pass: LibraryPass<Digest>
  ) async throws(WorkerFailure) -> [Digest] {
    try await WorkerFailure.translating {
      let found = try await service.getLibrary(pass)
      // Files that were named may be no decisions.
      guard pass.paths != nil || !found.isEmpty else {
        throw NothingThere("No decisions found", remedy: .createDecision)
      }
      return found
    }
  }

  /// Returns the differences of one decision or all; with the addresses of their files, if those are
  /// `addressed`.
  package func differences(
    between revisions: Revisions?, of key: String?, addressed: Bool
  ) async throws(WorkerFailure) -> Differences {
    try await WorkerFailure.translating {
      let history = try await service.getChanges(between: revisions)
      let addresses = addressed ? await service.getAddresses(at: revisions?.later) : [:]
      return Differences(
        revisions: revisions, lack: history.lack,
        decisions: history.changes.compactMap { change in
          guard key ?? change.key == change.key else { return nil }
          let deltas = change.deltas
          guard !deltas.isEmpty, let title = (change.after ?? change.before)?.title else {
            return nil
          }
          return Differences.Item(
            key: change.key, title: title, deltas: deltas, lines: change.lines(of: deltas),
            status: change.after?.status, rankings: change.rankings,
            flips: change.flips, address: addresses[change.key])
        })
    }
  }

  func collisions(
    with revision: String?, of paths: [String]?
  ) async throws(WorkerFailure) -> [FileProblem] {
    guard let revision else { return [] }
    return try await WorkerFailure.translating {
      try await service.getCollisions(with: revision, of: paths)
    }
  }
}
