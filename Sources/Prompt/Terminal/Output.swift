/// Where text goes.
public protocol Output: Sendable {
  /// Writes `text` as it is, at once and in the order of the calls, whoever calls.
  ///
  /// The text has been made safe for a terminal before it comes here.
  nonisolated func write(_ text: String, to stream: OutputStream)

  /// Writes an answer that is longer than the screen: where somebody can turn its pages, page by
  /// page.
  nonisolated func page(_ text: String)

  /// How many cells there are in a line.
  nonisolated var columns: Int { get }

  /// How many cells of a line are seen at once; `nil` where programs read it, to its end.
  nonisolated var limit: Int? { get }

  /// The number of the line that somebody is typing, as soon as something stands on it, or has just
  /// typed; `nil` where nobody types.
  nonisolated var begunLine: Int? { get }

  /// How many lines are seen at a time; `nil` if nobody looks at them one screen after the other.
  nonisolated var rows: Int? { get }
}

extension Output {
  /// All at once, where nobody can turn pages.
  public nonisolated func page(_ text: String) { write(text, to: .standard) }

  /// 80, where nobody knows.
  public nonisolated var columns: Int { 80 }

  /// The width.
  public nonisolated var limit: Int? { columns }

  /// `nil`, as for everything that is no terminal.
  public nonisolated var begunLine: Int? { nil }

  /// `nil`, as for everything that is no terminal.
  public nonisolated var rows: Int? { nil }
}

/// The two streams of a program.
public enum OutputStream: Sendable {
  /// Rows and answers: the data that another program may read on.
  case standard
  /// Alerts, errors and progress: what only a person reads.
  case error
}
