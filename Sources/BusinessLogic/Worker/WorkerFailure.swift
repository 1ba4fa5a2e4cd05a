/// Why a worker has no answer: the only error that view models know.
public enum WorkerFailure: Error, Sendable, Equatable {
  /// The service failed; the message is for the person at the screen.
  case failed(String)

  /// The service answered with nothing, which is what there is now; the message says of what, and the
  /// heading under which it would stand says whose, if it is somebody's.
  case nothing(String, of: String? = nil)

  /// What was asked for doesn't exist or can't be: to ask again is of no use.
  case refused(String)

  /// Nobody waits for the answer any more. It is no fault of the service and shows nothing.
  case cancelled

  /// Whether to ask again is of no use.
  var isFinal: Bool {
    if case .refused = self { true } else { false }
  }

  /// What there is to be told of it; `nil` for a cancellation.
  var message: String? {
    switch self {
    case .failed(let message), .nothing(let message, of: _), .refused(let message): message
    case .cancelled: nil
    }
  }

  /// Calls a service and turns whatever it throws into a failure: the one place that does.
  ///
  /// A service's errors describe themselves, in a sentence that names the place and the next step.
  static func translating<Answer>(
    _ call: () async throws -> Answer
  ) async throws(WorkerFailure) -> Answer {
    do {
      return try await call()
    } catch is CancellationError {
      throw .cancelled
    } catch let nothing as NothingFound {
      throw .nothing(nothing.description, of: nothing.heading)
    } catch let refusal as any Refusal where refusal.isFinal {
      throw .refused(String(describing: refusal))
    } catch {
      // A service that was cancelled may say so in its own words, such as "interrupted".
      throw Task.isCancelled ? .cancelled : .failed(String(describing: error))
    }
  }
}

/// An error that a service throws for what doesn't exist or can't be done.
public protocol Refusal: Error {
  /// Whether the same request will be refused again.
  var isFinal: Bool { get }
}

extension Refusal {
  /// `true`.
  public var isFinal: Bool { true }
}
