import BusinessLogic

extension FaultyService: ExportWorkerProtocol where Base: ExportWorkerProtocol {
  /// What the base answers, unless a fault happens.
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    try await call { try await $0.document(of: files, as: format) }
  }

  /// Writes through the base, unless a fault happens; then nothing is written.
  public func write(_ document: String, to path: String) async throws {
    try await call { try await $0.write(document, to: path) }
  }
}
