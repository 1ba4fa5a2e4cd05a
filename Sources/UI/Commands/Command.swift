import ReactiveHybrid

/// A command of the prompt: the terminal, pipes and `-c` share one grammar.
public struct Command {
  /// A function that runs the command in its context and returns the outcome.
  typealias Action =
    @MainActor (Session, CommandContext, inout Words) async throws(CommandError) -> Outcome

  /// The name of the command.
  let name: String

  /// Alternative names.
  let aliases: [String]

  /// The arguments in the notation of manuals: `[TARGET]`, `N|NAME`; empty for none.
  let arguments: String

  /// The kinds of the arguments that Tab can complete, in order.
  let completes: [WordKind]

  /// A one-line description.
  let summary: String

  /// Further help: paragraphs, and table rows, which begin with spaces.
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

  /// The usage line.
  var usage: String {
    arguments.isEmpty ? name : "\(name) \(arguments)"
  }
}
