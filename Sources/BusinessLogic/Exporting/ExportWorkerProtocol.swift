/// A service that turns decisions into documents for other programs, and keeps those.
///
/// It throws what it likes, as long as the error describes itself in a sentence for the person at
/// the screen.
public protocol ExportWorkerProtocol: Sendable {
  /// The decisions as one document, its lines ended as the format wants.
  func document(of files: [LibraryFile], as format: ExportFormat) async throws -> String

  /// The trace as one document in the Trace Event Format.
  func document(of trace: [TracedSeam]) async throws -> String

  /// Writes a document as a new file; throws if there is something at `path` already.
  func write(_ document: String, to path: String) async throws
}
