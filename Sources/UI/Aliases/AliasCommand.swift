import BusinessLogic
import Prompt
import ReactiveHybrid

/// Names that the user has given to beginnings of commands.
final class Aliases {
  private(set) var all: [String: String] = [:]

  var lines: [String] { all.sorted { $0.key < $1.key }.map { "alias \($0) \($1)" } }

  /// Returns the line with the command that its first word is an alias of.
  func expanded(_ line: Substring) -> Substring {
    guard !all.isEmpty, let command = all[String(line.firstWord)] else { return line }
    return "\(command)\(line[line.firstWord.endIndex...])"[...]
  }

  /// Gives a command a name. Throws if the name is that of a command, or if the command isn't one.
  func set(_ name: String, to command: String) throws(CommandError) {
    guard name.first?.isLetter == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    else {
      throw CommandError("expected a name of letters, digits, - and _", not: name)
    }
    if let taken = try? Command.named(name[...]) {
      throw CommandError(
        "`\(name)` is \(taken.name == name ? "a command" : "the command `\(taken.name)`"): choose another name"
      )
    }
    let first = String(command[...].firstWord)
    if let known = all[first] {
      throw CommandError("`\(first)` is an alias: expected a command, such as `\(known)`")
    }
    _ = try Command.named(first[...])
    // The text of an alias may come from a file.
    guard !Redirection.isOne(command[...]) else {
      throw CommandError("an alias has no | or >: type them behind `\(name)`")
    }
    all[name] = command
  }
}

extension Command {
  static let alias = Command(
    "alias", "[NAME [COMMAND]]", completes: [.oneOf([]), .command],
    summary: "Give a command a name of your own, or list these names",
    example: ["alias due agenda --older 30d", "due"],
    help: [
      "What you type behind NAME comes behind COMMAND: with `alias p add pro`, `p it is fast` adds a pro. NAME "
        + "can't be that of a command.",
      "An alias lasts as long as the program. To have it every time, put the line into the startup file: "
        + "`help shell` explains it.",
    ]
  ) { (session, _, words) throws(CommandError) in
    let aliases = session.stage.aliases
    func line(_ name: String, _ command: String) -> Text { "alias \(name, .number) \(command)" }
    guard !words.isAtEnd else {
      return session.say(
        aliases.all.isEmpty
          ? ["No aliases: `alias NAME COMMAND` defines one"]
          : aliases.all.sorted { $0.key < $1.key }.map(line))
    }
    let name = String(try words.next("name"))
    if !words.isAtEnd {
      try aliases.set(name, to: words.rest())
      return .done
    }
    guard let command = aliases.all[name] else {
      throw CommandError(
        "there is no alias \"\(name)\"", nearestTo: name, among: aliases.all.keys.sorted())
    }
    return session.say(line(name, command))
  }
}
