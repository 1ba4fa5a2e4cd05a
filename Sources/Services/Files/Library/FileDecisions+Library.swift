import BusinessLogic
import SystemPackage

extension FileDecisions: LibraryWorkerProtocol {
  /// Returns every file that holds a decision or can't be read. Throws ``FileTrouble`` if the path
  /// itself can't be read.
  ///
  /// Omits other files, such as a `README.md`, except the single opened file.
  public func getLibrary() async throws -> [LibraryFile] {
    try await getLibrary(LibraryPass { $0 })
  }

  /// Returns the results of `pass` for all files, which it reads concurrently. Keeps none of a
  /// large folder's decisions in memory.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let isFolder = root.isFolder
    return try await withFiles { files in
      let neighbours = Neighbours(of: isFolder ? files.map(\.path) : folderMates)
      let (share, open) = (share(of: files.count), Set(opened))
      let visits = try await files.mapConcurrently { [known] file in
        let known = known[file.path]
        let stamp = FileStamp(of: file.path)
        if let digest = pass.digest(ofKnown: file, in: stamp) {
          return (digest: Digest?.some(digest), reading: known)
        }
        let reading: FileReading
        if let known, known.keepsDecision, known.holds(in: stamp) {
          reading = known
        } else {
          let snapshot = FileSnapshot(of: file.path, in: stamp)
          if let digest = pass.digest(ofUnread: file, snapshot) { return (digest, known) }
          reading = FileReading(snapshot)
        }
        let isWanted = reading.isDecision || !isFolder
        let digest = isWanted ? pass.digest(neighbours.libraryFile(file.key, reading)) : nil
        return (digest, reading.forgettingDecision(above: share, unlessIn: open))
      } progressed: { _ in
      }
      let readings = visits.compactMap(\.reading)
      for reading in readings { known[reading.path] = reading }
      return (visits.compactMap(\.digest), readings.contains(where: \.hasGone))
    }
  }

  /// The files in the folder of the single opened file.
  private var folderMates: [FilePath] {
    (try? MarkdownFolder.files(in: AtomicFile.folder(of: root))) ?? []
  }
}
