/// What is said about a search as a whole.
enum Sentences {
  /// How much was found; of more than `limit` only the best is shown.
  static func matches(
    _ count: Int, of words: String, in files: [LibraryFile], limit: Int = .max
  ) -> String {
    guard count > 0 else {
      return "Nothing in \(counted(files.count, "decision")) names \"\(words)\""
    }
    let found = "\(count) \(count == 1 ? "match" : "matches") of \"\(words)\""
    return count > limit ? "\(found), the best \(limit)" : found
  }

  /// That something may have been missed, if there are files that can't be read.
  static func unread(_ files: [LibraryFile]) -> [String] {
    let count = files.count { !$0.isReadable }
    guard count > 0 else { return [] }
    return ["\(counted(count, "file")) can't be read: `check` says why"]
  }
}
