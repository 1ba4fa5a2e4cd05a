/// A form in which other programs take decisions.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Everything, for other programs.
  case json
  /// One table of the comparison, for a pull request.
  case markdown
  /// One argument a row, for a spreadsheet.
  case csv
}
