/// The state machine of a fetch: tracks the running request and decides what its answer does.
///
/// The machine is a value without tasks or services. It numbers the requests and ignores answers to
/// a request that is no longer running, so the newest request wins.
///
/// In this table, `then` is what follows the running request: `idle`; `stale` or `news` if its
/// answer will be out of date; `again` if its answer could show an edit undone, so that it isn't
/// shown. "Give up" also cancels the request. A dash changes nothing.
///
/// | event | idle | stale | news | fetching (n, why, then) |
/// | --- | --- | --- | --- | --- |
/// | ask for a fetch | begin | begin | begin | begin |
/// | ask for an update | begin | begin | begin | update: begin; else then = stale |
/// | ask for more | begin | – | – | more: begin; else – |
/// | answered n | – | – | – | then; show (again: again) |
/// | failed n | – | – | – | then (update: stale); notify (again: again) |
/// | cancelled n | – | – | – | stale (more: then); end |
/// | doubted | stale | – | – | then = stale, unless it is more |
/// | changed | news | news | – | then = news, unless it is again |
/// | edited | – | – | – | then = again |
/// | left | – | – | stale | as cancelled; give up |
///
/// ```swift
/// var fetching = Fetching()
/// let first = fetching.handle(.ask(.fetch))  // .begin(1)
/// let second = fetching.handle(.ask(.fetch))  // .begin(2)
/// let late = fetching.handle(.answered(1))  // .nothing: request 2 has outranked request 1
/// let shown = fetching.handle(.answered(2))  // .show
/// ```
public struct Fetching: Sendable, Equatable {
  /// The purpose of a request.
  public enum Why: Sendable, Equatable {
    /// The user wants to see the response.
    case fetch
    /// The data may have changed. The user isn't waiting.
    case update
    /// The user wants to see more of a long list. The rows already held stay.
    case more
  }

  /// An event in the life of a view model.
  public enum Event: Sendable, Equatable {
    /// Somebody asks, for this purpose.
    case ask(Why)
    /// The service has answered the request with this number.
    case answered(Int)
    /// The request with this number has failed.
    case failed(Int)
    /// The request with this number was cancelled.
    case cancelled(Int)
    /// The data behind the service may have changed.
    case doubted
    /// The data behind the service has changed.
    case changed
    /// A known edit has changed the content, or a write has begun.
    case edited
    /// The screen has disappeared.
    case left
  }

  /// The action that an event requires of the view model.
  public enum Action: Sendable, Equatable {
    /// There is nothing to do.
    case nothing
    /// Start the request with this number and cancel the running one.
    case begin(Int)
    /// Show the answer.
    case show
    /// Report the failure.
    case notify
    /// Show that no request is running.
    case end
    /// Cancel the running request.
    case giveUp
    /// Ask the same again as soon as no write is running.
    case again

    /// The former name of ``notify``.
    @available(*, deprecated, renamed: "notify")
    public static var tell: Action { .notify }
  }

  /// What follows a running request, by rising urgency.
  public enum Then: Sendable, Comparable {
    /// The state of the same name; `again` is stale, after the same request once more.
    case idle, stale, news, again
  }

  /// The state of the machine.
  public enum State: Sendable, Equatable {
    /// No fetch is due. The last one may have failed: ``Content/status`` says so.
    case idle
    /// The next appearance has to fetch.
    case stale
    /// As stale, and on display an update is due.
    case news
    /// A request is running.
    case fetching(Int, Why, then: Then)
  }

  /// The current state.
  ///
  /// A new machine is stale, because nothing was fetched yet.
  public private(set) var state = State.stale
  private var requests = 0

  /// Creates a machine in the stale state.
  public init() {}

  /// Handles an event and returns the action to take.
  public mutating func handle(_ event: Event) -> Action {
    guard case .fetching(let running, let why, let then) = state else {
      return handleAtRest(event)
    }
    func later(_ next: Then) { state = .fetching(running, why, then: max(then, next)) }
    switch event {
    case .ask(.fetch): return begin(.fetch)
    case .ask(let wanted) where wanted == why:
      return begin(wanted, then: why == .more && then != .again ? then : .idle)
    case .ask(.update): later(.stale)
    case .answered(running) where then == .again, .failed(running) where then == .again:
      return .again
    case .answered(running): return move(to: then, .show)
    case .failed(running): return move(to: why == .update ? max(then, .stale) : then, .notify)
    case .cancelled(running): return move(to: why == .more ? then : .stale, .end)
    case .ask(.more), .answered, .failed, .cancelled: break
    case .doubted: later(.stale)
    case .changed: later(.news)
    case .edited: later(.again)
    case .left: return move(to: why == .more ? then : .stale, .giveUp)
    }
    return .nothing
  }

  private mutating func handleAtRest(_ event: Event) -> Action {
    switch (event, state) {
    case (.ask(.more), .stale), (.ask(.more), .news): break
    case (.ask(let why), _): return begin(why)
    case (.doubted, .idle), (.left, .news): state = .stale
    case (.changed, _): state = .news
    default: break
    }
    return .nothing
  }

  private mutating func begin(_ why: Why, then: Then = .idle) -> Action {
    requests += 1
    state = .fetching(requests, why, then: then)
    return .begin(requests)
  }

  private mutating func move(to then: Then, _ action: Action) -> Action {
    state =
      switch then {
      case .idle: .idle
      case .stale, .again: .stale
      case .news: .news
      }
    return action
  }
}
