/// A service that formats decisions as documents for other programs, and writes them to files.
///
/// It may throw any error whose description is a sentence for the user.
package protocol ExportWorkerProtocol: Sendable {
  /// Returns the decisions as one document, with the line endings of the format.
  func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String

  /// Returns the trace as one document in the Trace Event Format.
  func document(of trace: [TracedSeam]) async throws -> String

  func write(_ document: String, to path: String, _ use: FileUse) async throws
}

/// What becomes of a file that a document is written to.
package enum FileUse: Sendable, Equatable {
  /// It is created; it is an error if there is something already.
  case create
  /// It is created or replaced.
  case replace
  /// It is created or extended.
  case extend
}
