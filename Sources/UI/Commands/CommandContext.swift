/// What a command was typed against: the pages that the user had seen when its line began.
nonisolated struct CommandContext {
  /// The command, as it was typed.
  let line: Substring

  /// The number of the line on which it was typed; `nil` where nobody types.
  let number: Int?

  /// What the user has seen.
  let seen: SeenPages

  /// The page that the user saw at `route`; `nil` if none was shown yet.
  func page(at route: Route) -> Page? { seen.page(at: route, typing: number) }
}
