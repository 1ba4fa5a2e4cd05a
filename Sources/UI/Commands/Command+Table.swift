import BusinessLogic
import Decisions

extension Command {
  /// All commands by chapter, in the order of `help`.
  static let chapters: [(title: String, commands: [Command])] =
    [
      ("Look", sides + [.notes, .source, .show, .more, .compare, .flip, .strike, .refresh]),
      ("Move", [.open, .go, .up, .back, .forward, .home, .here]),
      ("Search", [.find, .why, .search, .agenda, .check, .diff, .proposals, .export]),
    ] + editing + [
      ("Session", [.use, .watch, .serve, .alerts, .alias, .about, .help, .keys, .quit]),
      ("Architecture", [.tour, .trace, .record]),
      ("Faults", [.inject, .faults, .heal]),
    ]

  static let daily: [Command] =
    [.open, .show] + sides.dropLast() + [.add, .weigh, .compare, .new, .choose, .find, .undo]

  private static let sides = Side.allCases.map { side($0) }

  private static let editing: [(title: String, commands: [Command])] = [
    ("Arguments", [.add] + signs + [.edit, .remove, .move, .weigh]),
    (
      "Decisions",
      [.new, .context, .driver, .option, .choose, .consequence, .status, .date, .supersede]
    ),
    ("Number, copy", [.renumber, .save]),
    ("Drafts, undo", [.draft, .keep, .drop, .undo, .redo]),
  ]

  /// The names of the commands that change decisions.
  static let edits = Set(editing.flatMap(\.commands).map { Substring($0.name) })

  /// The names of the commands that edit at the current route.
  static let editsHere = edits.subtracting(
    [new, renumber, save, draft, keep, drop, undo, redo].map { Substring($0.name) })

  /// The names of the commands that change or copy decisions.
  static let writes = edits.union([Substring(export.name)])

  /// The names of the commands that show what is set, if they stand alone.
  static let shown = [status, context, date].map(\.name)

  /// The names of the commands that lead to a place that a line names.
  static let moves = [open, go].map(\.name)

  /// Other names of commands, from shells, editors and tools for decisions.
  static let synonyms: [String: [Substring]] = [
    "about": ["version"],
    "agenda": ["todo", "undecided", "pending"],
    "alerts": ["errors"],
    "back": ["previous", "prev"],
    "check": ["lint", "validate", "verify"],
    "choose": ["decide", "pick"],
    "compare": ["rank", "matrix"],
    "cons": ["contra", "disadvantages", "drawbacks"],
    "diff": ["changes"],
    "drop": ["discard", "abandon"],
    "edit": ["reword", "rewrite", "change", "vi"],
    "export": ["dump"],
    "find": ["grep"],
    "flip": ["sensitivity"],
    "go": ["cd"],
    "help": ["?", "h", "man", "commands"],
    "keep": ["apply"],
    "keys": ["shortcuts"],
    "move": ["mv"],
    "new": ["create", "touch"],
    "open": ["enter"],
    "pros": ["advantages", "benefits"],
    "quit": ["exit", "q", ":q", "bye", "logout"],
    "refresh": ["reload"],
    "remove": ["rm", "delete", "del", "erase"],
    "save": ["cp", "copy"],
    "show": ["ls", "ll", "dir", "list", "cat", "view", "print"],
    "source": ["raw", "annotate"],
    "trace": ["strace"],
    "undo": ["u", "revert", "rollback"],
    "use": ["load"],
    "weigh": ["vote", "weight", "rate", "score"],
    "where": ["pwd"],
  ]

  static let all = chapters.flatMap(\.commands)

  /// Looks up names first: nearly all lines have one.
  private static func find(_ name: String) -> Command? {
    all.first { $0.name == name } ?? all.first { $0.names.contains(name[...]) }
  }

  /// Returns the command of this name. Throws an error that suggests the nearest name, also among
  /// `others` and `options`.
  static func named(
    _ name: Substring, or others: [String] = [], orOption options: [String] = []
  ) throws(CommandError) -> Command {
    if let command = find(String(name)) ?? find(name.lowercased()) { return command }
    // Short synonyms resemble too many words.
    let known =
      others + options + all.map(\.name).filter { $0.count > 1 }
      + all.flatMap(\.names).filter { $0.count > 5 }.map(String.init)
    if nearest(to: name, among: known) != nil {
      throw CommandError("there is no command \"\(name)\"", nearestTo: name, among: known)
    }
    throw CommandError(
      options.isEmpty
        ? "there is no command \"\(name)\": `help` lists all"
        : "there is no command or option \"\(name)\": the options are \(firstFive(of: options))")
  }

  static func meant(
    by line: Substring, or others: @autoclosure () -> [String] = []
  ) throws(CommandError) -> (command: Command, isNamed: Bool) {
    if let command = nameless(in: line) { return (command, false) }
    do {
      return (try named(line.firstWord, or: others()), true)
    } catch {
      if let sign = addingToNamed(in: line) { return (sign, false) }
      if let spaced = Bullet.spaced(line) {
        throw CommandError("expected one sign between spaces: `\(spaced)`")
      }
      guard let sign = line.first, "+~".contains(sign) else { throw error }
      throw CommandError(
        "expected a space, or a whole number from 0, behind `\(sign)`, not \"\(line.firstWord)\"")
    }
  }

  /// Returns the command for a line without a command name: a row number opens that row, a route
  /// goes there, a sign adds an argument. Returns `nil` for any other line.
  static func nameless(in line: Substring) -> Command? {
    if let sign = adding(in: line) { return sign }
    guard line.firstWord.endIndex == line.endIndex, let first = line.utf8.first else { return nil }
    if line.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return .open }
    return first == UInt8(ascii: "/") || line.utf8.starts(with: "..".utf8) ? .go : nil
  }

  package static func exists(named name: String) -> Bool { (try? named(Substring(name))) != nil }

  /// Whether a folder or a file among `count` words can't be an argument of the command of this name,
  /// and the other words are enough for it.
  package static func spares(_ isFolder: Bool, amongWords count: Int, named name: String) -> Bool {
    guard let usage = (try? named(Substring(name)))?.usage, !usage.contains("PATH"),
      isFolder || !usage.contains("FILE")
    else { return false }
    return Usage(usage).required.count < count
  }
}
