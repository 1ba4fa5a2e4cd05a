/// How a command or a fetch ended.
///
/// ```swift
/// func exitStatus(_ outcome: Outcome) -> Int32 { outcome == .done ? 0 : 1 }
/// ```
public enum Outcome: Sendable, Equatable {
  /// It did what was asked.
  case done
  /// It did what was asked, and the answer is no: a check has found problems.
  case no
  /// It failed, and the user has been told why.
  case failed(WorkerFailure)
  /// It was cancelled, or a newer request took its place.
  case cancelled
}
