/// One row of the table: what is measured, and against what.
nonisolated struct Row: Sendable {
  /// What it is called on the command line.
  let name: String

  /// What is measured.
  let title: String

  /// Measures it; a row may have several findings.
  let measure: @MainActor (Setting) async throws -> [Finding]
}
