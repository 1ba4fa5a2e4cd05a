import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a screen is known to look like: a file beside the tests.
///
/// With `RECORD_GOLDEN` in the environment the files are written anew instead; what changed is then
/// for git to show and for a person to judge.
struct Golden {
  let path: String

  init(_ name: String) {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = folder.joined(separator: "/") + "/Files/\(name).txt"
  }

  /// The lines that are missing from `text` and those that are too many, in order, as `diff` marks
  /// them; none if it looks as it is known to.
  func differences(from text: String) throws -> [String] {
    guard getenv("RECORD_GOLDEN") == nil else {
      try FileBytes.write(Array(text.utf8), to: path)
      return []
    }
    let file = String(decoding: (try? FileBytes.read(path)) ?? [], as: UTF8.self)
    let (known, seen) = (Self.lines(file), Self.lines(text))
    return seen.difference(from: known).sorted { $0.place < $1.place }.map {
      switch $0 {
      case .remove(let line, let text, _): "\(line + 1): - \(text)"
      case .insert(let line, let text, _): "\(line + 1): + \(text)"
      }
    }
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
