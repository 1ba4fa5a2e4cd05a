import ReactiveHybrid

/// A line of a file.
public struct FileLocation: Sendable, Hashable {
  /// The path of the file, as the user gave it: a relative one stays relative.
  public let path: String

  /// The line, from 1.
  public let line: Int
}

/// A decision in memory has no file.
struct NoFile: Refusal, CustomStringConvertible {
  let key: String

  var description: String { "\(key) is in memory and has no file" }
}
