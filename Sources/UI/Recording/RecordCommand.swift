import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let record = Command(
    "record", "FILE|off", completes: [.file],
    summary: "Record the session, to replay it",
    example: ["record bug.jsonl", "pros", "record off"],
    help: [
      "  record FILE  reopen the decisions and start recording",
      "  record off   stop recording; leaving stops it, too",
      "A recording starts with an empty undo history and without faults. It contains your commands, "
        + "the answers of the services, the changes of each box and the output, with the texts of your "
        + "decisions. `proscons --replay FILE` repeats it on any machine, and names the first step that "
        + "differs. While recording, `/` doesn't search as you type, and `serve` is refused.",
    ]
  ) { (session, context, words) throws(CommandError) in
    let path = try words.path("file")
    if path == "off" {
      guard session.stage.log != nil else {
        throw CommandError("not recording: `record FILE` starts")
      }
      try session.stage.endLog()
      return session.say("Recording stopped")
    }
    guard session.stage.log == nil else {
      throw CommandError("already recording: `record off` stops it")
    }
    if session.isInWrongFolder { throw .wrongFolder }
    guard session.edits.mayDiscardEdits(by: "Enter `record`") else { return .done }
    return try await session.record(in: path)
  }
}

extension Session {
  /// Opens the decisions in a new session at the current route, with the aliases, and records it from
  /// its first command.
  fileprivate func record(in path: String) async throws(CommandError) -> Outcome {
    let next = try await open(.recording(path), isLive)
    _ = await faults.heal(faults.targets)
    tour.end()
    terminal.report(
      "Recording to \(path). It contains the texts of your decisions: read it before you share it")
    if pages?.areShown == true {
      terminal.report("The pages of `serve` have ended: they can't be recorded")
    }
    next.stage.beginLog()
    successor = next
    // A replay doesn't read the startup file.
    for line in stage.aliases.lines { _ = await next.begin(with: line) }
    return await next.begin(with: "\(Command.go.name) \(router.route)")
  }

  /// Runs a command that the user hasn't typed, and records it.
  private func begin(with line: String) async -> Outcome {
    stage.log?.note(
      SessionEvent(.command, nil, CommandLines.line(for: line), number: terminal.lineNumber))
    let outcome = await perform(CommandContext(Substring(line), in: self))
    stage.log?.note(SessionEvent(.outcome, line, outcome.description))
    return outcome
  }
}

nonisolated extension SessionEvent {
  /// Creates the event of a line that was read; `number` is its number in a script.
  package init(_ event: LineEvent, number: Int?) {
    switch event {
    case .line(let line): self.init(.command, nil, line, number: number)
    case .block(let lines): self.init(.block, lines: lines)
    case .interrupted: self.init(.key, nil, "discard")
    case .end: self.init(.key, nil, "end")
    }
  }

  package var line: LineEvent? {
    switch (kind, text) {
    case (.command, let line?): .line(line)
    case (.block, _): .block(lines ?? [])
    case (.key, "discard"): .interrupted
    case (.key, "end"): .end
    default: nil
    }
  }
}
