import BusinessLogic
import Decisions
import Prompt

/// The hint below the line while the user types a command.
nonisolated struct Hint: Sendable {
  private let commands: [(names: [Substring], usage: String, summary: String)]
  private let reading: BulletReading

  @MainActor
  init(
    aliases: [String: String] = [:],
    reading: @escaping BulletReading = { NewArgument(nil, $0) }
  ) {
    commands =
      Command.all.map { (names: $0.names, usage: $0.usage, summary: $0.summary()) }
      + aliases.sorted { $0.key < $1.key }.map { name, command in
        (names: [name[...]], usage: name, summary: "The alias of `\(command)`")
      }
    self.reading = reading
  }

  /// Returns the usage of the command that `line` begins with, with the word at the cursor marked;
  /// or the command names that begin with the typed text.
  func lines(for line: String, beforeCursor: String) -> [Text] {
    let line = Substring(line).drop(while: \.isWhitespace)
    // A search in the history has a line of its own.
    guard !line.isEmpty, !line.contains("\n") else { return [] }
    let word = line.firstWord.lowercased()[...]
    let isNamed = commands.contains { $0.names.contains(word) }
    let name = isNamed && Bullet(line) == nil ? word : sign(in: line) ?? word
    let named = commands.filter { $0.names.contains(name) }
    guard !named.isEmpty || name.count == line.count else { return [] }
    let possible = named.isEmpty ? commands.filter { $0.names[0].hasPrefix(name) } : named
    guard let only = possible.first, possible.count == 1 else {
      return possible.isEmpty ? [] : [possible.map { Text($0.names[0]) }.joined(separator: "  ")]
    }
    return ["\(Usage(only.usage).marked(at: beforeCursor))   \(only.summary)"]
  }

  /// Returns the sign of the argument that a line adds; `nil` if it adds none.
  private func sign(in line: Substring) -> Substring? {
    guard let bullet = Bullet(line) ?? Bullet.divisions(of: line).last?.bullet else { return nil }
    let argument = bullet.argument(weight: nil, on: nil, reading)
    return argument.side.map { "\($0.bullet)" } ?? "\(bullet.sign)"
  }
}

nonisolated struct Usage: Sendable {
  /// The command name and its arguments; a bracketed argument is one part.
  private let parts: [Substring]

  /// Parses a usage in the notation of manuals: `edit [-e] N [TEXT]`.
  init(_ usage: String) {
    var depth = 0
    parts = usage.split {
      depth += $0 == "[" ? 1 : $0 == "]" ? -1 : 0
      return depth == 0 && $0 == " "
    }
  }

  /// The arguments that aren't optional: `W` in `weigh [N] W`.
  var required: [Substring] { parts.dropFirst().filter { $0.first != "[" && $0 != "|" } }

  func marked(at beforeCursor: String) -> Text {
    let current = current(at: beforeCursor)
    return parts.indices.map { index -> Text in
      index == current ? "\(parts[index], .current)" : Text(parts[index])
    }.joined(separator: " ")
  }

  private func current(at beforeCursor: String) -> Int {
    let words = beforeCursor.drop(while: \.isWhitespace)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    var current = 0
    for word in words.dropFirst() {
      var next = current + 1
      // An optional part that begins with a keyword is skipped if the keyword wasn't typed.
      if next < parts.count, let key = Self.key(of: parts[next]),
        word.isEmpty || !key.hasPrefix(word)
      {
        next = next + 1 < parts.count ? next + 1 : current
      }
      // The last part is the rest of the line.
      current = min(next, parts.count - 1)
    }
    return current
  }

  /// Returns the keyword of a part such as `[-e]` or `[because WHY]`.
  private static func key(of part: Substring) -> Substring? {
    guard part.hasPrefix("["), !part.contains("|") else { return nil }
    let key = part.dropFirst().prefix { $0 != " " && $0 != "]" }
    return key.allSatisfy(\.isUppercase) ? nil : key
  }
}
