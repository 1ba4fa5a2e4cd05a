import Decisions

extension DecisionMarkdown {
  /// Returns a decision as a new file: in MADR 4.0, or with headings `Pros` and `Cons` if the only
  /// option is the decision itself. Read again, it gives the same values except for lines.
  ///
  /// A value that Markdown can't express, such as an option called `Pros`, may read differently.
  public static func document(of decision: Decision) -> [UInt8] {
    if decision.isTopic {
      let plain = NewFile(of: decision, isPlain: true).bytes
      let read = self.decision(in: plain, named: decision.title)
      if Meaning(read) == Meaning(decision) { return plain }
    }
    return NewFile(of: decision, isPlain: false).bytes
  }

  /// Returns a new decision in MADR 4.0: its status, its date if given, and its title. Edits add
  /// sections.
  public static func template(title: String, date: String?) -> [UInt8] {
    NewFile(title, status: "proposed", date: date).bytes
  }
}

/// Builds a new file, with a blank line between its parts.
private struct NewFile {
  private var text = ""
  var bytes: [UInt8] { Array(text.utf8) }

  init(_ title: String, status: String?, date: String?) {
    let fields = [("status", status), ("date", date)].compactMap { key, value in
      value.map { "\(key): " + FrontMatterValue.written(Self.line($0)).text }
    }
    if !fields.isEmpty { add(["---"] + fields + ["---"]) }
    heading(1, title)
  }

  /// - Parameter isPlain: Whether the arguments are below a heading for each side.
  init(of decision: Decision, isPlain: Bool) {
    self.init(decision.title, status: decision.status, date: decision.date)
    if let context = decision.context {
      heading(2, "Context and Problem Statement")
      add([Self.line(context)])
    }
    section(2, "Decision Drivers", decision.drivers.map { "* " + Self.line($0) })
    if isPlain {
      for (side, title) in [(Side.pro, "Pros"), (.con, "Cons"), (.neutral, "Neutral")] {
        let arguments = decision.options.flatMap { $0.arguments(on: side) }
        section(2, title, arguments.flatMap { Self.item($0, below: title) })
      }
    } else {
      section(2, "Considered Options", decision.options.map { "* " + Self.title($0.title) })
    }
    let consequences = Self.items(decision.remarks, decision.consequences)
    if let chosen = decision.chosen {
      heading(2, "Decision Outcome")
      add(["Chosen option: \"\(Self.title(decision.options[chosen].title))\""])
    } else if !consequences.isEmpty {
      heading(2, "Decision Outcome")
    }
    section(3, "Consequences", consequences)
    let argued = decision.options.filter { !$0.arguments.isEmpty || !$0.notes.isEmpty }
    guard !isPlain, !argued.isEmpty else { return }
    heading(2, "Pros and Cons of the Options")
    for option in argued { section(3, option.title, Self.items(option.notes, option.arguments)) }
  }

  private mutating func add(_ lines: [String]) {
    text += (text.isEmpty ? "" : "\n") + lines.map { $0 + "\n" }.joined()
  }

  private mutating func heading(_ level: Int, _ title: String) {
    add([String(repeating: "#", count: level) + " " + Self.title(title)])
  }

  /// Adds a heading and its lines. Adds nothing if there are no lines.
  private mutating func section(_ level: Int, _ title: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    heading(level, title)
    add(lines)
  }

  private static func items(_ notes: [String], _ arguments: [Argument]) -> [String] {
    notes.map { "* " + line($0) } + arguments.flatMap { item($0, below: "Option 1") }
  }

  /// Returns the lines of an argument, with the first marker that is read back unchanged.
  private static func item(_ argument: Argument, below heading: String) -> [String] {
    let markers = [.none, SideMarker.standard(argument.side), .plain(argument.side)]
    let lines = markers.map { "* " + $0.opening.text + line(argument.text) }
    let written = lines.first { line in
      let file = Array("# Title\n\n## \(heading)\n\n\(line)\n".utf8)
      let read = DecisionMarkdown.decision(in: file, named: "").options.flatMap(\.arguments)
      return read.map { Argument($0.side, $0.text) } == [Argument(argument.side, argument.text)]
    }
    let weight = argument.weight == 1 ? "" : " " + Weight.comment(argument.weight)
    return [(written ?? lines[1]) + weight] + argument.details.map { "  * " + line($0) }
  }

  /// Returns a title with its marks escaped, so that they aren't read as decoration.
  private static func title(_ title: String) -> String {
    let line = line(title)
    guard InlineText.plain(line) != line else { return line }
    return line.map { "*_`[]\\!".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension [UInt8] {
  fileprivate var text: String { string(indices) }
}
