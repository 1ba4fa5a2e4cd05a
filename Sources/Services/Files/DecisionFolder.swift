import BusinessLogic
import FolderWatch
import SystemPackage
import Threads

/// The folder in which a repository keeps its decisions.
///
/// A candidate has a typical name (`decisions`, `adr`, `architecture-decision-records`), is at the
/// top level or inside the documentation, and contains at least one decision. Of several
/// candidates, the one with the most files wins.
public struct DecisionFolder: Sendable, Equatable {
  /// The path of the folder.
  public let path: String

  /// The path relative to the folder that was searched: `docs/decisions`.
  public let name: String

  /// Returns the folder of decisions inside `path` if `path` is a repository, or a folder without
  /// decisions of its own; `nil` if there is none.
  public static func inside(_ path: String) -> DecisionFolder? {
    let root = FilePath(path)
    let best = candidates(in: root)
      .map { (name: $0, count: fileCount(in: root.pushing($0), withBelow: true)) }
      .filter { $0.count > 0 }
      .max { ($0.count, $1.name.string) < ($1.count, $0.name.string) }
    guard let best, root.isRepository || fileCount(in: root) == 0 else { return nil }
    return DecisionFolder(path: root.pushing(best.name).string, name: best.name.string)
  }

  /// The path from the current directory to the folder of decisions in its repository; `nil` if the
  /// directory is in no repository, or that has no decisions.
  public static var inRepository: String? {
    guard let place = try? FilePath(".").resolved() else { return nil }
    var root = place
    while !root.isRepository { if !root.removeLastComponent() { return nil } }
    guard let folder = inside(root.string) else { return nil }
    let below = place.components.dropFirst(root.components.count)
    let inside = FilePath(folder.name).components
    let shared = zip(below, inside).prefix { $0 == $1 }.count
    let path = FilePath(root: nil, Array(repeating: "..", count: below.count - shared))
      .appending(inside.dropFirst(shared))
    return path.isEmpty ? "." : path.string
  }

  /// The deepest level that is searched: `docs/architecture/backend/decisions`.
  private static let depth = 4

  /// Returns the number of Markdown files in a folder; 0 if none of them holds a decision.
  private static func fileCount(in folder: FilePath, withBelow: Bool = false) -> Int {
    let found =
      try? withBelow
      ? MarkdownFolder.allFiles(in: folder) : MarkdownFolder.files(in: folder)
    guard let files = found else { return 0 }
    let holdsDecision = files.contains { file in
      if case .success = FileReading(of: file).decision.result { true } else { false }
    }
    return holdsDecision ? files.count : 0
  }

  /// Returns the folders with a fitting name, relative to `root`. Searches the upper folders first,
  /// and a limited number of them, because this runs at every start.
  private static func candidates(in root: FilePath) -> [FilePath] {
    var (found, places): ([FilePath], [FilePath]) = ([], [""])
    var next = 0
    while next < min(places.count, 500) {
      let place = places[next]
      next += 1
      for entry in (try? FolderEntries.of(root.pushing(place))) ?? [] where !entry.isFile {
        let words = slug(entry.name.string).split(separator: "-")
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
