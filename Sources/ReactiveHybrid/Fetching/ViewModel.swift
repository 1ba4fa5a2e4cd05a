/// The view model of a screen: one ``Box`` with its whole content, and the user's actions.
///
/// A view model combines a question with the state machine ``Fetching``. Features differ only in
/// their question, so there is nothing to subclass.
///
/// ```swift
/// typealias PlanetsViewModel = ViewModel<[String]>
///
/// extension PlanetsViewModel {
///   convenience init(first count: Int) {
///     self.init { _ throws(WorkerFailure) in
///       Array(["Mercury", "Venus", "Earth", "Mars"].prefix(count))
///     }
///   }
/// }
/// ```
@MainActor
public final class ViewModel<Response: Sendable & Equatable> {
  /// A function that returns a response ready to show, with as many rows of a long list as the user
  /// wants to see; `nil` for all.
  public typealias Question = @Sendable (_ rows: Int?) async throws(WorkerFailure) -> Response

  /// Everything that the screen shows.
  public var content: Box<Content<Response>> { owner.box }

  private var owner = Owner(Content<Response>())
  private var fetching = Fetching()
  private let latest = Latest()
  private let question: Question

  /// Creates a view model that has not fetched yet.
  public init(_ question: @escaping Question) {
    self.question = question
  }

  /// Reports its fetches and the changes of its content to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) {
    owner.trace = (trace, name)
  }

  /// Whether an appearing screen must fetch: before the first fetch, or after the data changed.
  public var isDue: Bool { fetching.state == .stale }

  /// Fetches for a waiting user. Returns when the box has the answer or the request is cancelled.
  @discardableResult
  public func fetch(rows: Int? = nil) async -> Outcome {
    let outcome = await ask(.fetch, rows: rows)
    // The answer may miss a change made during the fetch.
    if isDue, outcome != .cancelled { await update(rows: rows) }
    return outcome
  }

  /// Fetches because the data may have changed. The content stays until the answer arrives. A
  /// failure that was already reported is not reported again.
  @discardableResult
  public func update(rows: Int? = nil) async -> Outcome { await ask(.update, rows: rows) }

  /// Fetches more of a long list, up to row number `rows`; `nil` for all rows.
  @discardableResult
  public func more(upTo rows: Int?) async -> Outcome { await ask(.more, rows: rows) }

  /// Applies the user's own edit. Shows changes that others made before it as changes, but reports
  /// nothing about the edit itself, not even that nothing is left.
  public func edited(from before: WorkerResult<Response>?, to after: WorkerResult<Response>) {
    if fetching.handle(.edited) == .giveUp { giveUp() }
    if case .success(let found) = before, content.value.response != nil {
      owner.took(found, .changed)
    }
    switch after {
    case .success(let response): owner.took(response, .edited)
    case .failure(let failure): owner.emptied(failure)
    }
  }

  /// Marks the content as stale: the next appearance fetches.
  public func serviceChanged() {
    if fetching.handle(.serviceChanged) == .giveUp { giveUp() }
  }

  /// Cancels the running request when the screen disappears, so that it shows nothing.
  public func leave() {
    if fetching.handle(.left) == .giveUp { giveUp() }
  }

  /// Clears the alert once the user has seen it, so that it doesn't come back.
  public func alertShown() { owner.alertShown() }

  private func ask(_ why: Fetching.Why, rows: Int?) async -> Outcome {
    guard case .begin(let number) = fetching.handle(.ask(why)) else { return .cancelled }
    let began = passed("\(why) \(number) begins", .begin)
    if why != .update { owner.loading() }
    let result = await latest.run { [question] () throws(WorkerFailure) in
      try await question(rows)
    }
    let outcome = finish(number, why, result)
    if let began {
      let isCancelled = if case .failure(.cancelled) = result { true } else { false }
      passed(
        "\(why) \(number) \(fate(of: result, outcome))",
        .end(of: began, isCancelled: isCancelled))
    }
    return outcome
  }

  private func finish(
    _ number: Int, _ why: Fetching.Why, _ result: WorkerResult<Response>
  ) -> Outcome {
    switch result {
    case .success(let response):
      guard fetching.handle(.answered(number)) == .show else { return .cancelled }
      if why == .update {
        owner.took(response, .changed)
      } else {
        owner.answered(response)
      }
      return .done
    case .failure(.cancelled):
      guard fetching.handle(.cancelled(number)) == .end else { return .cancelled }
      owner.ended()
      return .cancelled
    case .failure(let failure):
      guard fetching.handle(.failed(number)) == .tell else { return .cancelled }
      tell(failure, of: why)
      return .failed(failure)
    }
  }

  private func tell(_ failure: WorkerFailure, of why: Fetching.Why) {
    switch why {
    case .fetch: owner.failed(failure)
    case .more: owner.failed(failure, isOfMore: true)
    case .update: if failure != content.value.failure { owner.failed(failure) }
    }
  }

  @discardableResult
  private func passed(
    _ event: @autoclosure () -> String, _ phase: Seam.Phase, line: UInt = #line
  ) -> Int? {
    guard let (trace, name) = owner.trace else { return nil }
    return trace.passed(.logic, "ViewModel of \(name): \(event())", phase, line: line)
  }

  /// What became of a request, in a word; an answer that comes too late is outranked.
  private func fate(of result: WorkerResult<Response>, _ outcome: Outcome) -> String {
    switch result {
    case .success: outcome == .cancelled ? "outranked" : "answered"
    case .failure(let failure): failure.reason.map { "failed: \($0)" } ?? "cancelled"
    }
  }

  private func giveUp() {
    latest.giveUp()
    owner.ended()
  }
}
