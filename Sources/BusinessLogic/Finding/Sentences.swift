/// What is said about a search as a whole.
enum Sentences {
  /// How much was found.
  static func matches(_ count: Int, of phrase: Phrase, in files: [LibraryFile]) -> String {
    guard count > 0 else {
      return "No option and no argument in \(decisions(files.count)) names \"\(phrase.words)\""
    }
    return "\(count) \(count == 1 ? "match" : "matches") of \"\(phrase.words)\""
  }

  /// That something may have been missed, if there are files that can't be read.
  static func unread(_ files: [LibraryFile]) -> [String] {
    let count = files.count { !$0.isReadable }
    guard count > 0 else { return [] }
    return ["\(count) \(count == 1 ? "file" : "files") can't be read: `check` says why"]
  }

  /// How a number of decisions is said.
  static func decisions(_ count: Int) -> String {
    "\(count) \(count == 1 ? "decision" : "decisions")"
  }
}
