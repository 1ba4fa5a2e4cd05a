/// The state machine of a fetch: tracks the running request and decides what its answer does.
///
/// The machine is a value without tasks or services. It numbers the requests and ignores answers to
/// a request that is no longer running, so the newest request wins.
///
/// In this table, `then` is the state after the running request: stale if its answer will be out of
/// date, otherwise idle. "Give up" also cancels the request. A dash changes nothing.
///
/// | event | idle | stale | fetching (n, why, then) |
/// | --- | --- | --- | --- |
/// | ask for a fetch | begin | begin | begin |
/// | ask for an update | begin | begin | update: begin; else then = stale |
/// | ask for more | begin | – | more: begin; else – |
/// | answered n | – | – | then; show |
/// | failed n | – | – | then (update: stale); tell |
/// | cancelled n | – | – | stale (more: then); end |
/// | service changed | stale | stale | update: stale, give up; else then = stale |
/// | edited | – | – | fetch: then = stale; update, more: idle, give up |
/// | left | – | – | as cancelled; give up |
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
    case ask(Why)
    case answered(Int)
    case failed(Int)
    case cancelled(Int)
    /// The data behind the service has changed.
    case serviceChanged
    /// The user's own edit has changed the content.
    case edited
    /// The screen has disappeared.
    case left
  }

  /// The action that an event requires of the view model.
  public enum Action: Sendable, Equatable {
    case nothing
    /// Start the request with this number and cancel the running one.
    case begin(Int)
    /// Show the answer.
    case show
    /// Report the failure.
    case tell
    /// Show that no request is running.
    case end
    /// Cancel the running request.
    case giveUp
  }

  /// The state of the machine.
  public enum State: Sendable, Equatable {
    /// No fetch is due. The last one may have failed: ``Content/status`` tells.
    case idle
    /// The next appearance has to fetch.
    case stale
    /// A request is running; `isStaleAfterwards` if its answer will be out of date.
    case fetching(Int, Why, isStaleAfterwards: Bool)
  }

  /// The current state. A new machine is stale, because nothing was fetched yet.
  public private(set) var state = State.stale
  private var requests = 0

  /// Creates a machine in the stale state.
  public init() {}

  /// Handles an event and returns the action to take.
  public mutating func handle(_ event: Event) -> Action {
    guard case .fetching(let running, let why, let isStaleAfterwards) = state else {
      return handleAtRest(event)
    }
    let afterwards: State = isStaleAfterwards ? .stale : .idle
    switch event {
    case .ask(.fetch): return begin(.fetch)
    case .ask(let wanted) where wanted == why: return begin(wanted, isStaleAfterwards)
    case .ask(.update): state = .fetching(running, why, isStaleAfterwards: true)
    case .ask(.more): break
    case .answered(running): return move(to: afterwards, .show)
    case .failed(running): return move(to: why == .update ? .stale : afterwards, .tell)
    case .cancelled(running): return move(to: why == .more ? afterwards : .stale, .end)
    case .answered, .failed, .cancelled: break
    case .serviceChanged where why == .update: return move(to: .stale, .giveUp)
    case .edited where why != .fetch: return move(to: .idle, .giveUp)
    case .serviceChanged, .edited: state = .fetching(running, why, isStaleAfterwards: true)
    case .left: return move(to: why == .more ? afterwards : .stale, .giveUp)
    }
    return .nothing
  }

  private mutating func handleAtRest(_ event: Event) -> Action {
    switch event {
    case .ask(.more) where state == .stale: return .nothing
    case .ask(let why): return begin(why)
    case .serviceChanged: state = .stale
    case .answered, .failed, .cancelled, .edited, .left: break
    }
    return .nothing
  }

  private mutating func begin(_ why: Why, _ isStaleAfterwards: Bool = false) -> Action {
    requests += 1
    state = .fetching(requests, why, isStaleAfterwards: isStaleAfterwards && why == .more)
    return .begin(requests)
  }

  private mutating func move(to next: State, _ action: Action) -> Action {
    state = next
    return action
  }
}
