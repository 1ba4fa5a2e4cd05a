import ArgumentParser
import CLibrary
import UI

/// Completion in the user's shell.
enum ShellCompletion {
  /// The first argument of a request from a completion script.
  private static let request = "---completion"

  /// The names of the revisions around the path of a request: candidates are asked for where nothing
  /// can be waited for.
  @MainActor private static var revisions: [String] = []

  /// Returns the flags for ArgumentParser that print the script which `completion SHELL` asks for, or
  /// the candidates which a script asks for; `nil` if the arguments are others, or if `completion` is
  /// a file. Throws if there is no such shell.
  @MainActor
  static func flags(for arguments: some Collection<String>) async throws(CommandError) -> [String]?
  {
    if arguments.first == request {
      if let (path, _) = zip(arguments, arguments.dropFirst()).first(where: { $1 == "diff" }) {
        revisions = await App.revisions(around: path)
      }
      return Array(arguments)
    }
    guard arguments.first == "completion", access("completion", F_OK) != 0 else { return nil }
    let shell = arguments.dropFirst().joined(separator: " ")
    let names = CompletionShell.allCases.map(\.rawValue)
    guard names.contains(shell) else {
      throw CommandError("expected completion \(names.joined(separator: ", "))", not: shell)
    }
    return ["--generate-completion-script", shell]
  }

  /// Returns what the word at `place` of a command line can be completed to: the commands behind the
  /// path, and the words of a command as far as they depend on no decision.
  static func candidates(_ words: [String], at place: Int) -> [String] {
    MainActor.assumeIsolated {
      let (_, command) = (try? Launch.divided(words.prefix(place + 1).dropFirst())) ?? ([], [])
      let others = command.count == 1 && App.agentWord.hasPrefix(command[0]) ? [App.agentWord] : []
      return Completer.words(for: command, revisions: revisions) + others
    }
  }
}
