import Prompt

/// What screens and commands write to.
public final class Terminal {
  private let output: any Output
  private let presentation: Presentation

  /// Creates a terminal that writes to `output`.
  public init(_ output: any Output, as presentation: Presentation = .transcript) {
    self.output = output
    self.presentation = presentation
  }

  /// How many cells there are in a line; at least 20, as on fewer nothing can be shown.
  var columns: Int { max(20, output.columns) }

  /// Behind how many cells a line may be cut, which then ends with `…`; `nil` where nothing may get
  /// lost: other programs read it, or somebody listens.
  var limit: Int? { isPlain ? nil : output.limit.map { max(20, $0) } }

  /// How many lines are seen at a time; `nil` if there is no end to them.
  var rows: Int? { output.rows }

  /// The number of the line that is being typed, or was typed just now; `nil` if nothing stands on it.
  var begunLine: Int? { output.begunLine }

  /// Whether somebody listens rather than looks.
  var isPlain: Bool { presentation.isPlain }

  /// Whether somebody types at a terminal where the kernel edits the line, with its own few keys.
  var leavesLineToKernel: Bool {
    presentation.standard.isTerminal && !presentation.canRedraw
  }

  /// Writes lines that answer what was asked.
  public func show(_ lines: [Text], mayPage: Bool = true) {
    write(lines, to: .standard, mayPage: mayPage)
  }

  /// Writes a line that answers what was asked.
  public func show(_ line: Text) {
    write([line], to: .standard)
  }

  /// Writes the lines of a document, to be read by programs too: none is ever broken.
  func show(document lines: [Text]) {
    write(whole: lines, to: .standard)
  }

  /// Writes a line beside the answers: an alert, an error, progress.
  public func tell(_ line: Text) {
    write([line], to: .error)
  }

  /// Writes why a command can't be carried out.
  func tell(_ error: CommandError) {
    tell("\("error:", .error) \(error.description)")
  }

  /// Writes lines that nobody asked for: no pager takes the screen for them.
  func announce(_ lines: [Text]) {
    write(lines, to: .standard, mayPage: false)
  }

  private func write(_ lines: [Text], to stream: OutputStream, mayPage: Bool = true) {
    guard presentation.surface(of: stream).isTerminal else {
      return write(whole: lines, to: stream)
    }
    let columns = columns
    write(whole: lines.flatMap { $0.hanging(in: columns) }, to: stream, mayPage: mayPage)
  }

  private func write(whole lines: [Text], to stream: OutputStream, mayPage: Bool = true) {
    guard !lines.isEmpty else { return }
    let palette = presentation.surface(of: stream).palette
    var text = ""
    for line in lines {
      text += line.rendered(in: palette)
      text += "\n"
    }
    if mayPage, case .standard = stream, presentation.pager != nil, areMoreThanScreen(lines) {
      output.page(text)
    } else {
      output.write(text, to: stream)
    }
  }

  private func areMoreThanScreen(_ lines: [Text]) -> Bool {
    guard let rows = output.rows else { return false }
    return Pager.isWanted(for: lines, columns: output.columns, rows: rows)
  }
}
