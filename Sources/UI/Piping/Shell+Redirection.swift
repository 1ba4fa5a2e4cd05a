import BusinessLogic
import Prompt

extension Shell {
  /// Runs a typed line whose answer goes elsewhere; returns whether it was one.
  func redirect(_ line: String) async -> Bool {
    let number = session.terminal.begunLine
    // The lines before may have been pasted, and another one may follow.
    guard !lines.isOpen, line.last != "\\", let command = CommandContext.command(in: line) else {
      return false
    }
    do throws(CommandError) {
      guard let redirection = try Redirection(session.stage.aliases.expanded(command)) else {
        return false
      }
      await live?.remember(line)
      try await expectTypedLine(command)
      var replaced: String?
      if case .file(let path, let use) = redirection.target {
        switch FileNames.kind(of: path) {
        case .folder: throw CommandError("\(path) is a folder: expected the name of a file")
        case .other:
          throw CommandError("\(path) is no regular file: `| cat > \(path)` writes to it")
        case .file where use == .replace:
          let target = FileNames.target(ofLink: path)
          replaced = path + (target.map { ", a link to \($0)" } ?? "")
        case .file, .emptyFile, nil: break
        }
      }
      if let replaced, await !agrees(to: "Replace \(replaced)?") {
        session.terminal.report("Nothing was written")
      } else if let answer = await answer(of: redirection.command, typedOn: number) {
        try await send(answer, to: redirection.target)
      }
    } catch {
      session.terminal.report(error)
    }
    return true
  }

  private func expectTypedLine(_ line: Substring) async throws(CommandError) {
    guard await live?.canShowBelow() == true else {
      throw CommandError(
        "`|` and `>` need a terminal that tells typed lines from pasted ones: in a shell, use "
          + "`proscons PATH \(line)`")
    }
    guard session.stage.log == nil else {
      throw CommandError("a recording can't repeat `|` and `>`: `record off` ends it")
    }
  }

  private func agrees(to question: Text) async -> Bool {
    let prompt = Question(question).prompt
    isAsking = true
    defer { isAsking = false }
    live?.set {
      $0 = LineSettings()
      $0.prompt = prompt
    }
    return Question.agrees(await live?.readLine(prompt: prompt) ?? .end)
  }

  /// Runs a command and returns what it would have shown, as in a file; `nil` if it failed without an
  /// answer, or was cancelled.
  private func answer(of command: Substring, typedOn number: Int?) async -> String? {
    let terminal = session.terminal
    terminal.gather()
    var isDone = false
    await attend(saying: "Writing") {
      let context = CommandContext(command, typedOn: number, in: self.session)
      isDone = await self.run(context) && !Task.isCancelled
    }
    let answer = terminal.takeGathered()
    // A check with problems has an answer, too.
    return isDone || !answer.isEmpty ? answer : nil
  }

  private func send(_ answer: String, to target: Redirection.Target) async throws(CommandError) {
    switch target {
    case .file(let path, let use):
      let exports = session.scenes.workers.exports
      _ = await session.editing.make { try await exports.write(answer, to: path, use) }
    case .shell(let command):
      let shell = Variables.value(of: "SHELL") ?? ""
      let program = shell.hasPrefix("/") ? shell : "/bin/sh"
      guard await live?.runChild([program, "-c", command], input: answer) != nil else {
        throw CommandError("can't start \(program): SHELL names the shell")
      }
    }
  }
}
