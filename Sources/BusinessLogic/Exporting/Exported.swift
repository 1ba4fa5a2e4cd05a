/// What came of an export.
public enum Exported: Sendable, Equatable {
  /// The document, to be shown.
  case document(String, ExportFormat)
  /// It was written: the sentence says how much and where.
  case written(String)
}
