import SystemPackage

/// A file as its name tells of it, unread.
struct KeptFile: Sendable {
  /// What a route calls the decision in it.
  let key: String

  let path: FilePath

  /// The number in its name; `nil` if it has none.
  let number: String?

  init(key: String, path: FilePath) {
    self.key = key
    self.path = path
    number = DecisionKey.number(of: path)
  }
}
