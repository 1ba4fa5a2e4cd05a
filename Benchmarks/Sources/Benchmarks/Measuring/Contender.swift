/// One of those that are measured against each other.
struct Contender {
  /// What it is called in the report.
  let name: String

  /// Does what is measured so many times.
  let run: (_ times: Int) async throws -> Void
}
