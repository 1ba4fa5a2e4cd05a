/// A format for the export of decisions, by the word that a user types.
package struct ExportFormat: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Everything, for other programs.
  package static let json = Self(rawValue: "json")
  /// One page for every browser.
  package static let html = Self(rawValue: "html")
  /// A table that compares the options, for a pull request.
  package static let markdown = Self(rawValue: "markdown")
  /// A row per argument, for a spreadsheet; no text runs as a formula.
  package static let csv = Self(rawValue: "csv")
  /// Like `csv`, with all texts unchanged.
  package static let rawCSV = Self(rawValue: "csv --raw")
  /// A line per decision, for a program that is about to propose something.
  package static let digest = Self(rawValue: "index --for agents")
}

package struct Exported: Sendable, Equatable {
  package let text: String
  package let format: ExportFormat
  let decisions: Int
  let selection: ExportSelection

  /// Whether a filter selects no decision.
  package var isNegative: Bool { if case .filter = selection { decisions == 0 } else { false } }
}

package enum ExportSelection: Sendable, Equatable {
  case all
  /// The decision with this key.
  case decision(String)
  case filter(DecisionFilter)
}
