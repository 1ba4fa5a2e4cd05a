/// The result of an export.
package enum Exported: Sendable, Equatable {
  case document(String, ExportFormat)
  /// The message after the document was written: how much and where.
  case written(String)
}
