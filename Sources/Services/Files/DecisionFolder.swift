import BusinessLogic
import CLibrary
import Decisions
import FolderWatch
import SystemPackage

/// The folder in which a repository keeps its decisions.
///
/// A candidate has a typical name (`decisions`, `adr`, `architecture-decision-records`), is at the
/// top level or inside the documentation, and contains at least one numbered file or one decision.
/// Of several candidates, the one with the most files wins.
package struct DecisionFolder: Sendable, Equatable {
  package let path: String

  /// The path relative to the folder that was searched: `docs/decisions`.
  package let name: String

  /// Returns the folder of decisions inside `path` if `path` is a repository, or a folder without
  /// decisions of its own; `nil` if there is none.
  package static func inside(_ path: String) -> DecisionFolder? {
    let root = FilePath(path)
    let best = candidates(in: root)
      .map { (name: $0, count: fileCount(in: root.pushing($0), withBelow: true, orNumbered: true)) }
      .filter { $0.count > 0 }
      .max { ($0.count, $1.name.string) < ($1.count, $0.name.string) }
    guard let best, root.isRepository || fileCount(in: root) == 0 else { return nil }
    return DecisionFolder(path: root.pushing(best.name).string, name: best.name.string)
  }

  /// Whether a folder shows no decisions when it is opened: neither its own, nor those of a folder
  /// inside.
  package static func isEmpty(_ path: String) -> Bool {
    fileCount(in: FilePath(path), withBelow: true) == 0 && inside(path) == nil
  }

  /// The path from the current directory to the nearest folder of decisions in its repository: inside or
  /// beside it, or inside or beside a folder above; without a repository, inside or beside the directory; or
  /// else to the nearest of these folders with numbered decisions, or to one with a typical name above the
  /// directory. `nil` if there is none.
  package static var nearby: (path: String, isInRepository: Bool)? {
    guard let place = try? FilePath(".").resolved() else { return nil }
    var around = [place]
    while let folder = around.last, !folder.isRepository, folder.components.count > 1 {
      around.append(folder.removingLastComponent())
    }
    func shown(_ folder: FilePath) -> String {
      let way = place.way(to: folder)
      return way.isEmpty ? "." : way.string
    }
    let isInRepository = around.last?.isRepository == true
    let near = isInRepository ? around : around.prefix(2).filter(isOfProject)
    for root in near {
      if let found = inside(root.string) { return (shown(FilePath(found.path)), isInRepository) }
    }
    let own = around.first { folder in
      let isNamed = slugWords(folder.lastComponent?.string ?? "").contains(where: isDecision)
      return isNamed
        ? fileCount(in: folder, orNumbered: true) > 0
        : near.contains(folder) && numbersDecisions(folder)
    }
    return own.map { (shown($0), isInRepository) }
  }

  /// Whether a folder without a repository may be that of a project: neither the home folder, which
  /// holds all documents, nor one that everybody writes to.
  private static func isOfProject(_ folder: FilePath) -> Bool {
    guard let stat = try? Stat(folder), !stat.permissions.contains(.otherWrite) else {
      return false
    }
    return getenv("HOME").map { try? FilePath(String(cString: $0)).resolved() } != folder
  }

  /// The deepest level that is searched: `docs/architecture/backend/decisions`.
  private static let depth = 4

  /// Returns the number of Markdown files in a folder; 0 if none of them holds a decision. With
  /// `orNumbered`, for folders with a typical name, one numbered file is enough.
  private static func fileCount(
    in folder: FilePath, withBelow: Bool = false, orNumbered: Bool = false
  ) -> Int {
    let found =
      try? withBelow
      ? MarkdownFolder.allFiles(in: folder) : MarkdownFolder.files(in: folder)
    guard let files = found else { return 0 }
    // Asked first, because to read a first file takes as long as to start a script.
    let isNumbered = orNumbered && files.contains { DecisionKey.number(of: $0) != nil }
    return isNumbered || files.contains(where: holdsDecision) ? files.count : 0
  }

  /// Whether one of the first numbered files of a folder holds a decision, whatever its name.
  private static func numbersDecisions(_ folder: FilePath) -> Bool {
    let files = try? MarkdownFolder.files(in: folder)
    return files?.lazy.filter { DecisionKey.number(of: $0) != nil }.prefix(10)
      .contains(where: holdsDecision) == true
  }

  /// Whether a file holds a decision with more than text.
  private static func holdsDecision(_ file: FilePath) -> Bool {
    (try? FileReading(of: file).decision(withText: false).result.get())?.isEmpty == false
  }

  /// Returns the folders with a fitting name, relative to `root`. Searches the upper folders first,
  /// and a limited number of them, because this runs at every start.
  private static func candidates(in root: FilePath) -> [FilePath] {
    var (found, places): ([FilePath], [FilePath]) = ([], [""])
    var next = 0
    while next < min(places.count, 500) {
      let place = places[next]
      next += 1
      for entry in (try? FolderEntry.all(in: root.pushing(place))) ?? [] where !entry.isFile {
        let words = slugWords(entry.name.string)
        let folder = place.appending(entry.name)
        if words.contains(where: isDecision) {
          found.append(folder)
        } else if folder.components.count < depth,
          !place.isEmpty || words.contains(where: isDocument)
        {
          places.append(folder)
        }
      }
    }
    return found
  }

  private static func isDecision(_ word: Substring) -> Bool {
    ["adr", "adrs", "madr", "decision", "decisions"].contains(word)
  }

  private static func isDocument(_ word: Substring) -> Bool {
    word.hasPrefix("doc") || ["architecture", "design"].contains(word)
  }
}
