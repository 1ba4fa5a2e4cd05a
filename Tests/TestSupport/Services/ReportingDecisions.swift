import BusinessLogic
import ReactiveHybrid

/// Decisions whose list comes slowly: a test says how far it has come, and when it is there.
public struct ReportingDecisions: DecisionsWorkerProtocol {
  private let reports: AsyncStream<Progress>
  private let reporter: AsyncStream<Progress>.Continuation
  private let answers = HandAnswers<[DecisionEntry]>()

  /// Creates a list that has not come far.
  public init() {
    (reports, reporter) = AsyncStream.makeStream()
  }

  /// Lets the list come this far.
  public func come(to done: Int, of total: Int) {
    reporter.yield(Progress(done: done, of: total))
  }

  /// Lets the list be there, or fail.
  public func end(with result: Result<[DecisionEntry], any Error>) async {
    reporter.finish()
    switch result {
    case .success(let entries): await answers.answer(entries)
    case .failure(let error): await answers.fail(error)
    }
  }

  /// The list, when a test lets it be there.
  public func getDecisions(
    _ batch: Batch, reporting report: @escaping ProgressReport
  ) async throws -> DecisionSlice {
    for await progress in reports { report(progress) }
    return DecisionSlice(batch, of: try await answers.ask())
  }

  /// The list, when a test lets it be there.
  public func getDecisions() async throws -> [DecisionEntry] {
    try await getDecisions(.all) { _ in }.items
  }

  /// There is none.
  public func getDecision(_ key: String) throws -> Decision {
    throw Breakdown("no decision \(key)")
  }
}
