import BusinessLogic
import Decisions
import Prompt

/// A typed line that sends the answer of its command to a shell command or a file:
/// `compare | head`, `list --json > decisions.json`.
///
/// Only a line that was typed as a whole may be one, because any other text may come from somebody
/// else, and it would run a program or replace a file.
struct Redirection: Equatable {
  enum Target: Equatable {
    /// A command line for the user's shell.
    case shell(String)
    case file(String, FileUse)
  }

  let command: Substring
  let target: Target

  /// The pages and answers, which can be redirected.
  private static let answers = names(
    Side.allCases.map { .side($0) } + [
      .notes, .source, .show, .compare, .flip, .strike, .refresh, .open, .go, .up, .back, .forward,
      .home, .here, .agenda, .check, .diff, .proposals, .export, .alerts, .about, .help, .keys,
      .faults,
    ])

  /// The commands that take a text, in which `|` and `>` are text. Without one, some show theirs.
  private static let texts = names(
    Command.signs + [
      .status, .context, .alias, .find, .why, .search, .add, .edit, .weigh, .new, .driver, .option,
      .choose, .consequence,
      .save, .use,
      .trace, .record, .inject,
    ])

  private static func names(_ commands: [Command]) -> Set<String> { Set(commands.map(\.name)) }

  static func isAnswer(_ command: some StringProtocol) -> Bool { answers.contains(String(command)) }

  /// Divides a line; `nil` if it has no operator, or if its command takes a text. Throws if its command can't
  /// be redirected, or if the shell command or the file is missing.
  init?(_ line: Substring) throws(CommandError) {
    let name = line.prefix { !$0.isWhitespace && !Self.isOperator($0) }
    guard let index = Self.index(in: line[name.endIndex...]) else { return nil }
    command = line[..<index].trimmed
    guard let meant = (try? Command.named(name)) ?? Command.nameless(in: command) else {
      return nil
    }
    let isShown = command == name && (Command.shown + [Command.alias.name]).contains(meant.name)
    if !isShown, !Self.answers.contains(meant.name) {
      if Self.texts.contains(meant.name) { return nil }
      throw CommandError(
        "`\(meant.name)` can't be redirected: `|` and `>` work behind pages and answers, such as `compare | head`"
      )
    }
    let rest = line[index...].dropFirst()
    if line[index] == "|" {
      var words = Words(rest, usage: "\(name) | SHELL COMMAND")
      guard !words.isAtEnd else { throw words.missing("shell command") }
      target = .shell(words.rest())
    } else {
      let extends = rest.first == ">"
      var words = Words(
        rest.dropFirst(extends ? 1 : 0), usage: "\(name) \(extends ? ">>" : ">") FILE")
      target = .file(try words.path("file"), extends ? .extend : .replace)
    }
  }

  /// Whether the line is one, perhaps without its end.
  static func isOne(_ line: Substring) -> Bool {
    do { return try Redirection(line) != nil } catch { return true }
  }

  private static func isOperator(_ character: Character) -> Bool { "|>".contains(character) }

  /// Returns the index of the first word that begins with an operator: not in quotes, and not behind
  /// the word `--`.
  static func index(in text: Substring) -> Substring.Index? {
    var (isQuoted, isAtStart) = (false, true)
    for index in text.indices {
      if isAtStart, !isQuoted {
        if isOperator(text[index]) { return index }
        if text[index...].firstWord == "--" { return nil }
      }
      if text[index] == "\"" { isQuoted.toggle() }
      isAtStart = text[index].isWhitespace
    }
    return nil
  }
}
