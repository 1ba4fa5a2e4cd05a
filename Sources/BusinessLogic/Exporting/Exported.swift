/// The result of an export.
public enum Exported: Sendable, Equatable {
  /// The document to show.
  case document(String, ExportFormat)
  /// The message after the document was written: how much and where.
  case written(String)
}
