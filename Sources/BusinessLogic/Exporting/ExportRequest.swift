/// What shall be exported, and where to.
public struct ExportRequest: Sendable, Hashable {
  /// The form.
  public let format: ExportFormat

  /// What a route calls the only decision; `nil` for all.
  public let decision: String?

  /// The new file; `nil` to show the document.
  public let path: String?

  /// The trace to export in place of decisions; `nil` for decisions.
  public let trace: [TracedSeam]?

  /// Creates a request.
  public init(_ format: ExportFormat, decision: String? = nil, path: String? = nil) {
    self.format = format
    self.decision = decision
    self.path = path
    trace = nil
  }

  /// Creates a request to write a trace.
  public init(trace: [TracedSeam], path: String) {
    (self.trace, self.path) = (trace, path)
    (format, decision) = (.json, nil)
  }
}
