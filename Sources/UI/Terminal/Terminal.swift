import BusinessLogic
import Prompt

/// The output of screens and commands.
public final class Terminal {
  private let output: any Output
  private let appearance: Appearance

  /// The log of the output and of the terminal's properties; `nil` if the session isn't recorded.
  var log: (any SessionLog)?

  /// The number of the current command's first line in a pipe, from 1; `nil` for other input.
  var lineNumber: Int?

  /// The file that the line is in; `nil` for a pipe.
  package var lineSource: String?

  /// The answers that are gathered, as in a file; `nil` while they are shown.
  private var gathered: String?

  /// Creates a terminal that writes to `output`.
  public init(_ output: any Output, as appearance: Appearance = .transcript) {
    self.output = output
    self.appearance = appearance
  }

  /// The width of a line, in cells; at least 20, because less can't show anything useful.
  var columns: Int { max(20, read("columns", output.columns) ?? 80) }

  /// The width that lines are cut to, with a final `…`, in cells; `nil` for other programs and
  /// screen readers, which must get the whole text.
  var limit: Int? {
    isPlain || gathered != nil ? nil : read("limit", output.limit).map { max(20, $0) }
  }

  /// The number of visible lines; `nil` if there is no limit.
  var rows: Int? { gathered == nil ? read("rows", output.rows) : nil }

  /// The number of the line being typed, or just typed; `nil` if it is empty.
  var begunLine: Int? { read("typing", output.begunLine) }

  private func read(_ name: String, _ value: @autoclosure () -> Int?) -> Int? {
    guard let log else { return value() }
    return log.read(name, value().map { String($0) }).flatMap { Int($0) }
  }

  var isPlain: Bool { appearance.isPlain }

  /// Whether the kernel edits the input lines, with its own few keys.
  var leavesLineToKernel: Bool {
    appearance.standard.isTerminal && !appearance.canRedraw
  }

  package func show(_ lines: [Text], mayPage: Bool = true) {
    write(lines, to: .standard, mayPage: mayPage)
  }

  package func show(_ line: Text) { show([line]) }

  /// Writes a document that programs may read: into a file or a pipe as it is, at a terminal by its
  /// safe `rows`, unbroken.
  func show(_ document: String, as rows: Rows) {
    let isWhole = document.isEmpty || document.utf8.last == UInt8(ascii: "\n")
    write(
      rows.all.flatMap(\.lines), to: .standard, document: isWhole ? document : document + "\n")
  }

  /// Writes a line that is not part of an answer, such as an alert or an error.
  package func report(_ line: Text) {
    write([line], to: .error)
  }

  package func report(_ error: CommandError) {
    report(error.reported(at: place))
  }

  func report(alert message: String) {
    report("\("\(Alert.title):", .alert) \(place)\(message)")
  }

  private var place: String {
    lineNumber.map { number in lineSource.map { "\($0):\(number): " } ?? "line \(number): " } ?? ""
  }

  /// Writes a line that depends on how long something takes, such as progress. Not recorded.
  package func report(meanwhile line: Text) {
    write([line], to: .error, isLogged: false)
  }

  /// Writes lines that no command asked for: they are no part of an answer that is gathered.
  func announce(_ lines: [Text]) {
    write(lines, to: .standard, mayPage: false, isAnswer: false)
  }

  /// Writes lines with times. Not recorded.
  func announce(timed lines: [Text]) {
    write(lines, to: .standard, mayPage: false, isLogged: false)
  }

  /// Gathers answers from now on, instead of showing them.
  func gather() { gathered = "" }

  func takeGathered() -> String {
    defer { gathered = nil }
    return gathered ?? ""
  }

  private func write(
    _ lines: [Text], to stream: OutputStream, mayPage: Bool = true, isLogged: Bool = true,
    isAnswer: Bool = true, document: String? = nil
  ) {
    guard !lines.isEmpty else { return }
    if case .standard = stream, isAnswer, gathered != nil {
      gathered? += document ?? lines.map { "\($0.rendered(in: .none))\n" }.joined()
      return
    }
    if let log, isLogged {
      let kind: SessionEvent.Kind = if case .standard = stream { .shown } else { .report }
      log.note(SessionEvent(kind, lines: lines.map(\.safe)))
    }
    let surface = appearance.surface(of: stream)
    if let document, !surface.isTerminal { return output.write(document, to: stream) }
    var lines = lines
    if surface.isTerminal, document == nil {
      let columns = columns
      lines = lines.flatMap { $0.hanging(in: columns) }
    }
    var text = ""
    for line in lines {
      text += line.rendered(in: surface.palette)
      text += "\n"
    }
    if mayPage, case .standard = stream, appearance.pager != nil, let rows = output.rows,
      Pager.isWanted(for: lines, columns: output.columns, rows: rows)
    {
      output.page(text)
    } else {
      output.write(text, to: stream)
    }
  }
}
