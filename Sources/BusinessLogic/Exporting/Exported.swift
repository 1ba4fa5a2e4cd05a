/// A format for the export of decisions. The raw value is the word that a user types.
package enum ExportFormat: String, Sendable {
  /// Everything, for other programs.
  case json
  /// One page for every browser.
  case html
  /// A table that compares the options, for a pull request.
  case markdown
  /// A row per argument, for a spreadsheet; no text runs as a formula.
  case csv
  /// Like `csv`, with all texts unchanged.
  case rawCSV = "csv --raw"
  /// A line per decision, for a program that is about to propose something.
  case digest = "index --for agents"
}

/// Decisions as a document for other programs.
package struct Exported: Sendable, Equatable {
  package let text: String
  package let format: ExportFormat
  let decisions: Int
  let selection: ExportSelection

  /// Whether a filter selects no decision.
  package var isNo: Bool { if case .filter = selection { decisions == 0 } else { false } }
}

/// The decisions to export.
package enum ExportSelection: Sendable, Equatable {
  case all
  /// The decision with this key.
  case decision(String)
  case filter(DecisionFilter)
}
