import CLibrary

/// A text in the repository that a test compares its result with.
///
/// With `RECORD_GOLDEN` in the environment, the file is written instead; git shows what changed.
public struct Golden {
  let path: String

  /// The file at a path from the root of the repository.
  public init(_ path: String) {
    self.path = "\(SourceTree.root)/\(path)"
  }

  /// The lines that `text` lacks and those that it adds, in order, as `diff` marks them.
  public func differences(from text: String) throws -> [String] {
    guard getenv("RECORD_GOLDEN") == nil else {
      try FileBytes.write(Array(text.utf8), to: path)
      return []
    }
    let file = String(decoding: (try? FileBytes.read(path)) ?? [], as: UTF8.self)
    let (known, seen) = (Self.lines(file), Self.lines(text))
    let differences = seen.difference(from: known).sorted { $0.place < $1.place }.map {
      switch $0 {
      case .remove(let line, let text, _): "\(line + 1): - \(text)"
      case .insert(let line, let text, _): "\(line + 1): + \(text)"
      }
    }
    let advice = "If this is as it should be: RECORD_GOLDEN=1 ./test --filter 'Golden|Documents'"
    return differences.isEmpty ? [] : differences + [advice]
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension CollectionDifference.Change {
  /// The line, and what went before what came.
  fileprivate var place: (Int, Int) {
    switch self {
    case .remove(let line, _, _): (line, 0)
    case .insert(let line, _, _): (line, 1)
    }
  }
}
