import ArgumentParser
import CLibrary
import UI

enum ShellCompletion {
  /// The first argument of a request from a completion script.
  private static let request = "---completion"

  /// The names of the revisions around the path of a request: candidates are asked for where nothing
  /// can be waited for.
  @MainActor private static var revisions: [String] = []

  /// Returns the arguments if a script asks for candidates, which ArgumentParser then prints; `nil` for
  /// others. Throws the script that `completion SHELL` asks for, unless `completion` is a file, or an error if
  /// there is no such shell.
  @MainActor
  static func request(in arguments: some Collection<String>) async throws -> [String]? {
    if arguments.first == request {
      let words = zip(arguments, arguments.dropFirst())
      if let (path, _) = words.first(where: { Completer.takesRevisions($1) }) {
        revisions = await App.revisions(around: path)
      }
      return Array(arguments)
    }
    guard arguments.first == "completion", access("completion", F_OK) != 0 else { return nil }
    throw try script(for: arguments)
  }

  // Inlined, it would have each start look up the type of its regular expression.
  @inline(never)
  private static func script(for arguments: some Collection<String>) throws -> CleanExit {
    let shell = arguments.dropFirst().joined(separator: " ")
    guard let known = CompletionShell(rawValue: shell) else {
      let names = CompletionShell.allCases.map(\.rawValue)
      throw CommandError("expected completion \(names.joined(separator: ", "))", not: shell)
    }
    // Zsh refuses a script in which a command of the parser itself, its help, and words take one place.
    let lines = Proscons.completionScript(for: known).split(
      separator: "\n", omittingEmptySubsequences: false)
    let isHelp = /'\(-\)(:|\*::) :->|Show subcommand help/
    let text = lines.filter { !$0.contains(isHelp) }.joined(separator: "\n")
    // Behind the name of a command, bash would offer the flags of the program, which are refused there.
    let isFlag = #"${positional_number}" -ge 0"#
    return CleanExit.message(
      text.replacing(isFlag, with: #"\#(isFlag) && "${positional_number}" -lt 2"#))
  }

  /// Returns what the word at `index` of a command line can be completed to: the commands behind the
  /// path, and the words of a command as far as they depend on no decision.
  static func candidates(_ words: [String], at index: Int) -> [String] {
    // Fish writes an empty word as in a command line.
    let words = words.prefix(index + 1).dropFirst().map { $0 == "''" ? "" : $0 }
    let typed = CompletionShell.requesting == .bash ? joiningColons(words) : words
    if words.count == 2, words[0] == "completion", access("completion", F_OK) != 0 {
      return CompletionShell.allCases.map(\.rawValue)
    }
    return MainActor.assumeIsolated {
      let (_, command) = (try? Launch.divided(typed)) ?? ([], [])
      let others = command.count == 1 && App.agentWord.hasPrefix(command[0]) ? [App.agentWord] : []
      let found = Completer.words(for: command, revisions: revisions) + others
      // Of a word that it has divided, bash replaces what follows the last colon.
      if let word = typed.last, word != words.last, let colon = word.lastIndex(of: ":") {
        return found.map { String($0.dropFirst(word[...colon].count)) }
      }
      return switch CompletionShell.requesting {
      // Escapes `~` and `*`, which bash would expand to folders in the list and on the line. Omits the slash
      // of a folder, because bash adds it.
      case .bash:
        found.map { word in
          if word == "~" || word == "*" { return #"\\\#(word)"# }
          return String(word.count > 1 && word.hasSuffix("/") ? word.dropLast() : word[...])
        }
      // Zsh takes what follows a colon for a description.
      case .zsh: found.map { $0.replacing(":", with: "\\:") }
      default: found
      }
    }
  }

  /// Joins words that bash divides at their colons: `state`, `:` and `accepted`.
  private static func joiningColons(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      if let last = joined.last, !word.isEmpty, last.last == ":" || word.first == ":" {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
  }
}
