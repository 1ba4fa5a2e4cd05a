import BusinessLogic
import DecisionMarkdown
import SystemPackage

extension FileDecisions: DecisionSource {
  /// Throws ``FileTrouble`` if the file is a link to one outside the folder.
  package func text(of key: String) throws -> SourceText {
    let path = try path(of: key)
    if let target = root.elsewhere(path) { throw FileTrouble(path, .elsewhere(target)) }
    return SourceText(
      key: listing.files.first { $0.path == path }?.key ?? key, path: path.string,
      name: DecisionFile.name(of: path), bytes: try DecisionFile.bytes(of: path))
  }

  /// Runs `body` with a lock on the file's folder; without a path, on the opened folder.
  package func locked<Value: Sendable>(
    _ path: String?, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    let path = path.map { FilePath($0) } ?? root.appending("any")
    let lock = try await FolderLock.taken(folderOf: path, on: clock, reporting: disk.report)
    defer { lock.release() }
    if tidied.insert(lock.path).inserted { TemporaryFile.removeLeftovers(in: lock.path) }
    return try await body()
  }

  /// Creates a file with the folder's next free number, from the template of MADR 4.0.
  package func create(title: String) throws -> SourceText {
    guard root.isFolder else {
      // Don't create a missing folder: it may come back.
      guard FileStamp(of: root) != nil else { throw FileTrouble(root, .missing) }
      throw RequestRefusal.notAFolder(root)
    }
    let existing = (try? MarkdownFolder.allFiles(in: root)) ?? []
    let number = DecisionKey.next(after: existing, in: root)
    let path = root.appending(DecisionKey.fileName(number: number, title: title))
    let bytes = DecisionMarkdown.template(title: title, date: today())
    try disk.create(path, with: bytes)
    return SourceText(
      key: number, path: path.string, name: DecisionFile.name(of: path), bytes: bytes)
  }

  /// Replaces, creates or removes a file atomically. Throws ``FileTrouble``.
  package func replace(_ old: SourceText?, with new: SourceText?) throws {
    guard let path = (old ?? new)?.path.map({ FilePath($0) }) else { return }
    let stamp = FileStamp(of: path)
    if let old, try DecisionFile.bytes(of: path) != old.bytes {
      throw FileTrouble(path, .changedSince)
    }
    if let new, old != nil {
      try disk.replace(path, at: stamp, with: new.bytes)
    } else if let new {
      try disk.create(path, with: new.bytes)
    } else {
      try disk.remove(path, at: stamp)
    }
  }

  /// Copies the decision's file byte for byte, so that text that the parser doesn't know isn't
  /// lost.
  package func save(_ key: String, to path: String) throws {
    try disk.create(FilePath(path), with: DecisionFile.bytes(of: try self.path(of: key)))
  }
}
