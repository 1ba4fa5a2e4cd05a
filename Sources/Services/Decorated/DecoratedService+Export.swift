import BusinessLogic

extension DecoratedService: ExportWorkerProtocol where Base: ExportWorkerProtocol {
  /// Calls the base through the decoration.
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    try await call("document of \(files.count) files") {
      try await $0.document(of: files, as: format)
    }
  }

  /// Calls the base through the decoration.
  public func document(of trace: [TracedSeam]) async throws -> String {
    try await call("document of a trace") { try await $0.document(of: trace) }
  }

  /// Writes a document through the base and the decoration.
  public func write(_ document: String, to path: String) async throws {
    try await call("write a document") { try await $0.write(document, to: path) }
  }
}
