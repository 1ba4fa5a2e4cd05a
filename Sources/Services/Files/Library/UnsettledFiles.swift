import BusinessLogic
import Decisions
import FolderWatch
import SystemPackage

/// The files of interrupted edits, each with its problem, however their paths are spelt.
struct UnsettledFiles {
  private var problems: [FilePath: Problem] = [:]

  subscript(path: FilePath) -> Problem? {
    problems.isEmpty ? nil : problems[AtomicFile.place(of: path)]
  }

  mutating func note(_ entries: [Journal.Entry], in home: FilePath, _ way: String) {
    for entry in entries {
      problems[AtomicFile.place(of: entry.path(in: home))] = Problem(
        line: 1, .unfinishedEdit, "an edit of several files was cut short\(way)")
    }
  }

  /// Returns those in a folder and below that are not among the files that were listed there, because
  /// they are gone or no decisions.
  func others(in root: FilePath, than listed: [FilePath]) throws -> [LibraryFile] {
    guard !problems.isEmpty, root.isFolder else { return [] }
    let folder = try root.resolved()
    let known = Set(listed.map(AtomicFile.place))
    return problems.filter { $0.key.starts(with: folder) && !known.contains($0.key) }
      .sorted { $0.key.string < $1.key.string }
      .map { LibraryFile(at: root.pushing($0.key.relative(to: folder)), $0.value) }
  }
}
