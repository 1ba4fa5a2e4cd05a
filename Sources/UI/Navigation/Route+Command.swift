import Presentation

nonisolated extension Route {
  /// Parses a path: see ``Presentation/Route``. Throws a ``CommandError`` that quotes the path.
  package init(path: some StringProtocol, from base: Route = .decisions) throws(CommandError) {
    guard let route = Route(path, from: base) else {
      let words = Route.decision("").screens.map(\.word)
      throw CommandError(
        "no such route \"\(path)\": expected /DECISION[/OPTION][/SCREEN], or a number after a side; "
          + "SCREEN is \(words.alternatives)")
    }
    self = route
  }
}
