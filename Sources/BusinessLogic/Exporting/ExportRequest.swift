/// A request to export.
public enum ExportRequest: Sendable, Hashable {
  /// Exports the decision with the key `of`, or all decisions, to a new file. Without a file, shows
  /// the document.
  case decisions(ExportFormat, of: String? = nil, to: String? = nil)
  /// Writes a trace to a new file.
  case trace([TracedSeam], to: String)
}

/// A format for the export of decisions.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Everything, for other programs.
  case json
  /// A table that compares the options, for a pull request.
  case markdown
  /// A row per argument, for a spreadsheet; no text runs as a formula.
  case csv
  /// Like `csv`, with all texts unchanged.
  case rawCSV = "csv --raw"
}

package enum Exported: Sendable, Equatable {
  case document(String, ExportFormat)
  /// The message after the document was written: how much and where.
  case written(String)
}
