/// What screens and commands write to.
public final class Terminal {
  private let output: any Output

  /// How often the answer was a no.
  private(set) var denials = 0

  /// Creates a terminal that writes to `output`.
  public init(_ output: any Output) {
    self.output = output
  }

  /// How many cells there are in a line; at least 20, as on fewer nothing can be shown.
  var columns: Int { max(20, output.columns) }

  /// How many lines are seen at a time; `nil` if there is no end to them.
  var rows: Int? { output.rows }

  /// Writes lines that answer what was asked.
  public func show(_ lines: [Text]) {
    write(lines, to: .standard)
  }

  /// Writes a line that answers what was asked.
  public func show(_ line: Text) {
    write([line], to: .standard)
  }

  /// Writes lines that answer what was asked with a no, such as that nothing was found: the command
  /// that asked has failed.
  func deny(_ lines: [Text]) {
    denials += 1
    show(lines)
  }

  /// Writes a line beside the answers: an alert, an error, progress.
  public func tell(_ line: Text) {
    write([line], to: .error)
  }

  private func write(_ lines: [Text], to stream: OutputStream) {
    guard !lines.isEmpty else { return }
    output.write(lines.map { $0.safe + "\n" }.joined(), to: stream)
  }
}
