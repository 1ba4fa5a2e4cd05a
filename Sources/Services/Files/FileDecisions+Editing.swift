import BusinessLogic
import SystemPackage

extension FileDecisions: EditingWorkerProtocol {
  /// Changes only the lines of the edit; the file on disk is the old one or the new one whole.
  ///
  /// The edit is made in the text as it is on disk at that moment, whatever was shown before.
  /// Throws ``FileTrouble`` and ``EditRefusal``.
  public func apply(_ edit: Edit, to key: String) throws -> EditReceipt {
    let path = try path(of: key)
    return try FolderLock.with(folderOf: path) {
      for _ in 1..<Self.attempts {
        do {
          return try make(edit, in: path, of: key)
        } catch let trouble as FileTrouble where trouble.reason == .changedSince {
          // By somebody who takes no lock: the edit is made anew in what they have left.
        }
      }
      return try make(edit, in: path, of: key)
    }
  }

  /// How often an edit is made while others go on writing to the file.
  private static let attempts = 10

  private func make(_ edit: Edit, in path: FilePath, of key: String) throws -> EditReceipt {
    let stamp = FileStamp(of: path)
    let bytes = try DecisionFile.bytes(of: path)
    let before = text(bytes, named: DecisionFile.name(of: path))
    let after = try before.after(edit)
    let hasChanged = after.bytes != before.bytes
    if hasChanged {
      let stamp = try AtomicFile.replace(path, at: stamp, with: after.bytes)
      // It was read to prove the edit: to be shown it need not be read again.
      known[path] = FileReading(path, after.decision.kept(at: path), in: stamp)
    }
    edited = after
    let entry = EditLog.Entry(place: path, before: before.bytes, after: after.bytes)
    return log.add(entry, key: key, hasChanged: hasChanged, loss: after.loss)
  }

  /// The text of these bytes, which needs no reading if the last edit has left it so.
  private func text(_ bytes: [UInt8], named name: String) -> DecisionText {
    if let edited, edited.name == name, edited.bytes == bytes { return edited }
    return DecisionText(bytes, named: name)
  }

  /// Makes a file with the next free number of the folder, from the template of MADR 4.0.
  public func create(title: String) throws -> EditReceipt {
    guard isFolder else {
      // It may be away for a while.
      guard FileStamp(of: root) != nil else { throw FileTrouble(root, .missing) }
      throw NotAFolder(path: root)
    }
    return try FolderLock.with(folderOf: root.appending("any")) {
      let existing = (try? MarkdownFolder.allFiles(in: root)) ?? []
      let number = DecisionKey.next(after: existing, in: root)
      let path = root.appending("\(number)-\(slug(title)).md")
      let bytes = DecisionMarkdown.template(title: title, date: today())
      try AtomicFile.create(path, with: bytes)
      return log.add(EditLog.Entry(place: path, before: nil, after: bytes), key: number)
    }
  }

  /// Puts back the bytes from before the edit, or removes the file that it made; throws
  /// ``FileTrouble`` if somebody else has changed the file since.
  public func undo(_ receipt: EditReceipt) throws {
    let edit = log[receipt]
    try FolderLock.with(folderOf: edit.place) {
      let stamp = try stamp(of: edit.place, holding: edit.after)
      if let before = edit.before {
        try AtomicFile.replace(edit.place, at: stamp, with: before)
      } else {
        try AtomicFile.remove(edit.place)
      }
    }
  }

  /// Puts the bytes from after the edit there again; throws ``FileTrouble`` if somebody else has
  /// changed the file since.
  public func redo(_ receipt: EditReceipt) throws {
    let edit = log[receipt]
    try FolderLock.with(folderOf: edit.place) {
      if let before = edit.before {
        let stamp = try stamp(of: edit.place, holding: before)
        try AtomicFile.replace(edit.place, at: stamp, with: edit.after)
      } else {
        try AtomicFile.create(edit.place, with: edit.after)
      }
    }
  }

  /// Copies the decision's file byte for byte: nothing that only its author understands is lost.
  public func save(_ key: String, to path: String) throws {
    try AtomicFile.create(FilePath(path), with: DecisionFile.bytes(of: try self.path(of: key)))
  }

  /// The decision in the bytes that the edit found, and in those that it has left.
  public func change(by receipt: EditReceipt) -> DecisionChange? {
    let edit = log[receipt]
    let name = DecisionFile.name(of: edit.place)
    return DecisionChange(
      of: receipt.key, from: edit.before.map { text($0, named: name).decision },
      to: text(edit.after, named: name).decision)
  }

  private func stamp(of path: FilePath, holding bytes: [UInt8]) throws -> FileStamp? {
    let stamp = FileStamp(of: path)
    guard try DecisionFile.bytes(of: path) == bytes else { throw FileTrouble(path, .changedSince) }
    return stamp
  }
}

/// A new decision was asked for where only one file was opened.
struct NotAFolder: Refusal, CustomStringConvertible {
  let path: FilePath

  var description: String {
    "\(path) is one decision: open its folder to make another"
  }
}
