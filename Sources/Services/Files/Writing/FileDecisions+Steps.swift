import BusinessLogic
import CLibrary
import FolderWatch
import SystemPackage
import Threads

extension FileDecisions {
  /// Replaces several files, or none of them, also if the program is killed meanwhile: the next one
  /// then completes or reverses the edit. Throws ``FileTrouble``, and ``Failed`` if
  /// one part failed and an earlier one couldn't be reversed.
  ///
  /// It isn't isolated: while a disk stalls, the actor goes on reading.
  package nonisolated func replace(_ step: [Replacement]) throws {
    try written.remember(step) { try make(step) }
  }

  private nonisolated func make(_ step: [Replacement]) throws {
    guard step.count > 1 else { return try step.forEach { try replace($0) } }
    for part in step { try check(part) }
    let (home, journal) = Journal.of(step, around: root)
    let mode = journal.mode(in: home)
    let workshop = try disk.naming(home) { try disk.workshops.enter(home) }
    try HeldSignals.during {
      try disk.write(journal, .step, in: home, workshop)
      for (index, part) in step.enumerated() {
        do {
          try replace(part, mode: mode)
        } catch {
          try takeBack(step[..<index], after: error, mode: mode)
          Journal.remove(.step, in: home)
          throw error
        }
      }
      Journal.remove(.step, in: home)
    }
  }

  private nonisolated func takeBack(
    _ parts: ArraySlice<Replacement>, after error: any Error, mode: mode_t?
  ) throws {
    for (index, part) in parts.enumerated().reversed() {
      do {
        try replace(part.inverse, mode: mode)
      } catch let reason {
        let keys = parts.prefix(index + 1).map(\.key).joined(separator: ", ")
        throw Failed("Only \(keys) changed: \(error); it could not be changed back: \(reason)")
      }
    }
  }

  /// Replaces, creates or removes a file atomically. Throws ``FileTrouble``.
  private nonisolated func replace(_ part: Replacement, mode: mode_t? = nil) throws {
    guard let path = part.path else { return }
    let stamp = FileStamp(of: path)
    try check(part)
    switch (part.old, part.new) {
    case (_?, let new?): try disk.replace(path, at: stamp, with: new.bytes)
    case (nil, let new?): try disk.create(path, with: new.bytes, mode: mode)
    case (_, nil): try disk.remove(path, at: stamp)
    }
  }

  private nonisolated func check(_ part: Replacement) throws {
    guard let path = part.path, let old = part.old else { return }
    guard try old.consists(of: DecisionFile.bytes(of: path)) else {
      throw FileTrouble(path, .changedSince)
    }
  }

  /// Leaves nothing beside the files. The session may go on.
  package nonisolated func close() { disk.workshops.close() }

  /// Throws ``FileTrouble`` if a killed program has left an edit of several files unfinished, and
  /// writes nothing.
  package func checkFinished() async throws {
    for home in homes {
      guard let files = try await unfinished(in: home) else { continue }
      throw FileTrouble(home, .unfinished(files: files.map(\.path)))
    }
  }

  /// Returns the files of an edit that a killed program has left unfinished; `nil` if there is none.
  func unfinished(in home: FilePath) async throws -> [Journal.Entry]? {
    guard Journal.exists(.step, in: home) else { return nil }
    // A living program holds the lock meanwhile.
    return try await holding([home]) { try Journal(.step, in: home)?.entries }
  }

  /// Completes or reverses what killed programs have left, and reports it. Throws ``FileTrouble``.
  package func recover() async throws {
    for home in homes where Journal.exists(.step, in: home) {
      guard let journal = try Journal(.step, in: home) else { continue }
      // The files may lie in subfolders, which have locks of their own.
      try await holding([home] + journal.folders(in: home)) {
        try await recover(journal, in: home)
      }
    }
  }

  private func recover(_ journal: Journal, in home: FilePath) throws {
    Workshop.tidy(home)
    let workshop = try disk.naming(home) { try disk.workshops.enter(home) }
    guard try Journal(.step, in: home) == journal else { return }
    let path = Journal.path(.step, in: home)
    guard workshop.hasLocks else {
      throw FileTrouble(path, .unwritable("without locks, its program may still run"))
    }
    let recovery = journal.recovery(in: home)
    let mode = journal.mode(in: home)
    for entry in recovery.rest {
      let path = entry.path(in: home)
      func text(_ bytes: [UInt8]?) -> SourceText? {
        bytes.map { SourceText(at: path, key: entry.path, $0) }
      }
      try replace(Replacement(text(entry.before), with: text(entry.after)), mode: mode)
    }
    if !recovery.left.isEmpty {
      let earlier =
        try Journal(.left, in: home)?.entries.filter { earlier in
          !recovery.left.contains { $0.path == earlier.path }
        } ?? []
      try disk.write(Journal(earlier + recovery.left), .left, in: home, workshop)
    }
    Journal.remove(.step, in: home)
    disk.report(recovery.words)
  }
}

extension Journal {
  /// Returns the folders whose journals may name files in `root` or beside it: its own, and those
  /// above, which may have been opened, or may have an index.
  static func homes(of root: FilePath) -> [FilePath] {
    let own = root.isFolder ? root : AtomicFile.folder(of: root)
    var homes = [own]
    guard var folder = try? own.resolved() else { return homes }
    let top = GitRepository(around: own)?.workTree.components.count ?? .max
    while homes.count <= MarkdownFolder.levels || folder.components.count > top,
      folder.removeLastComponent()
    {
      homes.append(folder)
    }
    return homes
  }

  /// Returns the journal of a step, and the innermost of the homes that holds all of its files.
  fileprivate static func of(
    _ step: [Replacement], around root: FilePath
  ) -> (home: FilePath, Journal) {
    let paths = step.compactMap(\.path).map(AtomicFile.place)
    let homes = homes(of: root)
    let places = homes.map { (try? $0.resolved()) ?? $0 }
    let level = places.firstIndex { place in paths.allSatisfy { $0.starts(with: place) } } ?? 0
    let entries = zip(step, paths).map { part, path in
      Entry(
        path: path.relative(to: places[level]).string, before: part.old?.bytes,
        after: part.new?.bytes)
    }
    return (homes[level], Journal(entries))
  }
}

extension Replacement {
  var path: FilePath? { (old ?? new)?.path.map { FilePath($0) } }
}
