import BusinessLogic
import DecisionMarkdown
import Decisions
import FolderWatch
import ReactiveHybrid
import SystemPackage

extension FileDecisions: DecisionSource {
  package nonisolated var day: String? { today() }

  package func text(of key: String) throws -> SourceText {
    let path = try path(of: key)
    return try text(at: path, key: listing.files.first { $0.path == path }?.key ?? key)
  }

  /// Returns the current text of the file that had `old`, whatever its key is now; if there is no
  /// such file, that of the decision with the key of `old`.
  package func currentText(of old: SourceText) throws -> SourceText {
    guard let path = old.path.map({ FilePath($0) }), FileStamp(of: path) != nil else {
      return try text(of: old.key)
    }
    return try text(at: path, key: old.key)
  }

  /// Throws ``FileTrouble`` if the file is a link to one outside the folder.
  private func text(at path: FilePath, key: String) throws -> SourceText {
    // An index may be in a file outside of the folder, which is no link.
    if path.starts(with: root), let target = root.elsewhere(path) {
      throw FileTrouble(path, .elsewhere(target))
    }
    Seam.passed(.service, "disk: reads \(path)")
    return SourceText(at: path, key: key, try DecisionFile.bytes(of: path))
  }

  /// Runs `body` with locks on the files' folders; without a path, on the opened folder.
  package func locked<Value: Sendable>(
    _ paths: [String?], _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await locked(
      folders: paths.map { $0.map { FolderLock.folder(of: FilePath($0)) } ?? root }, body)
  }

  /// Runs `body` with locks on these folders. First completes or reverses what a killed program has
  /// left.
  func locked<Value: Sendable>(
    folders: [FilePath], _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    // The journal lies in the opened folder, or in one above.
    let folders = folders.count > 1 ? folders + [root] : folders
    while true {
      try await recover()
      let value = try await holding(folders) { [homes] in
        // A program may have been killed while this one waited.
        let isDone = !homes.contains { Journal.exists(.step, in: $0) }
        return isDone ? try await body() : nil
      }
      if let value { return value }
    }
  }

  func holding<Value: Sendable>(
    _ folders: [FilePath], _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    var locks: [FolderLock] = []
    defer { for lock in locks.reversed() { lock.release() } }
    let folders = Set(folders.map { (try? $0.resolved()) ?? $0 }).sorted { $0.string < $1.string }
    for folder in folders {
      locks.append(try await FolderLock.taken(on: folder, clock: clock, reporting: disk.report))
    }
    return try await body()
  }

  /// Creates a file with the folder's next free number. Without a form, it has that of the last
  /// decisions.
  package func create(title: String, as form: DecisionForm?) throws -> SourceText {
    guard root.isFolder else {
      // Don't create a missing folder: it may come back.
      guard FileStamp(of: root) != nil else { throw FileTrouble(root, .missing) }
      throw Refused.notAFolder(root)
    }
    let existing = (try? MarkdownFolder.allFiles(in: root)) ?? []
    let number = DecisionKey.next(after: existing, in: root)
    let path = root.appending(DecisionKey.fileName(number: number, title: title))
    let last = DecisionKey.last(3, of: existing, in: root)
    let bytes = try DecisionMarkdown.template(
      title: title, number: Int(number), date: today(), as: form,
      like: last.compactMap { try? FileReading(of: $0, within: bounds).result.get() })
    let text = SourceText(at: path, key: number, bytes)
    try replace([Replacement(nil, with: text)])
    return text
  }

  /// Copies the decision's file byte for byte, so that text that the parser doesn't know isn't
  /// lost.
  package func save(_ key: String, to path: String) throws {
    try disk.create(FilePath(path), with: DecisionFile.bytes(of: try self.path(of: key)))
  }
}
