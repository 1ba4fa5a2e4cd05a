/// Where text goes.
public protocol Output: Sendable {
  /// Writes `text` as it is, at once and in the order of the calls, whoever calls.
  ///
  /// The text has been made safe for a terminal before it comes here.
  nonisolated func write(_ text: String, to stream: OutputStream)
}

/// The two streams of a program.
public enum OutputStream: Sendable {
  /// Rows and answers: the data that another program may read on.
  case standard
  /// Alerts, errors and progress: what only a person reads.
  case error
}
