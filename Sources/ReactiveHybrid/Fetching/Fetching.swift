/// The state machine of a fetch: tracks the running request and decides what its answer does.
///
/// The machine is a value without tasks or services. It numbers the requests and ignores answers to
/// a request that is no longer running, so the newest request wins.
///
/// In this table, `then` is what follows the running request: `idle`; `stale` or `news` if its
/// answer will be out of date; `again` if its answer could show an edit undone, so that it isn't
/// shown. Each outranks those before it: "at least stale" keeps `news` and `again`. "Give up" also
/// cancels the request. A dash changes nothing.
///
/// | event | idle | stale | news | fetching (n, why, then) |
/// | --- | --- | --- | --- | --- |
/// | ask for a fetch | begin | begin | begin | begin |
/// | ask for an update | begin | begin | begin | update: begin; else at least stale |
/// | ask for more | begin | – | – | more: begin; else – |
/// | answered n | – | – | – | then; show (again: again) |
/// | failed n | – | – | – | then (update: at least stale); notify (again: again) |
/// | cancelled n | – | – | – | stale (more: then); end |
/// | doubted | stale | – | – | at least stale |
/// | changed | news | news | – | at least news |
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
  public var state: State {
    if let why { return .fetching(requests, why, then: then) }
    return switch then {
    case .idle: .idle
    case .stale, .again: .stale
    case .news: .news
    }
  }

  private var requests = 0
  /// The purpose of the running request; `nil` while none is running.
  private var why: Why?
  /// What follows the running request; without one, the state, which is never `again`.
  private var then = Then.stale

  /// Creates a machine in the stale state.
  public init() {}

  /// Handles an event and returns the action to take.
  public mutating func handle(_ event: Event) -> Action {
    let running = why == nil ? nil : requests
    switch event {
    case .ask(.more) where why == nil ? then != .idle : why != .more: break
    case .ask(.update) where why == .fetch || why == .more: then = max(then, .stale)
    case .ask(let wanted):
      let goesOn = wanted == .more && why == .more && then != .again
      (requests, why, then) = (requests + 1, wanted, goesOn ? then : .idle)
      return .begin(requests)
    case .answered(running) where then == .again, .failed(running) where then == .again:
      return .again
    case .answered(running): return end(.show, then)
    case .failed(running): return end(.notify, why == .update ? max(then, .stale) : then)
    case .cancelled(running): return end(.end, why == .more ? then : .stale)
    case .left where why != nil: return end(.giveUp, why == .more ? then : .stale)
    case .left: then = min(then, .stale)
    case .doubted: then = max(then, .stale)
    case .changed: then = max(then, .news)
    case .edited: if why != nil { then = .again }
    case .answered, .failed, .cancelled: break
    }
    return .nothing
  }

  private mutating func end(_ action: Action, _ next: Then) -> Action {
    (why, then) = (nil, next == .again ? .stale : next)
    return action
  }
}
