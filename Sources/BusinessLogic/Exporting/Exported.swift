/// A format for the export of decisions, by the word that a user types. Others may add formats.
public struct ExportFormat: RawRepresentable, Hashable, Sendable {
  /// The word, such as `json`.
  public let rawValue: String

  /// Creates a format that a service may know.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Everything, for other programs.
  public static let json = Self(rawValue: "json")
  /// A table that compares the options, for a pull request.
  public static let markdown = Self(rawValue: "markdown")
  /// A row per argument, for a spreadsheet; no text runs as a formula.
  public static let csv = Self(rawValue: "csv")
  /// Like `csv`, with all texts unchanged.
  public static let rawCSV = Self(rawValue: "csv --raw")
  /// A line per decision, for a program that is about to propose something.
  public static let digest = Self(rawValue: "index --for agents")
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

/// The error of an export to a file that would have no decision.
struct NoDecisionMatches: Error, CustomStringConvertible {
  let description = "No decision matches, so no file was written: `list` shows them all"
}
