import BusinessLogic
import ReactiveHybrid

/// A service whose calls are traced.
public typealias TracedService<Base: Sendable> = DecoratedService<Base, Tracing>

extension DecoratedService where Around == Tracing {
  /// Traces the calls of `base` under `name`. `hear` returns the listener; `nil` while tracing is
  /// off.
  public init(_ base: Base, name: String, hearing hear: @escaping @Sendable () -> Trace.Listener?) {
    self.init(base, Tracing(name: name, hear: hear))
  }
}

/// The trace of one service.
public struct Tracing: Decoration {
  let name: String
  let hear: @Sendable () -> Trace.Listener?

  /// Makes the call, and reports its start and its end.
  public func call<Answer>(
    _ call: () -> String, at place: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer, orAnswer _: () throws -> Answer
  ) async throws -> Answer {
    guard let hear = hear() else { return try await work() }
    func passed(_ event: String, _ phase: Seam.Phase) -> Int {
      hear(Seam(.service, "\(name): \(event)", phase, file: place.file, line: place.line))
    }
    let began = passed("asked for \(call())", .begin)
    do {
      let answer = try await work()
      _ = passed("answered\(Self.size(of: answer))", .end(of: began))
      return answer
    } catch {
      let event =
        switch error {
        case is CancellationError: "cancelled"
        case is InjectedFailure: "injected fault: \(error)"
        default: "failed: \(error)"
        }
      _ = passed(event, .end(of: began))
      throw error
    }
  }

  /// Returns the states of the service, and reports each.
  public func states(over source: AsyncStream<SourceState>) async -> AsyncStream<SourceState> {
    let (states, continuation) = AsyncStream.makeStream(
      of: SourceState.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task { [self] in
      for await state in source {
        let event = state.trouble.map { "in trouble: \($0)" } ?? "change \(state.changes)"
        _ = hear()?(Seam(.service, "\(name): \(event)"))
        continuation.yield(state)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return states
  }

  private static func size(of answer: Any) -> String {
    switch answer {
    case let topic as Topic: " with \(counted(topic.arguments.count, "argument"))"
    case let decision as Decision: " with \(counted(decision.options.count, "option"))"
    case let slice as DecisionSlice: " with \(counted(slice.items.count, "decision"))"
    case let all as [Any]: " with \(counted(all.count, "item"))"
    default: ""
    }
  }
}
