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
    guard !files.isEmpty else { throw .failed("No decisions found") }
    return files
  }

  /// The file of the decision that a route calls `key`.
  func file(_ key: String) async throws(WorkerFailure) -> LibraryFile {
    let files = try await files()
    // A number may be said without the zeros before it.
    let file =
      files.first { $0.key == key }
      ?? Int(key).flatMap { number in files.first { $0.number == number } }
    guard let file else {
      throw .failed("There is no decision \"\(key)\": go / lists those there are")
    }
    return file
  }
}
