import Decisions
import ReactiveHybrid

/// Fetches all files from a service, and fails if there are none; compares them with earlier
/// versions.
public struct LibraryWorker: Sendable {
  private let service: any LibraryWorkerProtocol

  /// Creates a worker for a service.
  public init(_ service: any LibraryWorkerProtocol) {
    self.service = service
  }

  func files() async throws(WorkerFailure) -> [LibraryFile] {
    try await WorkerFailure.translating { try Self.some(await service.getLibrary()) }
  }

  func files<Digest: Sendable>(
    _ pass: LibraryPass<Digest>
  ) async throws(WorkerFailure) -> [Digest] {
    try await WorkerFailure.translating { try Self.some(await service.getLibrary(pass)) }
  }

  func file(_ key: String) async throws(WorkerFailure) -> LibraryFile {
    let files = try await files()
    let keys = files.map(\.key)
    guard let place = keys.firstIndex(of: key) else {
      throw WorkerFailure(NoSuchDecision(key: key, among: keys))
    }
    return files[place]
  }

  func differences(
    since revision: String?, of key: String?
  ) async throws(WorkerFailure) -> Differences {
    try await WorkerFailure.translating {
      let changes = try await service.getChanges(since: revision)
      return Differences(
        revision: revision,
        decisions: changes.compactMap { change in
          guard key ?? change.key == change.key else { return nil }
          let deltas = change.deltas
          guard !deltas.isEmpty, let title = (change.after ?? change.before)?.title else {
            return nil
          }
          return Differences.Item(key: change.key, title: title, deltas: deltas)
        })
    }
  }

  func hasMergeDriver() async -> Bool { await service.hasMergeDriver() }

  private static func some<Element>(_ all: [Element]) throws(NothingThere) -> [Element] {
    guard !all.isEmpty else { throw NothingThere("No decisions found", remedy: .createDecision) }
    return all
  }
}
