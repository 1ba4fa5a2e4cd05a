/// A fault with the number of calls it has affected.
struct FaultSchedule: Sendable {
  let fault: Fault
  private var calls = 0

  init(_ fault: Fault) {
    self.fault = fault
  }

  /// Counts a call, and returns the effect on it.
  mutating func next() -> FaultEffect {
    calls += 1
    switch fault.kind {
    case .fail(let message): return .fail(message)
    case .empty: return .empty
    case .slow(let duration): return .delay(duration)
    case .hang: return .hang
    case .down: return .fail("The service can't be reached")
    case .flaky(let failing, let round):
      let place = (calls - 1) % round
      return place < failing ? .fail("Failed call \(place + 1) of \(round)") : .none
    }
  }

  /// Whether a fault that happens only once has happened.
  var isOver: Bool {
    guard fault.isOnce else { return false }
    guard case .flaky(_, let round) = fault.kind else { return calls > 0 }
    return calls >= round
  }
}

/// The effect of a fault on one call.
public enum FaultEffect: Sendable, Hashable {
  case none
  case fail(String)
  case empty
  case delay(Duration)
  case hang
}
