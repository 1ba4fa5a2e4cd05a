/// A request that a view model passes to its question.
///
/// ```swift
/// @Sendable func rows(_ request: Request<[Int]>) async throws(WorkerFailure) -> [Int] {
///   let held = request.why == .more ? request.held ?? [] : []
///   return held + Array(held.count..<(request.rows ?? 100))
/// }
/// ```
public struct Request<Response: Sendable>: Sendable {
  /// The purpose of the request.
  public let why: Fetching.Why

  /// The number of rows that the user wants to see; `nil` for all.
  public let rows: Int?

  /// The response that is shown now.
  public let held: Response?

  /// Reports the progress of a slow answer.
  public let report: ProgressReport
}
