extension Command {
  static let help = Command(
    "help", aliases: ["?"], "[COMMAND]", summary: "List the commands, or explain one"
  ) { (session, words) throws(CommandError) in
    guard let name = words.next() else {
      let width = CommandTable.all.map(\.usage.count).max() ?? 0
      return session.terminal.show(
        CommandTable.all.map { command in
          let gap = String(repeating: " ", count: width - command.usage.count + 2)
          return "\(command.usage)\(gap)\(command.summary)"
        } + ["A line that begins with # is a comment; ^C cancels, ^D leaves."])
    }
    let command = try CommandTable.command(name)
    try words.end()
    let aliases =
      command.aliases.isEmpty ? [] : ["Also: \(command.aliases.joined(separator: ", "))"]
    session.terminal.show(
      (["\(command.usage)", "\(command.summary)."] + command.help + aliases).map { Text($0) })
  }

  static let quit = Command(
    "quit", aliases: ["exit"], summary: "Leave (as ^D does at an empty prompt)"
  ) { (session, words) throws(CommandError) in
    try words.end()
    session.isOver = true
  }
}
