/// A command with its context: the pages that the user had seen when its line began.
nonisolated struct CommandContext {
  let line: Substring
  /// The number of the line that it was typed on; `nil` in a script.
  let number: Int?

  let seen: SeenPages

  /// Returns the command in a line; `nil` if the line is empty or a comment.
  static func command(in line: String) -> Substring? {
    let command = Substring(line).trimmed
    return command.isEmpty || command.first == "#" ? nil : command
  }

  /// Returns the page that the user saw there; `nil` if none was shown yet.
  func page(at spot: Spot) -> Page? { seen.page(at: spot, typing: number) }
}
