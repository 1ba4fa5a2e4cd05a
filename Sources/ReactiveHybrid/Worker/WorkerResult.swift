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
  /// Runs `work` and stores its answer, or the failure that its error becomes.
  public nonisolated(nonsending) init(
    catching work: nonisolated(nonsending) () async throws -> Success
  ) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(WorkerFailure(error))
    }
  }

  var isCancelled: Bool { if case .failure(.cancelled) = self { true } else { false } }

  /// What became of the request, in a few words for a trace.
  var fate: String {
    switch self {
    case .success: "answered"
    case .failure(let failure): failure.reason.map { "failed: \($0)" } ?? "cancelled"
    }
  }
}
