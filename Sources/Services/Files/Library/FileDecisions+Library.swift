import BusinessLogic
import SystemPackage

extension FileDecisions {
  /// Returns the results of `pass` for every file that holds a decision or can't be read. Throws
  /// ``FileTrouble`` if the path itself can't be read.
  ///
  /// Omits other files, such as a `README.md`, except the single opened file. Reads the files
  /// concurrently, and keeps no decision in memory.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let isFolder = root.isFolder
    return try await withFiles { files in
      let neighbours = Neighbours(of: isFolder ? files.map(\.path) : folderMates)
      let visits = try await files.mapConcurrently { [known] file in
        let stamp = FileStamp(of: file.path)
        if let digest = pass.digest(ofKnown: file, in: stamp) {
          return (digest: Digest?.some(digest), head: known[file.path])
        }
        let bytes = FileReading(of: file.path, in: stamp)
        if let digest = pass.digest(ofUnread: file, bytes) { return (digest, known[file.path]) }
        let reading = bytes.decision
        let isWanted = reading.isDecision || !isFolder
        let digest = isWanted ? pass.digest(neighbours.libraryFile(file.key, reading)) : nil
        return (digest, reading.head)
      }
      let heads = visits.compactMap(\.head)
      for head in heads { known[head.path] = head }
      return (visits.compactMap(\.digest), heads.contains(where: \.hasGone))
    }
  }

  /// The files in the folder of the single opened file.
  private var folderMates: [FilePath] {
    (try? MarkdownFolder.files(in: AtomicFile.folder(of: root))) ?? []
  }
}
