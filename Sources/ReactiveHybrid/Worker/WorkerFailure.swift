/// Why a worker has no answer: the only error that view models know.
///
/// Services throw what they like. A worker calls them inside ``translating(_:)``, the one place that
/// turns errors into failures.
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

  /// The service answered that there is nothing: it threw a ``NothingFound`` error.
  case nothing(Reason)

  /// What was asked for doesn't exist or can't be done: the service threw a ``Refusal``. The same request
  /// will be refused again.
  case refused(Reason)

  /// The request was cancelled. This is not an error and shows nothing.
  case cancelled

  /// What to tell the user; `nil` for a cancellation.
  public var reason: Reason? {
    switch self {
    case .failed(let reason), .nothing(let reason), .refused(let reason): reason
    case .cancelled: nil
    }
  }

  /// Whether the same request will be refused again.
  public var isFinal: Bool {
    if case .refused = self { true } else { false }
  }

  /// Calls a service and translates whatever it throws.
  public static func translating<Answer>(
    _ call: () async throws -> Answer
  ) async throws(WorkerFailure) -> Answer {
    do {
      return try await call()
    } catch let failure as WorkerFailure {
      throw failure
    } catch is CancellationError {
      throw .cancelled
    } catch let nothing as any NothingFound {
      throw .nothing(Reason(nothing))
    } catch let refusal as any Refusal where refusal.isFinal {
      throw .refused(Reason(refusal))
    } catch {
      // A cancelled service may describe that in its own words, such as "interrupted".
      throw Task.isCancelled ? .cancelled : .failed(Reason(error))
    }
  }
}
