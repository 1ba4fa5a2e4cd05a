/// A request that a view model passes to its question.
///
/// ```swift
/// @Sendable func rows(_ request: Request) async throws(WorkerFailure) -> [Int] {
///   Array(0..<(request.rows ?? 100))
/// }
/// ```
public struct Request: Sendable {
  /// The number of rows that the user wants to see; `nil` for all.
  public let rows: Int?

  /// Reports the progress of a slow answer.
  public let report: ProgressReport
}
