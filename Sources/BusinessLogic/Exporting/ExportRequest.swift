/// What shall be exported, and where to.
public struct ExportRequest: Sendable, Hashable {
  /// The form.
  public let format: ExportFormat

  /// What a route calls the only decision; `nil` for all.
  public let decision: String?

  /// The new file; `nil` to show the document.
  public let path: String?

  /// Creates a request.
  public init(_ format: ExportFormat, decision: String? = nil, path: String? = nil) {
    self.format = format
    self.decision = decision
    self.path = path
  }
}
