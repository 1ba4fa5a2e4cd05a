import BusinessLogic

/// An empty library without a history, whose exports fail.
package struct NoLibrary: DecisionsWorkerProtocol, ExportWorkerProtocol {
  /// Creates an empty library.
  public init() {}

  /// Returns no files.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) -> [Digest] { [] }

  /// Throws.
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    throw Breakdown("Nothing can be exported here")
  }

  /// Throws.
  public func document(of trace: [TracedSeam]) async throws -> String {
    throw Breakdown("Nothing can be exported here")
  }

  /// Throws.
  public func write(_ document: String, to path: String, _ use: FileUse) async throws {
    throw Breakdown("Nothing can be exported here")
  }
}
