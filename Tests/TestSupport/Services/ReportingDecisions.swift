import BusinessLogic
import ReactiveHybrid

/// A service whose list is slow: a test reports its progress and ends it.
public struct ReportingDecisions: DecisionsWorkerProtocol {
  private let reports: AsyncStream<Progress>
  private let reporter: AsyncStream<Progress>.Continuation
  private let answers = HandAnswers<[DecisionEntry]>()

  /// Creates a service whose list has made no progress.
  public init() {
    (reports, reporter) = AsyncStream.makeStream()
  }

  /// Reports the progress of the list.
  public func come(to done: Int, of total: Int) {
    reporter.yield(Progress(done: done, of: total))
  }

  /// Ends the list with `result`.
  public func end(with result: Result<[DecisionEntry], any Error>) async {
    reporter.finish()
    switch result {
    case .success(let entries): await answers.answer(entries)
    case .failure(let error): await answers.fail(error)
    }
  }

  /// Suspends until the test ends the list.
  public func getDecisions(
    upTo limit: Int?, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    for await progress in reports { report(progress) }
    return DecisionSlice(of: try await answers.ask(), upTo: limit)
  }

  /// Throws, because there is no decision.
  public func getDecision(_ key: String) throws -> Decision {
    throw Breakdown("no decision \(key)")
  }
}
