import BusinessLogic

/// A service with the faults of a ``FaultPanel``.
public typealias FaultyService<Base: Sendable> = DecoratedService<Base, Faults>

extension DecoratedService where Around == Faults {
  /// Applies the faults that `panel` has for `name` to the calls of `base`. A delay waits on
  /// `clock`.
  public init(
    _ base: Base, name: String, panel: FaultPanel, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(base, Faults(name: name, panel: panel, clock: clock))
  }
}

/// The faults of one service.
public struct Faults: Decoration {
  let name: String
  let panel: FaultPanel
  let clock: any Clock<Duration>

  /// Applies the next fault, or makes the call.
  public func call<Answer>(
    _: () -> String, at _: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer, orAnswer nothing: () throws -> Answer
  ) async throws -> Answer {
    switch await panel.nextEffect(on: name) {
    case .none:
      return try await work()
    case .fail(let message):
      throw InjectedFailure(message: message)
    case .empty:
      return try nothing()
    case .delay(let duration):
      try await clock.sleep(for: duration)
      return try await work()
    case .hang:
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
  }

  /// Returns the states of the service, with trouble while any service of the panel is down.
  public func states(over source: AsyncStream<SourceState>) async -> AsyncStream<SourceState> {
    await panel.states(over: source)
  }
}

struct InjectedFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
