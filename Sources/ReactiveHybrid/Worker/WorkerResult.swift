/// The answer of a worker, or the failure that prevented it.
///
/// ```swift
/// func count(_ result: WorkerResult<[String]>) -> Int {
///   switch result {
///   case .success(let rows): rows.count
///   case .failure: 0
///   }
/// }
/// ```
public typealias WorkerResult<Answer> = Result<Answer, WorkerFailure>

extension Result where Failure == WorkerFailure {
  /// Runs `work` and stores its answer or its failure.
  public init(of work: () async throws(WorkerFailure) -> Success) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
