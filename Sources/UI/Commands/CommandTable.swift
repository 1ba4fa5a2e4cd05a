import BusinessLogic

/// Every command, found by name.
struct CommandTable {
  /// In the order in which help lists them.
  static let all: [Command] =
    Side.allCases.map { Command.side($0) } + [
      .notes, .show, .refresh,
      .compare, .flip, .strike,
      .find, .why, .check, .export,
      .open, .go, .back, .forward, .home, .here,
      .add, .edit, .remove, .move, .weigh, .choose, .status, .supersede, .option, .new, .save,
      .undo, .redo, .again,
      .inject, .faults, .heal, .alerts,
      .help, .quit,
    ]

  private static let byName: [Substring: Command] = {
    var table: [Substring: Command] = [:]
    for command in all {
      for name in [command.name] + command.aliases { table[Substring(name)] = command }
    }
    return table
  }()

  /// The command of this name; throws an error that suggests the nearest one.
  static func command(_ name: Substring) throws(CommandError) -> Command {
    guard let command = byName[name] ?? byName[Substring(name.lowercased())] else {
      let known = all.map(\.name)
      if nearest(to: name, among: known) == nil {
        throw CommandError("there is no command \"\(name)\": `help` lists those there are")
      }
      throw CommandError("there is no command \"\(name)\"", nearestTo: name, among: known)
    }
    return command
  }
}
