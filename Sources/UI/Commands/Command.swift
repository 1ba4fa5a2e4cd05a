import Prompt
import ReactiveHybrid

/// A command of the prompt: the terminal, pipes and `-c` share one grammar.
package struct Command {
  /// A function that runs the command in its context and returns the outcome.
  typealias Action =
    @MainActor (Session, CommandContext, inout Words) async throws(CommandError) -> Outcome

  let name: String
  /// The arguments in the notation of manuals: `[TARGET]`, `N|NAME`; empty for none.
  let arguments: String
  /// What help and Tab show about the command. Made on demand, because a script doesn't need it to start.
  private let manual: () -> Manual
  /// Whether the command is about traces, and isn't traced itself.
  let isAboutTraces: Bool
  let action: Action

  private struct Manual {
    /// The kinds of the arguments that Tab can complete, in order.
    let completes: [WordKind]
    let summary: String
    /// Commands to try, in order. They run at the pros of an option. Defaults to the name alone.
    let example: [String]
    /// Further help: paragraphs, and table rows, which begin with spaces.
    let help: [String]
  }

  init(
    _ name: String, _ arguments: String,
    completes: @autoclosure @escaping () -> [WordKind] = [],
    summary: @autoclosure @escaping () -> String,
    example: @autoclosure @escaping () -> [String] = [],
    help: @autoclosure @escaping () -> [String] = [],
    isAboutTraces: Bool = false, action: @escaping Action
  ) {
    self.name = name
    self.arguments = arguments
    self.isAboutTraces = isAboutTraces
    self.action = action
    manual = {
      let example = example()
      return Manual(
        completes: completes(), summary: summary(), example: example.isEmpty ? [name] : example,
        help: help())
    }
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

  var names: [Substring] { [name[...]] + (Self.synonyms[name]?.split(separator: " ") ?? []) }

  var completes: [WordKind] { manual().completes }
  var summary: String { manual().summary }
  var example: [String] { manual().example }
  var help: [String] { manual().help }

  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// The usage without the flag for other programs.
  var shortUsage: String { usage.replacing(" \(Self.jsonFlag)", with: "") }
}

extension Outcome? {
  /// Returns the outcome; throws an error with this message if there is none.
  func or(_ message: String) throws(CommandError) -> Outcome {
    guard let self else { throw CommandError(message) }
    return self
  }
}

extension Session {
  /// Shows an answer and returns ``Outcome/done``.
  func say(_ lines: [Text]) -> Outcome {
    terminal.show(lines)
    return .done
  }

  func say(_ line: Text) -> Outcome { say([line]) }
}
