import SystemPackage
import Threads

extension Git {
  /// Returns the lines of the work tree's files that contain one of `texts`, or match one of `patterns`
  /// (POSIX, extended) in any case. The paths are relative to the work tree. Throws ``Failed``.
  func lines(
    with texts: [String], matching patterns: [String]
  ) async throws -> [(path: FilePath, number: Int, text: String)] {
    try await checkOwner()
    func literal(_ text: String) -> String {
      text.map { "\\.[]{}()*+?^$|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    let all = (texts.map(literal) + patterns).flatMap { ["-e", $0] }
    let options = [
      "-I", "-n", "-z", "-i", "-E", "--full-name", "--no-color", "--no-recurse-submodules",
      "--no-textconv", "--no-column",
    ]
    let found = try await run(["grep"] + options + all)
    guard found.status < 2 else { throw failure(found) }
    return found.output.split(separator: UInt8(ascii: "\n")).compactMap { line in
      // PATH NUL LINE NUL TEXT
      let parts = line.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(String(decoding: parts[1], as: UTF8.self)) else {
        return nil
      }
      return (
        FilePath(String(decoding: parts[0], as: UTF8.self)), number,
        String(decoding: parts[2].prefix(1000), as: UTF8.self)
      )
    }
  }
}
