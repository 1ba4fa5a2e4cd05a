/// How much there is in a library.
struct LibraryExtent: Sendable, Equatable {
  /// How many files there are.
  let files: Int

  /// How many of them can't be read.
  let unread: Int

  /// The extent of files of which each can be read or not.
  init(_ areReadable: some Collection<Bool>) {
    files = areReadable.count
    unread = areReadable.count { !$0 }
  }
}
