import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

extension FileDecisions: EditingWorkerProtocol {
  /// Changes only the lines of the edit, and replaces the file atomically.
  ///
  /// Applies the edit to the text that is on disk now, even if an older one is shown. Throws
  /// ``FileTrouble`` and ``EditRefusal``.
  public func apply(_ edit: Edit, to key: String) async throws -> EditReceipt {
    let path = try editablePath(of: key)
    return try await locking(path) {
      for _ in 1..<Self.attempts {
        do {
          return try make(edit, in: path, of: key)
        } catch let trouble as FileTrouble where trouble.reason == .changedSince {
          // A program that takes no lock has written to the file: apply the edit to its new
          // content.
        }
      }
      return try make(edit, in: path, of: key)
    }
  }

  /// Returns the path of the decision's file. Throws ``FileTrouble`` if it is a link out of the
  /// folder.
  func editablePath(of key: String) throws -> FilePath {
    let path = try path(of: key)
    if let target = root.elsewhere(path) { throw FileTrouble(path, .elsewhere(target)) }
    return path
  }

  private static let attempts = 10

  /// Runs `body` while holding the lock on the folder of the file at `path`.
  func locking<Value: Sendable>(
    _ path: FilePath, _ body: () throws -> Value
  ) async throws -> Value {
    let lock = try await FolderLock.taken(folderOf: path, on: clock, reporting: disk.report)
    defer { lock.release() }
    if tidied.insert(lock.path).inserted { TemporaryFile.removeLeftovers(in: lock.path) }
    return try body()
  }

  private func make(_ edit: Edit, in path: FilePath, of key: String) throws -> EditReceipt {
    let stamp = FileStamp(of: path)
    let before = text(try DecisionFile.bytes(of: path), at: path)
    let after = try before.after(edit)
    let hasChanged = after.bytes != before.bytes
    if hasChanged {
      let stamp = try disk.replace(path, at: stamp, with: after.bytes)
      // The text was parsed to validate the edit; store it, so that showing it doesn't parse it
      // again.
      keepOpen(FileReading(path, after.decision.kept(at: path), in: stamp))
    }
    edited = [before, after]
    return log.add(
      (path, before.bytes, after.bytes), key: key, hasChanged: hasChanged, loss: after.loss)
  }

  /// Returns the parsed text of `bytes`. Reuses a text of the last edit if it has these bytes.
  private func text(_ bytes: [UInt8], at path: FilePath) -> DecisionText {
    let name = DecisionFile.name(of: path)
    return edited.first { $0.name == name && $0.bytes == bytes } ?? DecisionText(bytes, named: name)
  }

  /// Creates a file with the folder's next free number, from the template of MADR 4.0.
  public func create(title: String) async throws -> EditReceipt {
    guard root.isFolder else {
      // Don't create a missing folder: it may come back.
      guard FileStamp(of: root) != nil else { throw FileTrouble(root, .missing) }
      throw RequestRefusal.notAFolder(root)
    }
    return try await locking(root.appending("any")) {
      let existing = (try? MarkdownFolder.allFiles(in: root)) ?? []
      let number = DecisionKey.next(after: existing, in: root)
      let path = root.appending(DecisionKey.fileName(number: number, title: title))
      let bytes = DecisionMarkdown.template(title: title, date: today())
      try disk.create(path, with: bytes)
      return log.add((path, nil, bytes), key: number)
    }
  }

  /// Restores the bytes from before the edit, or removes the file that the edit created. Throws
  /// ``FileTrouble`` if the file has changed since.
  public func undo(_ receipt: EditReceipt) async throws {
    let edit = log[receipt]
    try await exchange(edit.after, for: edit.before, at: edit.path)
  }

  /// Restores the bytes from after the edit. Throws ``FileTrouble`` if the file has changed since.
  public func redo(_ receipt: EditReceipt) async throws {
    let edit = log[receipt]
    try await exchange(edit.before, for: edit.after, at: edit.path)
  }

  /// Exchanges the bytes of a file for others; `nil` is no file. Throws ``FileTrouble`` if the file
  /// has changed since.
  private func exchange(_ old: [UInt8]?, for new: [UInt8]?, at path: FilePath) async throws {
    try await locking(path) {
      let stamp = FileStamp(of: path)
      if let old, try DecisionFile.bytes(of: path) != old {
        throw FileTrouble(path, .changedSince)
      }
      if let new, old != nil {
        try disk.replace(path, at: stamp, with: new)
      } else if let new {
        try disk.create(path, with: new)
      } else {
        try disk.remove(path, at: stamp)
      }
    }
  }

  /// Copies the decision's file byte for byte, so that text that the parser doesn't know isn't
  /// lost.
  public func save(_ key: String, to path: String) throws {
    try disk.create(FilePath(path), with: DecisionFile.bytes(of: try self.path(of: key)))
  }

  /// Returns the decision before and after the edit.
  public func change(by receipt: EditReceipt) -> DecisionChange? {
    let edit = log[receipt]
    return DecisionChange(
      of: receipt.key, from: edit.before.map { text($0, at: edit.path).decision },
      to: text(edit.after, at: edit.path).decision)
  }
}

extension FileDecisions: DraftSource {
  package func text(of key: String) throws -> SourceText {
    let path = try editablePath(of: key)
    return SourceText(
      key: listing.files.first { $0.path == path }?.key ?? key, path: path.string,
      name: DecisionFile.name(of: path), bytes: try DecisionFile.bytes(of: path))
  }

  package func replace(_ text: SourceText, with bytes: [UInt8]) async throws -> EditReceipt {
    let path = try editablePath(of: text.key)
    try await exchange(text.bytes, for: bytes, at: path)
    return log.add((path, text.bytes, bytes), key: text.key)
  }
}
