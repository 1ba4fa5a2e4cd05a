nonisolated extension Route: CustomStringConvertible {
  /// The absolute path.
  public var description: String {
    "/" + words.joined(separator: "/")
  }

  /// Parses `path`: absolute if it begins with `/`, else relative to `base`; `..` is the parent
  /// route. Throws a ``CommandError`` that quotes the path.
  public init(path: some StringProtocol, from base: Route = .decisions) throws(CommandError) {
    var words = path.hasPrefix("/") ? [] : base.words.map { Substring($0) }
    for word in path.split(separator: "/") {
      switch word {
      case ".": break
      case "..": if !words.isEmpty { words.removeLast() }
      default: words.append(Substring(word))
      }
    }
    guard let route = Route(words) else {
      throw CommandError(
        "\"\(path)\" leads nowhere: a route is /DECISION, /DECISION/OPTION, and behind either a "
          + "side and a number, as in /ai/cons/2, or a word such as `compare`")
    }
    self = route
  }
}
