import Prompt

/// The hint below the line while the user types a command.
nonisolated struct Hint: Sendable {
  private let commands: [(names: [Substring], usage: Usage, summary: String)]

  @MainActor
  init(_ commands: [Command] = Command.all) {
    self.commands = commands.map {
      (names: $0.names, usage: Usage($0.usage), summary: $0.summary)
    }
  }

  /// Returns the usage of the command that `line` begins with, with the word at the cursor marked;
  /// or the command names that begin with the typed text.
  func lines(for line: String, beforeCursor: String) -> [Text] {
    let line = Substring(line).drop(while: \.isWhitespace)
    // A search in the history has a line of its own.
    guard !line.isEmpty, !line.contains("\n") else { return [] }
    let name = line.prefix { !$0.isWhitespace }.lowercased()[...]
    if let command = commands.first(where: { $0.names.contains(name) }) {
      return ["\(command.usage.marked(at: beforeCursor))   \(command.summary)"]
    }
    guard name.count == line.count else { return [] }
    let possible = commands.filter { $0.names[0].hasPrefix(name) }
    guard let only = possible.first, possible.count == 1 else {
      return possible.isEmpty ? [] : [possible.map { Text($0.names[0]) }.joined(separator: "  ")]
    }
    return ["\(only.usage.marked(at: beforeCursor))   \(only.summary)"]
  }
}
