/// One of the implementations compared in a row.
struct Contender {
  /// The name in the report.
  let name: String

  /// Runs the measured operation `times` times.
  let run: (_ times: Int) async throws -> Void
}
