/// The reason why a worker has no answer: the only error type that view models handle.
///
/// Services throw any error. A worker calls them inside ``translating(file:line:function:_:)``; only ``init(_:)`` turns
/// errors into failures. What a question or a write throws without a worker is translated as well.
///
/// ```swift
/// struct Offline: Error {}
///
/// struct PlanetsWorker {
///   func planets() async throws(WorkerFailure) -> [String] {
///     try await WorkerFailure.translating { throw Offline() }  // throws .failed(Reason(Offline()))
///   }
/// }
/// ```
public enum WorkerFailure: Error, Sendable, Equatable {
  /// The service failed.
  case failed(Reason)

  /// The service found nothing: it threw a ``NothingFound`` error.
  case nothing(Reason)

  /// The request names something missing or is impossible: the service threw a ``Refusal``. The
  /// same request will be refused again.
  case refused(Reason)

  /// The request was cancelled. This is not an error and shows nothing.
  case cancelled

  /// The reason to report to the user; `nil` for a cancellation.
  public var reason: Reason? {
    switch self {
    case .failed(let reason), .nothing(let reason), .refused(let reason): reason
    case .cancelled: nil
    }
  }

  /// Whether the same request will be refused again.
  public var isFinal: Bool { if case .refused = self { true } else { false } }

  /// Translates an error of a service.
  public init(_ error: any Error) { self.init(error, isCancelled: Task.isCancelled) }

  /// Translates an error of a service whose task was cancelled or not.
  package init(_ error: any Error, isCancelled: Bool) {
    self =
      switch error {
      case let failure as WorkerFailure: failure
      case is CancellationError: .cancelled
      case is any NothingFound: .nothing(Reason(error))
      case let refusal as any Refusal where refusal.isFinal: .refused(Reason(error))
      // A cancelled service may throw an error of its own, such as "interrupted".
      default: isCancelled ? .cancelled : .failed(Reason(error))
      }
  }

  /// Calls a service and translates any error that it throws.
  ///
  /// A trace shows the caller's file and function, and what became of the error.
  public nonisolated(nonsending) static func translating<Answer>(
    file: StaticString = #fileID, line: UInt = #line, function: StaticString = #function,
    _ call: nonisolated(nonsending) () async throws -> Answer
  ) async throws(WorkerFailure) -> Answer {
    var worker: Substring { "\(file)".drop { $0 != "/" }.dropFirst().prefix { $0 != "." } }
    @discardableResult
    func report(_ event: @autoclosure () -> Substring, _ phase: Seam.Phase) -> Int? {
      Seam.passed(.logic, "\(worker): \(event())", phase, file: file, line: line)
    }
    let began = report("\(function)".prefix { $0 != "(" }, .begin)
    do {
      let answer = try await call()
      report("answered", .end(of: began))
      return answer
    } catch {
      let failure = WorkerFailure(error)
      var name: Substring { "\(failure)".prefix { $0 != "(" } }
      // A failure that a worker translated before stays what it is.
      if !(error is WorkerFailure) {
        Seam.passed(.logic, "\(type(of: error)) becomes WorkerFailure.\(name)")
      }
      report(name, .end(of: began, isCancelled: failure == .cancelled))
      throw failure
    }
  }
}
