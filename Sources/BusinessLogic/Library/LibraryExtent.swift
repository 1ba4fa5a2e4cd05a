struct LibraryExtent: Sendable, Equatable {
  let files: Int
  let unread: Int

  init(_ areReadable: some Collection<Bool>) {
    files = areReadable.count
    unread = areReadable.count { !$0 }
  }

  /// A sentence about the unreadable files; empty if there are none.
  var gap: [String] { Self.gap(unread) }

  static func gap(_ unread: Int) -> [String] {
    unread == 0 ? [] : ["\(counted(unread, "file")) can't be read"]
  }

  /// Returns the number of matches in a sentence, of which at most `limit` are shown.
  func sentence(matches count: Int, of words: String, limit: Int = .max) -> String {
    guard count > 0 else {
      return "No matches for \"\(words)\" in \(counted(files - unread, "decision"))"
    }
    let found = "\(count) \(count == 1 ? "match" : "matches") for \"\(words)\""
    return count > limit ? "\(found), the best \(limit)" : found
  }
}
