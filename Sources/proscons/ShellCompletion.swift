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
        revisions = await App.revisions(around: TypedWord(path).text)
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
    // A list of words would be expanded once more: what `$(…)` in a name says would run.
    let list = /__proscons_add_completions -W "\$\((?<request>__proscons_custom_complete .*)\)"/
    return CleanExit.message(
      text.replacing(isFlag, with: #"\#(isFlag) && "${positional_number}" -lt 2"#)
        .replacing(list) { match in
          """
          local word
                  while IFS='' read -r word; do
                      COMPREPLY+=("${word}")
                  done < <(\(match.request))
                  # The words are quoted, and end with the slashes of folders.
                  compopt +o filenames 2>/dev/null
                  [[ "${COMPREPLY[*]}" = *[/:] ]] && compopt -o nospace 2>/dev/null
          """
        })
  }

  /// Returns what the word at `index` of a command line can be completed to: the commands behind the
  /// path, and the words of a command as far as they depend on no decision.
  static func candidates(_ words: [String], at index: Int) -> [String] {
    let words = Array(words.prefix(index + 1).dropFirst())
    if words.count == 2, words[0] == "completion", access("completion", F_OK) != 0 {
      return CompletionShell.allCases.map(\.rawValue).filter { $0.hasPrefix(words[1]) }
    }
    let shell = CompletionShell.requesting
    let typed = (shell == .bash ? joiningColons(words) : words).map { TypedWord($0).text }
    return MainActor.assumeIsolated {
      let (_, command) = (try? Launch.divided(typed)) ?? ([], [])
      let others = command.count == 1 && App.agentWord.hasPrefix(command[0]) ? [App.agentWord] : []
      let found = Completer.words(for: command, revisions: revisions) + others
      return switch shell {
      case .bash: found.compactMap { insertion(of: $0, behind: words, as: typed) }
      // Zsh takes what follows a colon for a description.
      case .zsh: found.map { $0.replacing("\\", with: #"\\"#).replacing(":", with: "\\:") }
      default: found
      }
    }
  }

  /// Returns what bash puts in place of the last of the words, of which one that has colons is whole in
  /// `typed`: what follows the last colon; `nil` if bash would put it into the middle of a word.
  private static func insertion(
    of candidate: String, behind words: [String], as typed: [String]
  ) -> String? {
    let word = TypedWord(words.last ?? "")
    let isDivided = typed.last != word.text
    let colon = isDivided ? typed.last?.lastIndex(of: ":") : nil
    let begun = colon.flatMap { typed.last?[...$0].count } ?? 0
    return word.quoting(String(candidate.dropFirst(begun)))
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
