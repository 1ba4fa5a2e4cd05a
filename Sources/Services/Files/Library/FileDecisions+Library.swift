import BusinessLogic
import FolderWatch
import ReactiveHybrid
import SystemPackage

extension FileDecisions {
  /// Returns the results of `pass` for every file that holds a decision, and every file or
  /// subfolder that can't be read. Throws
  /// ``FileTrouble`` if the path itself can't be read.
  ///
  /// Omits other files, such as a `README.md`, except the single opened file. Reads the files
  /// concurrently, and keeps no decision in memory.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let isFolder = root.isFolder
    let left = try await unsettled()
    let bounds = pass.isForPages ? root : bounds
    if let paths = pass.paths {
      return try await pass.digests(at: paths, beside: root, left)
        + pass.staleIndexes(
          among: [index.readme], named: paths.map { FilePath($0) }, of: index)
    }
    return try await withFiles { files in
      let neighbours =
        isFolder
        ? listing.neighbours()
        : Neighbours(of: (try? MarkdownFolder.files(in: AtomicFile.folder(of: root))) ?? [])
      Seam.passed(.service, "disk: looks at \(counted(files.count, "file"))")
      let visits = try await files.mapConcurrently { [known] file in
        // Its problem ends with the journal, not with a change of the file.
        let stamp = left[file.path] == nil ? FileStamp(of: file.path) : nil
        if let version = neighbours.version(of: stamp),
          let digest = pass.known(file.path.string, version)
        {
          return (digest: Digest?.some(digest), head: known[file.path])
        }
        let bytes = FileReading(of: file.path, within: bounds, in: stamp)
        if let digest = pass.digest(ofUnread: file, bytes) { return (digest, known[file.path]) }
        let reading = bytes.decision(withText: !pass.isCheck)
        let isWanted = reading.isDecision || !isFolder
        let digest =
          isWanted ? pass.digest(neighbours.libraryFile(file.key, reading, left[file.path])) : nil
        return (digest, reading.head)
      }
      let heads = visits.compactMap(\.head)
      for head in heads { known[head.path] = head }
      let troubles = listing.troubles.map { pass.digest(LibraryFile(at: $0.path, $0.problem)) }
      let paths = files.map(\.path)
      let others = pass.isCheck ? try left.others(in: root, than: paths).map(pass.digest) : []
      let indexes = try await pass.staleIndexes(among: paths, of: index)
      return (
        visits.compactMap(\.digest) + troubles + others + indexes,
        heads.contains(where: \.hasGone)
      )
    }
  }

  /// The files of interrupted edits: all files of an edit that can still be completed or reversed,
  /// else only those that others have changed since.
  private func unsettled() async throws -> UnsettledFiles {
    var found = UnsettledFiles()
    for home in homes {
      let left = try Journal(.left, in: home)?.entries.filter { $0.state(in: home) != .after }
      let journal = Journal.path(.left, in: home)
      found.note(
        left ?? [], in: home,
        ", and this file has changed since: compare it with \(journal), then delete \(journal)")
      if let files = try? await unfinished(in: home) {
        found.note(
          files, in: home, ": any edit there, or a start at a terminal, completes or reverses it")
      }
    }
    return found
  }
}
