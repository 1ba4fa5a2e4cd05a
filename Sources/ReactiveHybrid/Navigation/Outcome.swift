/// The outcome of a command or a fetch.
///
/// ```swift
/// func exitStatus(_ outcome: Outcome) -> Int32 { outcome == .done ? 0 : 1 }
/// ```
public enum Outcome: Sendable, Equatable, CustomStringConvertible {
  /// The request was carried out.
  case done
  /// The request was carried out, and the answer is no: a check found problems.
  case negative
  /// The request failed, and the user has been told why.
  case failed(WorkerFailure)
  /// The request was cancelled, or replaced by a newer one.
  case cancelled

  /// Converts the result of a request.
  public init<Answer>(_ result: WorkerResult<Answer>) {
    switch result {
    case .success: self = .done
    case .failure(.cancelled): self = .cancelled
    case .failure(let failure): self = .failed(failure)
    }
  }

  /// The outcome in a word, as traces and recordings have it.
  public var description: String {
    switch self {
    case .done: "done"
    case .negative: "no"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}
