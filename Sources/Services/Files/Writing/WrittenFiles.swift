import SystemPackage
import Threads

/// The files that this session has written, with what it has written last.
struct WrittenFiles: Sendable {
  /// By path, the hashes of the texts that the session may have left there; `nil` for no file.
  private let texts = Locked<[FilePath: [Int?]]>([:])

  /// Makes a step, and remembers what it writes. A watcher may read the files before it returns.
  func remember(_ step: [Replacement], _ make: () throws -> Void) rethrows {
    for part in step { note(part) { $0 + [part.new?.bytes.hashValue] } }
    do {
      try make()
      for part in step { note(part) { _ in [part.new?.bytes.hashValue] } }
    } catch {
      // The step may have been taken back.
      for part in step {
        note(part) { _ in [part.old?.bytes.hashValue, part.new?.bytes.hashValue] }
      }
      throw error
    }
  }

  private func note(_ part: Replacement, _ all: ([Int?]) -> [Int?]) {
    guard let path = part.path else { return }
    texts.withLock { $0[path] = all($0[path] ?? []) }
  }

  /// Returns whether a file is as this session has left it. If another program has changed it, what the
  /// session wrote before is forgotten.
  func isAsLeft(_ path: FilePath) -> Bool {
    guard let known = texts.withLock({ $0[path] }) else { return false }
    var text: Int?
    if FileStamp(of: path) != nil {
      // A file that can't be read isn't the session's.
      guard let bytes = try? DecisionFile.read(path) else { return false }
      text = bytes.hashValue
    }
    if known.contains(text) { return true }
    texts.withLock { if $0[path] == known { $0[path] = nil } }
    return false
  }
}
