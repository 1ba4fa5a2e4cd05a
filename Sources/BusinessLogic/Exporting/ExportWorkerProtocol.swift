/// A service that formats decisions as documents for other programs, and writes them to files.
///
/// It may throw any error whose description is a sentence for the user.
public protocol ExportWorkerProtocol: Sendable {
  /// Returns the decisions as one document, with the line endings of the format.
  func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String

  /// Returns the trace as one document in the Trace Event Format.
  func document(of trace: [TracedSeam]) async throws -> String

  /// Writes a document to a new file. Throws if there is something at `path` already.
  func write(_ document: String, to path: String) async throws
}
