import BusinessLogic
import SystemPackage

extension FileDecisions: LibraryWorkerProtocol {
  /// Every file that holds a decision or can't be read; throws ``FileTrouble`` if the path itself
  /// can't be.
  ///
  /// What stands beside decisions without being one, as a `README.md`, is left out; unless it is
  /// what was opened.
  public func getLibrary() async throws -> [LibraryFile] {
    try await getLibrary(LibraryPass { $0 })
  }

  /// What `pass` makes of each of these files, side by side; of a large folder none stays in memory.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    let isFolder = isFolder
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

  /// The files in the folder of the only one that was opened.
  private var folderMates: [FilePath] {
    (try? MarkdownFolder.files(in: AtomicFile.folder(of: root))) ?? []
  }
}

extension LibraryPass {
  /// What was made of the file before, if it is the same still.
  fileprivate func digest(ofKnown file: KeptFile, in stamp: FileStamp?) -> Digest? {
    stamp.flatMap { known(file.path.string, $0.hashValue) }
  }

  /// What is made of a file that doesn't name what the pass looks for, and so need not be read as a
  /// decision, which one with a number in its name is; `nil` if that can't be told from its bytes.
  fileprivate func digest(ofUnread file: KeptFile, _ snapshot: FileSnapshot) -> Digest? {
    let name = DecisionFile.name(of: file.path)
    guard let phrase, file.number != nil, let bytes = try? snapshot.bytes.get(),
      !phrase.mayOccur(inUnread: bytes, named: name)
    else { return nil }
    return digest(
      LibraryFile(
        key: file.key, path: file.path.string, number: DecisionKey.serial(of: file.path),
        decision: Decision(title: name, options: [])))
  }
}

extension Neighbours {
  /// A file as a library shows it, with the links in it that lead nowhere.
  fileprivate func libraryFile(_ key: String, _ reading: FileReading) -> LibraryFile {
    let path = reading.path
    let number = DecisionKey.serial(of: path)
    switch reading.decision {
    case .success(let decision):
      return LibraryFile(
        key: key, path: path.string, number: number, version: reading.version, decision: decision,
        problems: brokenLinks(of: decision, at: path))
    case .failure(let trouble) where trouble.reason == .nothingToWeigh:
      return LibraryFile(
        key: key, path: path.string, number: number, version: reading.version,
        decision: Decision(title: path.stem ?? path.string, options: []),
        problems: [trouble.problem])
    case .failure(let trouble):
      return LibraryFile(
        key: key, path: path.string, number: number, version: reading.version,
        title: path.stem ?? path.string, trouble: trouble.problem)
    }
  }
}

extension DecisionKey {
  /// The number of a file, whatever zeros are before it. Eight digits are a date (`20240131`),
  /// which several decisions may have.
  static func serial(of path: FilePath) -> Int? {
    number(of: path).flatMap { $0.count == 8 ? nil : Int($0) }
  }
}

extension FileTrouble {
  /// The trouble as it is said behind the path of the file.
  fileprivate var problem: Problem {
    if case .notUTF8(let line) = reason { return Problem(line: line, fact, isError: true) }
    return Problem(line: 1, fact, isError: reason != .nothingToWeigh)
  }
}
