import BusinessLogic

extension ExportFormat {
  /// One page for every browser, of which no service knows.
  package static let html = ExportFormat(rawValue: "html")
}
