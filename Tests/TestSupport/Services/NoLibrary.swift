import BusinessLogic

/// A library with nothing in it, and an export that refuses.
public struct NoLibrary: LibraryWorkerProtocol, ExportWorkerProtocol {
  /// Creates an empty library.
  public init() {}

  /// Nothing.
  public func getLibrary() async throws -> [LibraryFile] { [] }

  /// Refuses.
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    throw Breakdown("Nothing can be exported here")
  }

  /// Refuses.
  public func write(_ document: String, to path: String) async throws {
    throw Breakdown("Nothing can be exported here")
  }
}
