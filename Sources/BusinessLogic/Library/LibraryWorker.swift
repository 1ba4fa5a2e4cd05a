import ReactiveHybrid

/// Asks a service for all that it keeps and judges the answer.
public struct LibraryWorker: Sendable {
  private let service: any LibraryWorkerProtocol

  /// Creates a worker on any service that keeps decisions.
  public init(_ service: any LibraryWorkerProtocol) {
    self.service = service
  }

  /// Every file, at least one.
  func files() async throws(WorkerFailure) -> [LibraryFile] {
    try await WorkerFailure.translating { try Self.some(await service.getLibrary()) }
  }

  /// What `pass` makes of every file, at least one.
  func files<Digest: Sendable>(
    _ pass: LibraryPass<Digest>
  ) async throws(WorkerFailure) -> [Digest] {
    try await WorkerFailure.translating { try Self.some(await service.getLibrary(pass)) }
  }

  /// The file of the decision that a route calls `key`.
  func file(_ key: String) async throws(WorkerFailure) -> LibraryFile {
    let files = try await files()
    let keys = files.map(\.key)
    guard let place = keys.place(ofKey: key) else {
      throw .failed(Reason(NoSuchDecision(key: key, among: keys)))
    }
    return files[place]
  }

  private static func some<Element>(_ all: [Element]) throws(NothingThere) -> [Element] {
    guard !all.isEmpty else { throw NothingThere("No decisions found") }
    return all
  }
}
