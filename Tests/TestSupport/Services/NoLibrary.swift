import BusinessLogic

/// A library with nothing in it and no history, and an export that refuses.
public struct NoLibrary: LibraryWorkerProtocol, ExportWorkerProtocol, HistoryWorkerProtocol {
  /// Creates an empty library.
  public init() {}

  /// Nothing.
  public func getLibrary() async throws -> [LibraryFile] { [] }

  /// Nothing.
  public func getChanges(since revision: String?) async throws -> [DecisionChange] { [] }

  /// Refuses.
  public func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String {
    throw Breakdown("Nothing can be exported here")
  }

  /// Refuses.
  public func document(of trace: [TracedSeam]) async throws -> String {
    throw Breakdown("Nothing can be exported here")
  }

  /// Refuses.
  public func write(_ document: String, to path: String) async throws {
    throw Breakdown("Nothing can be exported here")
  }
}
