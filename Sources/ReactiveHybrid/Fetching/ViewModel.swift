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

  var owner = Owner(Content<Response>())
  var fetching = Fetching()
  let updating = Owner(false)
  var writing: Box<Writing>?
  var followed: [Binding] = []

  /// The number of rows that an update on display asks for; `nil` while the content isn't on
  /// display.
  var rowsOnDisplay: (() -> Int?)?
  private let latest = Latest()
  private var follower: Follower?
  private let question: Question

  /// Creates a view model that has not fetched yet.
  public init(_ question: @escaping Question) {
    self.question = question
  }

  /// Makes its requests on threads that may wait, rather than on Swift's cooperative ones.
  public func run(on executor: (any TaskExecutor)?) { latest.executor = executor }

  /// Reports its fetches and the changes of its content to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) {
    owner.follow(trace, as: name)
    latest.follow(trace, as: name)
    follower = Follower(trace: trace, type: "ViewModel", name: name)
  }

  /// Whether an appearing screen must fetch: before the first fetch, or after the data changed.
  public var isDue: Bool { fetching.state == .stale || fetching.state == .news }

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
  public func update(rows: Int? = nil) async -> Outcome {
    let outcome = await ask(.update, rows: rows)
    updateIfNews()
    return outcome
  }

  /// Fetches more of a long list, up to row number `rows`; `nil` for all rows.
  @discardableResult
  public func more(upTo rows: Int?) async -> Outcome { await ask(.more, rows: rows) }

  /// Says that a screen shows the content from now on, and how many rows of it an update has to
  /// fetch; `nil` for all. Until ``leave()``, the content updates itself.
  public func appear(_ rows: @escaping () -> Int? = { nil }) {
    rowsOnDisplay = rows
    updateIfNews()
  }

  /// Returns when the content has taken in all known changes, or the calling task is cancelled.
  public func settle() async {
    await writing?.wait { !$0.isRunning }
    await updating.box.wait { !$0 }
  }

  /// Cancels the running request when the screen disappears, so that it shows nothing.
  public func leave() {
    rowsOnDisplay = nil
    if fetching.handle(.left) == .giveUp { giveUp() }
  }

  /// Clears the alert once the user has seen it, so that it doesn't come back.
  public func alertShown() { owner.alertShown() }

  private func ask(_ why: Fetching.Why, rows: Int?) async -> Outcome {
    guard case .begin(var number) = fetching.handle(.ask(why)) else { return .cancelled }
    while true {
      // An answer from beside a write could show it undone.
      if isHeld { _ = fetching.handle(.edited) }
      let began = follower?.passed("\(why) \(number) begins", .begin)
      if why != .update { owner.loading() }
      let result = await latest.run { [question] () throws(WorkerFailure) in
        try await question(rows)
      }
      let outcome = finish(number, why, result)
      if let began {
        follower?.passed(
          "\(why) \(number) \(fate(of: result, outcome))",
          .end(of: began, isCancelled: result.isCancelled))
      }
      if let outcome { return outcome }
      await writing?.wait { !$0.isRunning }
      guard !Task.isCancelled else {
        return finish(number, why, .failure(.cancelled)) ?? .cancelled
      }
      guard fetching.isRunning(number), case .begin(let next) = fetching.handle(.ask(why)) else {
        return .cancelled
      }
      number = next
    }
  }

  /// Takes the result of a request; returns `nil` if it has to be made again.
  private func finish(
    _ number: Int, _ why: Fetching.Why, _ result: WorkerResult<Response>
  ) -> Outcome? {
    let event: Fetching.Event =
      switch result {
      case .success: .answered(number)
      case .failure(.cancelled): .cancelled(number)
      case .failure: .failed(number)
      }
    switch fetching.handle(event) {
    case .again: return nil
    case .show, .tell, .end: break
    case .nothing, .begin, .giveUp: return .cancelled
    }
    switch result {
    case .success(let response) where why == .update: owner.took(response, .changed)
    case .success(let response): owner.answered(response)
    case .failure(.cancelled): owner.ended()
    case .failure(let failure): tell(failure, of: why)
    }
    return Outcome(result)
  }

  private func tell(_ failure: WorkerFailure, of why: Fetching.Why) {
    switch why {
    case .fetch: owner.failed(failure)
    case .more: owner.failed(failure, isOfMore: true)
    case .update: if failure != content.value.failure { owner.failed(failure) }
    }
  }

  private func fate(of result: WorkerResult<Response>, _ outcome: Outcome?) -> String {
    guard let outcome else { return "\(result.fate), asks again" }
    // An answer that comes too late is outranked.
    if case .success = result, outcome == .cancelled { return "outranked" }
    return result.fate
  }

  private func giveUp() {
    latest.giveUp()
    owner.ended()
  }
}
