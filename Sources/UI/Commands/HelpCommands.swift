extension Command {
  static let help = Command(
    "help", aliases: ["?"], "[COMMAND]", summary: "List the commands, or explain one"
  ) { (session, words) throws(CommandError) in
    guard let name = words.next() else {
      return session.terminal.show(list)
    }
    let command = try CommandTable.command(name)
    try words.end()
    let aliases =
      command.aliases.isEmpty ? [] : ["Also: \(command.aliases.joined(separator: ", "))"]
    session.terminal.show(
      (["\(command.usage)", "\(command.summary)."] + command.help + aliases).map { Text($0) })
  }

  /// A line for each command, which is how scripts and screen readers like it best.
  private static var list: [Text] {
    let width = CommandTable.all.map(\.usage.count).max() ?? 0
    let chapters = CommandTable.chapters.flatMap { title, commands in
      ["\(title):" as Text]
        + commands.map { command -> Text in
          let gap = String(repeating: " ", count: width - command.usage.count + 2)
          return "  \(command.usage)\(gap)\(command.summary)"
        }
    }
    return chapters + [
      "A line that begins with # is a comment; ^C cancels, ^D leaves.",
      "A \\ at its end continues a line; a pasted block runs up to its first error.",
    ]
  }

  static let quit = Command(
    "quit", aliases: ["exit"], summary: "Leave (as ^D does at an empty prompt)"
  ) { (session, words) throws(CommandError) in
    try words.end()
    session.isOver = true
  }
}
