import BusinessLogic
import Decisions

/// Applies the faults that a ``FaultPanel`` has for a name to the calls of a service.
package struct Faults: Decoration {
  private let name: String
  private let panel: FaultPanel
  private let wait: @Sendable (Duration) async throws -> Void

  /// A delay calls `wait`.
  package init(
    _ name: String, on panel: FaultPanel,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0)
    }
  ) {
    (self.name, self.panel, self.wait) = (name, panel, wait)
  }

  package func call<Answer>(
    _: () -> String, at _: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer {
    switch await panel.nextEffect(on: name) {
    case nil, .down, .flaky:
      return try await work()
    case .fail(let message):
      throw InjectedFailure(description: message)
    case .empty:
      if let nothing = Self.nothings.lazy.compactMap({ $0 as? Answer }).first { return nothing }
      throw InjectedFailure(description: "No answer from the service")
    case .slow(let duration):
      try await wait(duration)
      return try await work()
    case .stall(let duration):
      // A task of its own isn't cancelled with the caller's.
      try await Task { [wait] in try await wait(duration) }.value
      return try await work()
    case .hang:
      // Until it is cancelled
      try await Task.sleep(for: .seconds(1 << 30))
      throw CancellationError()
    }
  }

  package func states(
    of base: some WatchingWorkerProtocol
  ) async throws -> AsyncStream<SourceState> {
    await panel.states(over: try await base.states())
  }

  /// The empty answers, by their types. An empty list is one of any type.
  private static var nothings: [any Sendable] {
    [
      [any Sendable](), Topic(title: "", arguments: []),
      Decision(title: "this decision", options: []), DecisionSlice(of: [], upTo: nil),
      DecisionHistory(),
    ]
  }
}

struct InjectedFailure: Error, CustomStringConvertible {
  let description: String
}
