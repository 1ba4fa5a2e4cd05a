import BusinessLogic

/// A service that fails as ``FaultPanel`` says.
public typealias FaultyService<Base: Sendable> = DecoratedService<Base, Faults>

extension DecoratedService where Around == Faults {
  /// Puts the faults that `panel` has for `name` before `base`. A slow one waits on `clock`.
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

  /// The states of the service, in trouble while any service of the panel is down.
  public func states(over source: AsyncStream<SourceState>) async -> AsyncStream<SourceState> {
    await panel.states(over: source)
  }
}

/// The error of a service that was made to fail.
struct InjectedFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
