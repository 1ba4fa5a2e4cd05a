/// An injected failure, which shows how the layers above handle it.
package struct Fault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case fail(String)
    case empty
    case slow(Duration)
    case hang
    /// Every call takes longer, and isn't ended by a cancellation, like one of a disk that stalls.
    case stall(Duration)
    /// Every call fails, and the service reports itself as unreachable.
    case down
    /// The first `failing` of every `calls` calls fail.
    case flaky(failing: Int, calls: Int)
  }

  package let kind: Kind
  /// Whether the fault ends after one call, or after one round of a flaky service.
  package let isOnce: Bool

  package init(_ kind: Kind, once isOnce: Bool = false) {
    self.kind = kind
    self.isOnce = isOnce
  }

  /// Returns the effect on a call: a failure, an empty answer, a delay or no answer; `nil` for none.
  /// Calls are numbered from 1.
  func effect(onCall number: Int) -> Kind? {
    switch kind {
    case .fail, .empty, .slow, .hang, .stall: return kind
    case .down: return .fail("The service can't be reached")
    case .flaky(let failing, let round):
      let index = (number - 1) % round
      return index < failing ? .fail("Failed call \(index + 1) of \(round)") : nil
    }
  }

  /// Returns whether a fault that happens only once has happened after so many calls.
  func isOver(after calls: Int) -> Bool {
    if case .flaky(_, let round) = kind { isOnce && calls >= round } else { isOnce }
  }
}
