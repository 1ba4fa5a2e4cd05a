/// A request to export decisions or a trace.
public struct ExportRequest: Sendable, Hashable {
  package let format: ExportFormat

  /// The key of the only decision to export; `nil` for all.
  package let decision: String?

  /// The path of the new file; `nil` to show the document.
  package let path: String?

  /// The trace to export instead of decisions; `nil` for decisions.
  package let trace: [TracedSeam]?

  package init(_ format: ExportFormat, decision: String? = nil, path: String? = nil) {
    self.format = format
    self.decision = decision
    self.path = path
    trace = nil
  }

  package init(trace: [TracedSeam], path: String) {
    (self.trace, self.path) = (trace, path)
    (format, decision) = (.json, nil)
  }
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
