import Prompt
import ReactiveHybrid

/// A command of the prompt: the terminal, pipes and `-c` share one grammar.
package struct Command {
  typealias Action =
    @MainActor (Session, CommandContext, inout Words) async throws(CommandError) -> Outcome

  let name: String
  /// The arguments in the notation of manuals: `[TARGET]`, `N|NAME`; empty for none.
  let arguments: String
  // What help and Tab show about the command: each is made on demand, because a script doesn't need it to start.
  /// The kinds of the arguments that Tab can complete, in order.
  let completes: () -> [WordKind]
  let summary: () -> String
  private let shown: () -> [String]
  /// Further help: paragraphs, and table rows, which begin with spaces.
  let help: () -> [String]
  let action: Action

  init(
    _ name: String, _ arguments: String,
    completes: @autoclosure @escaping () -> [WordKind] = [],
    summary: @autoclosure @escaping () -> String,
    example: @autoclosure @escaping () -> [String] = [],
    help: @autoclosure @escaping () -> [String] = [],
    action: @escaping Action
  ) {
    self.name = name
    self.arguments = arguments
    self.action = action
    (self.completes, self.summary, shown, self.help) = (completes, summary, example, help)
  }

  init(
    _ name: String, summary: @autoclosure @escaping () -> String,
    example: @autoclosure @escaping () -> [String] = [],
    help: @autoclosure @escaping () -> [String] = [],
    action: @escaping @MainActor (Session) async throws(CommandError) -> Outcome
  ) {
    self.init(name, "", summary: summary(), example: example(), help: help()) {
      session, _, words throws(CommandError) in
      try words.end()
      return try await action(session)
    }
  }

  var names: [Substring] { [name[...]] + (Self.synonyms[name] ?? []) }

  /// Commands to try, in order. They run at the pros of an option. Defaults to the name alone.
  var example: [String] {
    let example = shown()
    return example.isEmpty ? [name] : example
  }
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// The usage without the flag for other programs.
  var shortUsage: String { usage.replacing(" \(Self.jsonFlag)", with: "") }
}

extension Optional {
  func or(_ message: @autoclosure () -> String) throws(CommandError) -> Wrapped {
    guard let self else { throw CommandError(message()) }
    return self
  }
}

extension Session {
  func say(_ lines: [Text]) -> Outcome {
    terminal.show(lines)
    return .done
  }

  func say(_ line: Text) -> Outcome { say([line]) }
}
