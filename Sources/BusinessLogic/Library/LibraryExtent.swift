/// The size of a library.
struct LibraryExtent: Sendable, Equatable {
  let files: Int
  let unread: Int

  init(_ areReadable: some Collection<Bool>) {
    files = areReadable.count
    unread = areReadable.count { !$0 }
  }
}

/// The sentences about a search as a whole.
enum Sentences {
  /// Returns the number of matches in a sentence, and how many are shown if there are more than
  /// `limit`.
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
