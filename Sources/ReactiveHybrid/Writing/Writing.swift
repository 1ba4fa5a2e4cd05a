/// The state machine of writes: one at a time, in the order in which they were asked for.
///
/// The machine is a value without tasks or services. It numbers the writes. A write can't be taken
/// back once its service has it, so one that was given up is late: it may still be done, and no
/// other write begins beside it.
///
/// In this table, `next` begins the write that has waited longest, if any. "Notify" reports an end
/// that nobody waits for any more. A dash changes nothing.
///
/// | event | idle | writing n | late n |
/// | --- | --- | --- | --- |
/// | ask for a write | begin | wait | wait |
/// | n ended | – | next; answer | next; notify |
/// | n was given up | – | late; give up | – |
/// | a waiting one was given up | – | forget it | forget it |
///
/// ```swift
/// var writing = Writing()
/// let first = writing.handle(.ask)  // .begin(1)
/// let second = writing.handle(.ask)  // .wait(2)
/// let givenUp = writing.handle(.gaveUp(1))  // .giveUp: write 1 is late, and 2 still waits
/// let ended = writing.handle(.ended(1))  // .notify, and writing.state is .writing(2)
/// ```
public struct Writing: Sendable, Equatable {
  /// An event in the life of a write.
  public enum Event: Sendable, Equatable {
    /// The user asks for a write.
    case ask
    /// The service has answered the write with this number, or has failed.
    case ended(Int)
    /// Nobody waits for the write with this number any more.
    case gaveUp(Int)
  }

  /// The action that an event requires.
  public enum Action: Sendable, Equatable {
    /// There is nothing to do.
    case nothing
    /// Start the write with this number.
    case begin(Int)
    /// Start the write with this number when the state says that it is its turn.
    case wait(Int)
    /// Return the result to the caller that waits for it.
    case answer
    /// Report the result as one that came late.
    case notify
    /// Let the caller go, and cancel the write, which may be done all the same.
    case giveUp

    /// The former name of ``notify``.
    @available(*, deprecated, renamed: "notify")
    public static var tell: Action { .notify }
  }

  /// The state of the machine.
  public enum State: Sendable, Equatable {
    /// No write is running.
    case idle
    /// The write with this number is running.
    case writing(Int)
    /// The write with this number was given up and hasn't ended.
    case late(Int)
  }

  /// The current state.
  public private(set) var state = State.idle

  /// The numbers of the writes that wait for their turn, in order.
  public private(set) var waiting: [Int] = []

  private(set) var writes = 0

  /// Creates an idle machine.
  public init() {}

  /// Whether a write is running that somebody waits for.
  public var isRunning: Bool { if case .writing = state { true } else { false } }

  /// Whether a write that was given up hasn't ended.
  public var isLate: Bool { if case .late = state { true } else { false } }

  /// Handles an event and returns the action to take.
  public mutating func handle(_ event: Event) -> Action {
    switch event {
    case .ask:
      writes += 1
      if state == .idle {
        state = .writing(writes)
        return .begin(writes)
      }
      waiting.append(writes)
      return .wait(writes)
    case .ended(let number) where state == .writing(number) || state == .late(number):
      let action = isLate ? Action.notify : .answer
      state = waiting.isEmpty ? .idle : .writing(waiting.removeFirst())
      return action
    case .gaveUp(let number) where state == .writing(number):
      state = .late(number)
      return .giveUp
    case .gaveUp(let number): waiting.removeAll { $0 == number }
    case .ended: break
    }
    return .nothing
  }
}
