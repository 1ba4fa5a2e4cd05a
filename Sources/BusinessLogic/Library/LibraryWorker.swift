/// Asks a service for all that it keeps and judges the answer.
public struct LibraryWorker: Sendable {
  private let service: any LibraryWorkerProtocol

  /// Creates a worker on any service that keeps decisions.
  public init(_ service: any LibraryWorkerProtocol) {
    self.service = service
  }

  /// Every file, at least one.
  func files() async throws(WorkerFailure) -> [LibraryFile] {
    let files = try await WorkerFailure.translating { try await service.getLibrary() }
    guard !files.isEmpty else { throw .nothing("No decisions found") }
    return files
  }

  /// What `pass` makes of every file, at least one.
  func files<Digest: Sendable>(
    _ pass: LibraryPass<Digest>
  ) async throws(WorkerFailure) -> [Digest] {
    let digests = try await WorkerFailure.translating { try await service.getLibrary(pass) }
    guard !digests.isEmpty else { throw .nothing("No decisions found") }
    return digests
  }

  /// The file of the decision that a route calls `key`.
  func file(_ key: String) async throws(WorkerFailure) -> LibraryFile {
    let files = try await files()
    let keys = files.map(\.key)
    guard let place = keys.place(ofKey: key) else {
      throw .failed(NoSuchDecision(key: key, among: keys).description)
    }
    return files[place]
  }
}
