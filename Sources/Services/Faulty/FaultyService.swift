import BusinessLogic

/// Any service with a fault in front.
///
/// It conforms to whatever protocol its base conforms to, see the extensions; so a new service of
/// a known protocol can be made to fail without a line of its own.
public struct FaultyService<Base: Sendable>: Sendable {
  let base: Base
  let name: String
  let panel: FaultPanel
  private let clock: any Clock<Duration>

  /// Puts the faults that `panel` has for `name` in front of `base`; a slow one waits on `clock`.
  public init(
    _ base: Base, name: String, panel: FaultPanel, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.base = base
    self.name = name
    self.panel = panel
    self.clock = clock
  }

  /// One call: lets the fault happen, or passes on to the base.
  func call<Answer: Emptiable>(_ work: (Base) async throws -> Answer) async throws -> Answer {
    try await call(work, orAnswer: { Answer.nothing })
  }

  /// One call whose answer can't be empty: a service that answers with nothing fails then.
  func call<Answer>(_ work: (Base) async throws -> Answer) async throws -> Answer {
    try await call(work, orAnswer: { throw InjectedFailure(message: "No answer from the service") })
  }

  /// One call that knows best what an empty answer is.
  func call<Answer>(
    _ work: (Base) async throws -> Answer, orAnswer nothing: () throws -> Answer
  ) async throws -> Answer {
    switch await panel.nextEffect(on: name) {
    case .none:
      return try await work(base)
    case .fail(let message):
      throw InjectedFailure(message: message)
    case .empty:
      return try nothing()
    case .delay(let duration):
      try await clock.sleep(for: duration)
      return try await work(base)
    case .hang:
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
  }
}

/// The error of a service that was made to fail.
struct InjectedFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
