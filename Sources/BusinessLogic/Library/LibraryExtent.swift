/// The size of a library.
struct LibraryExtent: Sendable, Equatable {
  let files: Int
  let unread: Int

  init(_ areReadable: some Collection<Bool>) {
    files = areReadable.count
    unread = areReadable.count { !$0 }
  }
}
