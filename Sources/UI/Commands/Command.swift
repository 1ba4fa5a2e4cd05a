import ReactiveHybrid

/// A command of the prompt: the terminal, pipes and `-c` share one grammar.
package struct Command {
  /// A function that runs the command in its context and returns the outcome.
  typealias Action =
    @MainActor (Session, CommandContext, inout Words) async throws(CommandError) -> Outcome

  let name: String

  /// The arguments in the notation of manuals: `[TARGET]`, `N|NAME`; empty for none.
  let arguments: String

  /// The kinds of the arguments that Tab can complete, in order.
  let completes: [WordKind]
  let summary: String

  /// Commands to try, in order. They run at the pros of an option.
  let example: [String]

  /// Further help: paragraphs, and table rows, which begin with spaces.
  let help: [String]

  let action: Action

  init(
    _ name: String, _ arguments: String = "", completes: [WordKind] = [],
    summary: String, example: String..., help: [String] = [],
    action: @escaping Action
  ) {
    self.name = name
    self.arguments = arguments
    self.completes = completes
    self.summary = summary
    self.example = example
    self.help = help
    self.action = action
  }

  var names: [Substring] { [name[...]] + (Self.synonyms[name]?.split(separator: " ") ?? []) }

  var usage: String {
    arguments.isEmpty ? name : "\(name) \(arguments)"
  }
}
