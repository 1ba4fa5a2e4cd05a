/// What is said about a search as a whole.
enum Sentences {
  /// How much was found; of more than `limit` only the best is shown.
  static func matches(
    _ count: Int, of words: String, in library: LibraryExtent, limit: Int = .max
  ) -> String {
    guard count > 0 else {
      return "No matches for \"\(words)\" in \(counted(library.files - library.unread, "decision"))"
    }
    let found = "\(count) \(count == 1 ? "match" : "matches") for \"\(words)\""
    return count > limit ? "\(found), the best \(limit)" : found
  }
}
