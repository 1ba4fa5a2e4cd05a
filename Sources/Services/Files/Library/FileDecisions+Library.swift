import BusinessLogic
import SystemPackage

extension FileDecisions: LibraryWorkerProtocol {
  /// Every file that holds a decision or can't be read; throws ``FileTrouble`` if the path itself
  /// can't be.
  ///
  /// What stands beside decisions without being one, as a `README.md`, is left out; unless it is
  /// what was opened.
  public func getLibrary() async throws -> [LibraryFile] {
    let readings = try await readings()
    let neighbours = Neighbours(of: isFolder ? readings.map(\.reading.path) : folderMates)
    return readings.compactMap { key, reading in
      guard reading.isDecision || !isFolder else { return nil }
      return neighbours.libraryFile(key, reading)
    }
  }

  /// The files in the folder of the only one that was opened.
  private var folderMates: [FilePath] {
    (try? MarkdownFolder.files(in: AtomicFile.folder(of: root))) ?? []
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
        key: key, path: path.string, number: number, decision: decision,
        problems: brokenLinks(of: decision, at: path))
    case .failure(let trouble) where trouble.reason == .nothingToWeigh:
      return LibraryFile(
        key: key, path: path.string, number: number,
        decision: Decision(title: path.stem ?? path.string, options: []),
        problems: [trouble.problem])
    case .failure(let trouble):
      return LibraryFile(
        key: key, path: path.string, number: number, title: path.stem ?? path.string,
        trouble: trouble.problem)
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
    if case .notUTF8(let line) = reason { return Problem(line: line, fact) }
    return Problem(line: 1, fact)
  }
}
