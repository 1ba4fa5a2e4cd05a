import ReactiveHybrid

/// One command of the prompt: the same grammar serves the terminal, the pipe and `-c`.
public struct Command {
  /// Carries it out, meant as it was typed, and returns how it ended.
  typealias Action =
    @MainActor (Session, CommandContext, inout Words) async throws(CommandError) -> Outcome

  /// The word that it begins with.
  let name: String

  /// Other words for the same.
  let aliases: [String]

  /// What follows the name, in the notation of manuals: `[TARGET]`, `N|NAME`; empty for nothing.
  let arguments: String

  /// What the words behind the name can be, one after the other, as far as that is known.
  let completes: [WordKind]

  /// What it does, in a line.
  let summary: String

  /// What else there is to know: paragraphs, and rows of a table, which begin with blanks.
  let help: [String]

  let action: Action

  init(
    _ name: String, aliases: [String] = [], _ arguments: String = "",
    completes: [WordKind] = [], summary: String, help: [String] = [],
    action: @escaping Action
  ) {
    self.name = name
    self.aliases = aliases
    self.arguments = arguments
    self.completes = completes
    self.summary = summary
    self.help = help
    self.action = action
  }

  /// How it is written.
  var usage: String {
    arguments.isEmpty ? name : "\(name) \(arguments)"
  }
}
