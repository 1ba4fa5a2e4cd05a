import BusinessLogic
import Prompt
import ReactiveHybrid

extension Command {
  static let help = Command(
    "help", "[COMMAND|TOPIC]", completes: [.topic],
    summary: "List the commands, or explain one", example: ["help weigh"],
    help: ["A topic explains what several commands share; `help` lists the topics."]
  ) { (session, context, words) throws(CommandError) in
    guard let name = words.next() else {
      return session.say(list(on: session.terminal))
    }
    let topic = HelpTopic.named(name)
    let full = session.stage.aliases.expanded(name).firstWord
    let command = topic == nil ? try Command.named(full, or: HelpTopic.all.map(\.name)) : nil
    try words.end()
    return session.say(
      Text(topic?.title ?? command?.usage ?? "").wrapped(to: session.terminal.columns, indent: 4)
        .map { $0.styled(.number) }
        + (topic?.lines ?? command?.lines ?? []).flatMap {
          hanging($0, in: session.terminal.columns)
        })
  }

  /// The explanation: paragraphs, and table rows, which begin with spaces.
  var lines: [String] {
    let example = example.map { "`\($0)`" }.joined(separator: ", then ")
    let synonyms = Self.synonyms[name].map { ["Also: \($0.joined(separator: ", "))"] } ?? []
    return ["\(summary())."] + help() + ["Example: \(example)"] + synonyms
  }

  /// Wraps the line; a table row continues below its text.
  static func hanging(_ line: String, in columns: Int) -> [Text] {
    let word = line.drop { $0 == " " }
    var indent = line.count - word.count
    if indent > 0, let gap = word.firstRange(of: "  ") {
      indent = line.count - word[gap.lowerBound...].drop { $0 == " " }.count
    }
    return Text(line).wrapped(to: columns, indent: min(indent, columns / 2))
  }

  /// Returns the daily commands with their summaries, then the names of the others. A chapter that
  /// is also a topic is left to `help TOPIC`. On a narrow terminal, a summary goes below its
  /// command.
  private static func list(on terminal: Terminal) -> [Text] {
    let daily = Command.daily
    let width = (daily.map(\.shortUsage.count).max() ?? 0) + 4
    let isBeside = terminal.columns >= 2 * width
    let first = daily.flatMap { command -> [Text] in
      let usage: Text = "  \(command.shortUsage, .number)"
      return isBeside
        ? ["\(usage.padded(to: width))\(command.summary())"] : [usage, "    \(command.summary())"]
    }
    let others = Command.chapters.filter { HelpTopic.named($0.title) == nil }
    let column = (others.map(\.title.count).max() ?? 0) + 2
    let rest = others.flatMap { title, commands in
      let names = commands.map(\.name).filter { name in !daily.contains { $0.name == name } }
      let gap = String(repeating: " ", count: column - title.count)
      return hanging("  \(title)\(gap)\(names.joined(separator: ", "))", in: terminal.columns)
    }
    return ["\("Every day:", .heading)"] + first + ["\("More commands:", .heading)"] + rest
      + hanging("`help WORD` explains a command, or \(HelpTopic.names).", in: terminal.columns)
  }

  static let quit = Command("quit", summary: "Leave (as ^D does at an empty prompt)") { session in
    session.leave()
    return .done
  }

  static let keys = Command(
    "keys", summary: "List the keys of the prompt",
    help: ["With --plain or TERM=dumb, it lists the few keys of the terminal itself."]
  ) { session in
    let meanings = session.terminal.leavesLineToKernel ? kernelMeanings : meanings
    let isBeside = session.terminal.columns >= 40
    return session.say(
      meanings.flatMap { key, meaning -> [Text] in
        let key = key.styled(.number)
        return isBeside ? ["\(key.padded(to: 12))\(meaning)"] : [key, "  \(meaning)"]
      })
  }

  static let meanings: [(key: Text, meaning: Text)] = [
    ("Tab", "Complete the word, or list the candidates"),
    ("/", "On an empty line: search all decisions while you type"),
    ("Space", "On an empty line: show the next rows, if there are more"),
    ("Up, Down", "Earlier lines that contain this text"),
    ("^R", "Search the earlier lines; ^R again for an older one"),
    ("^A, ^E", "Go to the beginning or the end of the line"),
    ("^W, ^U, ^K", "Cut the previous word, the line, or the rest of the line"),
    ("^Y", "Paste what was cut"),
    ("^_", "Undo the last change of the line"),
    ("^X^E", "Open the line in your editor ($VISUAL, else $EDITOR, else vi)"),
    ("^C", "Clear the line, or cancel the running command"),
    ("^D", "Leave, on an empty line"),
    ("^Z", "Suspend; `fg` continues"),
  ]

  /// The kernel's keys by default; stty(1) can change them.
  private static let kernelMeanings: [(key: Text, meaning: Text)] =
    [("^W, ^U", "Erase the previous word, or the line")] + meanings.suffix(3)
    + [("Pasting", "Runs the lines immediately, one by one")]
}
