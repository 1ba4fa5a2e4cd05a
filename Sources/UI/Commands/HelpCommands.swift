import Prompt
import ReactiveHybrid

extension Command {
  static let help = Command(
    "help", aliases: ["?"], "[COMMAND]", completes: [.command],
    summary: "List the commands, or explain one"
  ) { (session, context, words) throws(CommandError) in
    guard let name = words.next() else {
      session.terminal.show(list(on: session.terminal))
      return .done
    }
    let command = try CommandTable.command(name)
    try words.end()
    let aliases =
      command.aliases.isEmpty ? [] : ["Also: \(command.aliases.joined(separator: ", "))"]
    let columns = session.terminal.columns
    let explanation = (["\(command.summary)."] + command.help + aliases).flatMap {
      Text($0).wrapped(to: columns, indent: min(indent(of: $0), columns / 2))
    }
    session.terminal.show(["\(command.usage, .number)"] + explanation)
    return .done
  }

  /// The column of a table row's text: after the explained word and the spaces around it.
  private static func indent(of line: String) -> Int {
    let word = line.drop { $0 == " " }
    guard word.startIndex > line.startIndex, let gap = word.firstRange(of: "  ") else {
      return line.count - word.count
    }
    return line.count - word[gap.lowerBound...].drop { $0 == " " }.count
  }

  /// A line for each command, which suits scripts and screen readers; on a narrow terminal the
  /// description goes below.
  private static func list(on terminal: Terminal) -> [Text] {
    let width = (CommandTable.all.map(\.usage.count).max() ?? 0) + 4
    let isBeside = terminal.columns >= 2 * width
    let chapters = CommandTable.chapters.flatMap { title, commands in
      ["\("\(title):", .heading)" as Text]
        + commands.flatMap { command -> [Text] in
          let usage: Text = "  \(command.usage, .number)"
          return isBeside
            ? ["\(usage.padded(to: width))\(command.summary)"]
            : [usage, "    \(command.summary)"]
        }
    }
    let paste: Text =
      terminal.leavesLineToKernel ? "." : "; a pasted block runs up to its first error."
    return chapters + [
      "A line that begins with # is a comment; ^C cancels, ^D leaves.",
      "A \\ at its end continues a line\(paste)",
    ]
  }

  static let quit = Command(
    "quit", aliases: ["exit"], summary: "Leave (as ^D does at an empty prompt)"
  ) { (session, context, words) throws(CommandError) in
    try words.end()
    session.leave()
    return .done
  }
}
