/// A request to export decisions or a trace.
public struct ExportRequest: Sendable, Hashable {
  /// The format.
  public let format: ExportFormat

  /// The key of the only decision to export; `nil` for all.
  public let decision: String?

  /// The path of the new file; `nil` to show the document.
  public let path: String?

  /// The trace to export instead of decisions; `nil` for decisions.
  public let trace: [TracedSeam]?

  /// Creates a request to export decisions.
  public init(_ format: ExportFormat, decision: String? = nil, path: String? = nil) {
    self.format = format
    self.decision = decision
    self.path = path
    trace = nil
  }

  /// Creates a request to write a trace to a file.
  public init(trace: [TracedSeam], path: String) {
    (self.trace, self.path) = (trace, path)
    (format, decision) = (.json, nil)
  }
}
