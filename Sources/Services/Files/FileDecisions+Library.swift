import BusinessLogic
import SystemPackage

extension FileDecisions: LibraryWorkerProtocol {
  /// Every file that holds a decision; throws ``FileTrouble`` if the path itself can't be read.
  ///
  /// A file that neither has a number nor says anything of a decision is a neighbour of decisions,
  /// as a `README.md` is, and left out; unless it is what was opened.
  public func getLibrary() throws -> [LibraryFile] {
    let files = try files()
    if !isFolder, FileStamp(of: root) == nil { throw FileTrouble(root, .missing) }
    let neighbours = Neighbours(of: isFolder ? files.map(\.path) : folderMates)
    return try files.compactMap { key, path in
      let number = DecisionNumber.of(path)
      do {
        let decision = try read(path)
        if isFolder, number == nil, decision.isNone { return nil }
        let trouble = decision.options.isEmpty ? [FileTrouble(path, .nothingToWeigh).problem] : []
        return LibraryFile(
          key: key, path: path.string, number: number, decision: decision,
          problems: trouble + neighbours.brokenLinks(of: decision, at: path))
      } catch let trouble as FileTrouble {
        return LibraryFile(
          key: key, path: path.string, number: number, title: name(of: path),
          trouble: trouble.problem)
      }
    }
  }

  /// The files in the folder of the only one that was opened.
  private var folderMates: [FilePath] {
    let folder = root.removingLastComponent()
    return (try? MarkdownFolder.files(in: folder.isEmpty ? "." : folder)) ?? []
  }
}

extension Decision {
  /// Whether there is nothing in it that a decision has.
  fileprivate var isNone: Bool {
    options.isEmpty && consequences.isEmpty && status == nil && problems.isEmpty
  }
}

extension FileTrouble {
  /// The trouble as it is said behind the path of the file.
  fileprivate var problem: Problem {
    if case .notUTF8(let line) = reason { return Problem(line: line, fact) }
    return Problem(line: 1, fact)
  }
}
