nonisolated extension Route {
  /// The path of what is asked of all decisions, the words in it as they are: they need no escaping,
  /// since nothing comes behind them. `nil` for other places.
  var question: String? {
    switch self {
    case .matches(let words): Self.matchesMark + words
    case .reasons(let words): Self.reasonsMark + words
    case .search(let words): Self.searchMark + words
    case .check(let isStrict): isStrict ? Self.strictMark : Self.checkMark
    default: nil
    }
  }

  /// The place that a path means which asks something of all decisions; `nil` if it is no such
  /// path.
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

  // No key of a decision has one of these signs.
  private static let matchesMark = "/?"
  private static let reasonsMark = "/why?"
  private static let searchMark = "/~"
  private static let checkMark = "/!"
  private static let strictMark = "/!strict"

  /// By Unicode scalars, as an accent in front of the words joins with the mark to one character.
  private static func words(of path: some StringProtocol, behind mark: String) -> String? {
    guard path.unicodeScalars.starts(with: mark.unicodeScalars) else { return nil }
    let words = String(path).unicodeScalars.dropFirst(mark.unicodeScalars.count)
    return words.allSatisfy(\.properties.isWhitespace)
      ? nil : String(String.UnicodeScalarView(words))
  }
}
