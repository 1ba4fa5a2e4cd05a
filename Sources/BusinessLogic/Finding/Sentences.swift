/// What is said about a search as a whole.
enum Sentences {
  /// How much was found.
  static func matches(_ count: Int, of phrase: Phrase, in files: [LibraryFile]) -> String {
    guard count > 0 else {
      return
        "No option and no argument in \(counted(files.count, "decision")) names \"\(phrase.words)\""
    }
    return "\(count) \(count == 1 ? "match" : "matches") of \"\(phrase.words)\""
  }

  /// That something may have been missed, if there are files that can't be read.
  static func unread(_ files: [LibraryFile]) -> [String] {
    let count = files.count { !$0.isReadable }
    guard count > 0 else { return [] }
    return ["\(counted(count, "file")) can't be read: `check` says why"]
  }
}
