import ReactiveHybrid

package struct FileLocation: Sendable, Hashable {
  /// The path as the user gave it, relative or absolute.
  package let path: String
  package let line: Int
}

/// An error: the decision is in memory and has no file.
struct NoFile: Refusal, CustomStringConvertible {
  let key: String

  var description: String { "\(key) is in memory and has no file" }
}
