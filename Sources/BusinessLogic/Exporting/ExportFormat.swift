/// A form in which other programs take decisions.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Everything, for other programs.
  case json
  /// One table of the comparison, for a pull request.
  case markdown
  /// One argument a row, for a spreadsheet, which runs none of the texts as a formula.
  case csv
  /// The same with every text as it is.
  case rawCSV = "csv --raw"
}
