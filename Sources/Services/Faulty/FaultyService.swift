import BusinessLogic
import Decisions

/// A service with the faults of a ``FaultPanel``.
package typealias FaultyService<Base: Sendable> = DecoratedService<Base, Faults>

extension DecoratedService where Around == Faults {
  /// Applies the faults that `panel` has for `name` to the calls of `base`. A delay calls `wait`.
  package init(
    _ base: Base, name: String, panel: FaultPanel,
    waiting wait: @escaping @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0)
    }
  ) {
    self.init(base, Faults(name: name, panel: panel, wait: wait))
  }
}

package struct Faults: Decoration {
  let name: String
  let panel: FaultPanel
  let wait: @Sendable (Duration) async throws -> Void

  package func call<Answer>(
    _: () -> String, at _: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer {
    switch await panel.nextEffect(on: name) {
    case .none:
      return try await work()
    case .fail(let message):
      throw InjectedFailure(message: message)
    case .empty:
      guard let nothing = (Answer.self as? any Emptiable.Type)?.nothing as? Answer else {
        throw InjectedFailure(message: "No answer from the service")
      }
      return nothing
    case .delay(let duration):
      try await wait(duration)
      return try await work()
    case .hang:
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
  }

  package func states(over source: AsyncStream<SourceState>) async -> AsyncStream<SourceState> {
    await panel.states(over: source)
  }
}

/// An answer that can be empty, for injected empty answers.
private protocol Emptiable {
  static var nothing: Self { get }
}

extension Array: Emptiable {
  fileprivate static var nothing: [Element] { [] }
}

extension Topic: Emptiable {
  fileprivate static var nothing: Topic { Topic(title: "", arguments: []) }
}

extension Decision: Emptiable {
  fileprivate static var nothing: Decision { Decision(title: "this decision", options: []) }
}

extension DecisionSlice: Emptiable {
  fileprivate static var nothing: DecisionSlice { DecisionSlice(of: [], upTo: nil) }
}

struct InjectedFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
