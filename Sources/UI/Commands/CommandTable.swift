import BusinessLogic

/// All commands, looked up by name.
struct CommandTable {
  /// The chapters of the command list, in the order of `help`.
  static let chapters: [(title: String, commands: [Command])] =
    looking + editing + studying

  private static let looking: [(title: String, commands: [Command])] = [
    ("Look", sides + [.notes, .show, .more, .refresh, .watch]),
    ("Move", [.open, .go, .up, .back, .forward, .home, .here]),
    ("Weigh", [.compare, .flip, .strike]),
    ("Search", [.find, .why, .search, .agenda, .check, .diff, .export]),
  ]

  private static let sides = Side.allCases.map { Command.side($0) }

  private static let studying: [(title: String, commands: [Command])] = [
    ("See it work", [.tour, .trace, .inject, .faults, .heal, .alerts]),
    ("Session", [.use, .about, .help, .keys, .quit]),
  ]

  private static let editing: [(title: String, commands: [Command])] = [
    ("Edit arguments", [.add, .edit, .remove, .move, .weigh]),
    (
      "Edit decisions",
      [.new, .context, .driver, .option, .choose, .consequence, .status, .supersede, .save]
    ),
    ("Try edits in a draft", [.draft, .keep, .drop]),
    ("Change your mind", [.undo, .redo, .again, .forget]),
  ]

  /// The names of the commands that change decisions.
  static let edits = Set(editing.flatMap(\.commands).map { Substring($0.name) })

  /// Every command.
  static let all = chapters.flatMap(\.commands)

  private static let byName: [Substring: Command] = {
    var table: [Substring: Command] = [:]
    for command in all {
      for name in [command.name] + command.aliases { table[Substring(name)] = command }
    }
    return table
  }()

  /// The command of this name; if there is none, throws an error that suggests the nearest one.
  static func command(_ name: Substring) throws(CommandError) -> Command {
    guard let command = byName[name] ?? byName[Substring(name.lowercased())] else {
      let known = all.map(\.name)
      if nearest(to: name, among: known) == nil {
        throw CommandError("there is no command \"\(name)\": `help` lists all")
      }
      throw CommandError("there is no command \"\(name)\"", nearestTo: name, among: known)
    }
    return command
  }

  /// The command that a line without a command name implies: a number alone opens that row, a route
  /// alone goes there. `nil` for any other line.
  static func nameless(in line: Substring) -> Command? {
    guard line.firstWord.endIndex == line.endIndex, let first = line.first else { return nil }
    if line.allSatisfy({ $0.isASCII && $0.isNumber }) { return .open }
    return first == "/" || line.hasPrefix("..") ? .go : nil
  }
}

extension Command {
  /// Whether there is a command with this name.
  public static func exists(named name: String) -> Bool {
    (try? CommandTable.command(Substring(name))) != nil
  }
}
