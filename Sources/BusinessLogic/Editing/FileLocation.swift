import ReactiveHybrid

/// A line in a file.
public struct FileLocation: Sendable, Hashable {
  /// The path as the user gave it, relative or absolute.
  public let path: String

  /// The line, from 1.
  public let line: Int
}

/// The error for the file of a decision in memory.
struct NoFile: Refusal, CustomStringConvertible {
  let key: String

  var description: String { "\(key) is in memory and has no file" }
}
