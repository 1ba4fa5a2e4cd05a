import BusinessLogic
import Decisions
import ReactiveHybrid

package struct Tracing: Decoration {
  private let name: String
  private let listener: @Sendable () -> Trace.Listener?

  /// `listener` returns the listener; `nil` while tracing is off.
  package init(_ name: String, to listener: @escaping @Sendable () -> Trace.Listener?) {
    (self.name, self.listener) = (name, listener)
  }

  package func call<Answer>(
    _ call: () -> String, at place: (file: StaticString, line: UInt),
    _ work: () async throws -> Answer
  ) async throws -> Answer {
    guard let listener = self.listener() else { return try await work() }
    func passed(_ event: String, _ phase: Seam.Phase) -> Int {
      listener(Seam(.service, "\(name): \(event)", phase, file: place.file, line: place.line))
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
      _ = passed(event, .end(of: began, isCancelled: error is CancellationError))
      throw error
    }
  }

  package func states(
    of base: some WatchingWorkerProtocol
  ) async throws -> AsyncStream<SourceState> {
    try await base.states().mapped { [self] state in
      let event = state.trouble.map { "in trouble: \($0)" } ?? "change \(state.changes)"
      _ = listener()?(Seam(.service, "\(name): \(event)"))
      return state
    }
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
