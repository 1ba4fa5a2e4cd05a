/// The size of a library.
struct LibraryExtent: Sendable, Equatable {
  /// The number of files.
  let files: Int

  /// The number of unreadable files.
  let unread: Int

  /// Creates the extent of files, given whether each is readable.
  init(_ areReadable: some Collection<Bool>) {
    files = areReadable.count
    unread = areReadable.count { !$0 }
  }
}
