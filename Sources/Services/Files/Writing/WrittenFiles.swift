import SystemPackage
import Threads

/// The files that this session has written, with what it has written last.
struct WrittenFiles: Sendable {
  /// By path, the texts that the session may have left there, and `nil` for a file that it has removed.
  private let texts = Locked<[FilePath: [[UInt8]?]]>([:])

  /// Makes a step, and remembers what it writes. A watcher may read the files before it returns.
  func remember(_ step: [Replacement], _ make: () throws -> Void) rethrows {
    for part in step { note(part) { $0 + [part.new?.bytes] } }
    try make()
    for part in step { note(part) { _ in [part.new?.bytes] } }
  }

  private func note(_ part: Replacement, _ all: ([[UInt8]?]) -> [[UInt8]?]) {
    guard let path = part.path else { return }
    texts.withLock { $0[path] = all($0[path] ?? []) }
  }

  /// Returns whether a file is as this session has left it. If another program has changed it, what the
  /// session wrote before is forgotten.
  func isAsLeft(_ path: FilePath) -> Bool {
    guard let known = texts.withLock({ $0[path] }) else { return false }
    let isOurs = known.contains(FileStamp(of: path) == nil ? nil : try? DecisionFile.read(path))
    if !isOurs { texts.withLock { _ = $0.removeValue(forKey: path) } }
    return isOurs
  }
}
