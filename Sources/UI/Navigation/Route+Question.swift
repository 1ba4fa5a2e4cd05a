nonisolated extension Route {
  /// The path of a question about all decisions, with its words unescaped: nothing follows them, so
  /// they need no escaping. `nil` for other routes.
  var question: String? {
    switch self {
    case .matches(let words): Self.matchesMark + words
    case .reasons(let words): Self.reasonsMark + words
    case .search(let words): Self.searchMark + words
    case .check(let isStrict): isStrict ? Self.strictMark : Self.checkMark
    default: nil
    }
  }

  /// Parses the path of a question about all decisions; `nil` for other paths.
  init?(question path: some StringProtocol) {
    if path == Self.checkMark || path == Self.strictMark {
      self = .check(isStrict: path == Self.strictMark)
    } else if let words = Self.words(of: path, behind: Self.matchesMark) {
      self = .matches(words)
    } else if let words = Self.words(of: path, behind: Self.reasonsMark) {
      self = .reasons(words)
    } else if let words = Self.words(of: path, behind: Self.searchMark) {
      self = .search(words)
    } else {
      return nil
    }
  }

  // No key of a decision contains one of these characters.
  private static let matchesMark = "/?"
  private static let reasonsMark = "/why?"
  private static let searchMark = "/~"
  private static let checkMark = "/!"
  private static let strictMark = "/!strict"

  /// Compares Unicode scalars, because an accent after the mark would combine with it.
  private static func words(of path: some StringProtocol, behind mark: String) -> String? {
    guard path.unicodeScalars.starts(with: mark.unicodeScalars) else { return nil }
    let words = String(path).unicodeScalars.dropFirst(mark.unicodeScalars.count)
    return words.allSatisfy(\.properties.isWhitespace)
      ? nil : String(String.UnicodeScalarView(words))
  }
}
