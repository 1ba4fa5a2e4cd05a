/// What a worker came back with.
public typealias WorkerResult<Answer> = Result<Answer, WorkerFailure>

extension Result where Failure == WorkerFailure {
  /// Runs `work` and keeps what came of it.
  init(of work: () async throws(WorkerFailure) -> Success) async {
    do {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}
