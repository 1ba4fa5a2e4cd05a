/// A destination for text.
public protocol Output: Sendable {
  /// Writes `text` unchanged, in the order of the calls, from any thread.
  ///
  /// The caller must have escaped any control characters.
  nonisolated func write(_ text: String, to stream: OutputStream)

  /// Writes text that may be longer than the screen, through a pager if there is one.
  nonisolated func page(_ text: String)

  /// The width in cells.
  nonisolated var columns: Int { get }

  /// The width in cells to which text is cut; `nil` for no limit, such as when a program reads the
  /// output.
  nonisolated var limit: Int? { get }

  /// The number of the line that the user is typing or has just typed; `nil` if it is empty, or
  /// input isn't typed.
  nonisolated var begunLine: Int? { get }

  /// The height in lines; `nil` if the output is not a screen.
  nonisolated var rows: Int? { get }
}

extension Output {
  /// Writes all text at once.
  public nonisolated func page(_ text: String) { write(text, to: .standard) }

  /// Defaults to 80.
  public nonisolated var columns: Int { 80 }

  /// Defaults to the width.
  public nonisolated var limit: Int? { columns }

  /// Defaults to `nil`.
  public nonisolated var begunLine: Int? { nil }

  /// Defaults to `nil`.
  public nonisolated var rows: Int? { nil }
}

/// The two output streams of a program.
public nonisolated enum OutputStream: Sendable {
  /// Rows and answers: data that another program may read.
  case standard
  /// Alerts, errors and progress, for the user only.
  case error
}
