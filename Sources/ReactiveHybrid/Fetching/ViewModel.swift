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
///     self.init { _ in Array(["Mercury", "Venus", "Earth", "Mars"].prefix(count)) }
///   }
/// }
/// ```
@MainActor
public final class ViewModel<Response: Sendable & Equatable> {
  /// A function that returns a response ready to show, with as many rows of a long list as the user
  /// wants to see; `nil` for all.
  public typealias Question = @Sendable (_ rows: Int?) async throws -> Response

  /// Everything that the screen shows.
  public var content: Box<Content<Response>> { owner.box }

  let owner = Owner(Content<Response>())
  var fetching = Fetching()
  /// The number of updates and questions that nobody awaits.
  let unawaited = Owner(0)
  /// The writes during which it begins no update.
  var writings: [Box<Writing>] = []
  var followed: [Binding] = []

  /// The number of rows that an update on display asks for; `nil` while the content isn't on
  /// display.
  var rowsOnDisplay: (() -> Int?)?
  private let latest = Latest()
  private var follower: Follower?
  private let request: @MainActor (_ rows: Int?) -> Writer.Work<Response>

  /// Creates a view model that has not fetched yet.
  public init(_ question: @escaping Question) {
    request = { rows in { try await question(rows) } }
  }

  /// Creates a view model that puts `question` about the value of the box `argument`, such as the
  /// text of a search.
  ///
  /// When that changes, it asks again: at once on display, as for a waiting user, otherwise when it
  /// appears.
  ///
  /// ```swift
  /// @MainActor func search(_ text: Box<String>, in names: [String]) -> ViewModel<[String]> {
  ///   ViewModel(about: text.debounced(for: .milliseconds(300))) { text, _ in
  ///     names.filter { $0.contains(text) }
  ///   }
  /// }
  /// ```
  public init<Argument>(
    about argument: Box<Argument>,
    _ question: @escaping @Sendable (Argument, _ rows: Int?) async throws -> Response
  ) {
    request = { rows in { [value = argument.value] in try await question(value, rows) } }
    followed = [argument.bind(tellingCurrent: false) { [weak self] _ in self?.argumentChanged() }]
  }

  /// Makes its requests on the threads of `executor`, which may wait, rather than on Swift's
  /// cooperative ones.
  public func run(on executor: (any TaskExecutor)?) { latest.executor = executor }

  /// Reports its fetches and the changes of its content to `trace`, under `name`.
  public func follow(_ trace: Trace, as name: String) {
    owner.follow(trace, as: name)
    latest.follow(trace, as: name)
    follower = Follower(trace: trace, name: "ViewModel of \(name)")
  }

  /// Whether an appearing screen must fetch: before the first fetch, or after the data changed.
  public var isDue: Bool { fetching.state == .stale || fetching.state == .news }

  /// Fetches for a waiting user.
  ///
  /// Returns when the box has the answer or the request is cancelled. The question gets `rows`, the
  /// number of rows of a long list that are wanted; `nil` for all.
  @discardableResult
  public func fetch(rows: Int? = nil) async -> Outcome {
    let outcome = await ask(.fetch, rows: rows)
    // The answer may miss a change made during the fetch.
    if isDue, outcome != .cancelled { await update(rows: rows) }
    return outcome
  }

  /// Fetches because the data may have changed, after what the user is waiting for.
  ///
  /// The content stays until the answer arrives. A failure that was already reported is not
  /// reported again. The question gets `rows`, as for ``fetch(rows:)``.
  @discardableResult
  public func update(rows: Int? = nil) async -> Outcome {
    if content.value.isLoading {
      await content.wait { !$0.isLoading }
      if content.value.isCancelled || Task.isCancelled { return .cancelled }
    }
    let outcome = await ask(.update, rows: rows)
    updateIfNews()
    return outcome
  }

  /// Fetches more of a long list, up to row number `rows`; `nil` for all rows.
  @discardableResult
  public func more(upTo rows: Int?) async -> Outcome { await ask(.more, rows: rows) }

  /// Says that a screen shows the content from now on, and how many rows of it an update has to
  /// fetch; `nil` for all.
  ///
  /// Until ``leave()``, the content updates itself.
  public func appear(_ rows: @escaping () -> Int? = { nil }) {
    rowsOnDisplay = rows
    updateIfNews()
  }

  /// Returns when the content has taken in all known changes, or the calling task is cancelled.
  public func settle() async {
    await writesEnd()
    await unawaited.box.wait { $0 == 0 }
  }

  /// Cancels the running request when the screen disappears, so that it shows nothing.
  public func leave() {
    rowsOnDisplay = nil
    guard fetching.handle(.left) == .giveUp else { return }
    latest.giveUp()
    owner.change { $0.cancelled() }
  }

  /// Clears the alert once the user has seen it, so that it doesn't come back.
  public func alertShown() { owner.change { $0.alertShown() } }

  private func ask(_ why: Fetching.Why, rows: Int?) async -> Outcome {
    guard case .begin(let number) = fetching.handle(.ask(why)) else { return .cancelled }
    // An answer from beside a write could show it undone.
    if isHeld { _ = fetching.handle(.edited) }
    let began = follower?.passed("\(why) \(number) begins", .begin)
    if why != .update { owner.change { $0.loading() } }
    let result = await latest.run(request(rows))
    let outcome = finish(number, why, result)
    let rest = outcome == nil ? ", asks again" : ""
    follower?.passed(
      "\(why) \(number) \(result.fate)\(rest)",
      .end(of: began, isCancelled: result.isCancelled))
    if let outcome { return outcome }
    await writesEnd()
    if Task.isCancelled { return finish(number, why, .failure(.cancelled)) ?? .cancelled }
    guard case .fetching(number, _, _) = fetching.state else { return .cancelled }
    return await ask(why, rows: rows)
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
    switch (fetching.handle(event), result) {
    case (.again, _): return nil
    case (.show, .success(let response)):
      owner.change { why == .update ? $0.updated(response, .changed) : $0.answered(response) }
    case (.notify, .failure(let failure)):
      let isKnown = why == .update && failure == content.value.failure
      if !isKnown { owner.change { $0.failed(failure, isOfMore: why == .more) } }
    case (.end, _): owner.change { $0.cancelled() }
    default: return .cancelled
    }
    return Outcome(result)
  }
}
