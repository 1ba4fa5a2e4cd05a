/// A row of the table: a measurement and its comparisons.
nonisolated struct Row: Sendable {
  /// The name on the command line.
  let name: String

  /// The measured operation.
  let title: String

  /// Measures the row. May return several findings.
  let measure: @MainActor (Setting) async throws -> [Finding]
}
