import BusinessLogic
import DecisionMarkdown
import Decisions
import FolderWatch
import SystemPackage

extension FileDecisions {
  nonisolated var index: FolderIndex { FolderIndex(root: root) { try await self.getLibrary() } }

  package func index(at path: String?) async throws -> Replacement {
    try await index.replacement(at: path)
  }
}

/// The indexes of a folder's decisions, each between two comments in a file.
struct FolderIndex: Sendable {
  let root: FilePath
  /// Returns all decisions.
  let library: @Sendable () async throws -> [LibraryFile]

  /// The folder's README.md, however its name is written.
  var readme: FilePath {
    let names = (try? FolderEntries.of(root))?.map(\.name.string) ?? []
    return root.appending(names.first { $0.lowercased() == "readme.md" } ?? "README.md")
  }

  /// Returns the replacement that writes the index to the file at `path`, or else to README.md.
  /// Throws ``FileTrouble`` and ``RequestRefusal``.
  func replacement(at path: String?) async throws -> Replacement {
    guard root.isFolder else { throw RequestRefusal.notAFolder(root) }
    let path = path.map { FilePath($0) } ?? readme
    let rows = try await rows(for: path)
    guard FileStamp(of: path) != nil else {
      let bytes = IndexPlace.file(titled: "Decisions", with: rows)
      return Replacement(nil, with: SourceText(at: path, bytes))
    }
    let old = try DecisionFile.bytes(of: path)
    guard let place = IndexPlace(in: old), place.isComplete else {
      throw RequestRefusal.hasNoIndex(path)
    }
    let text = SourceText(at: path, old)
    return Replacement(text, with: text.holding(place.holds(rows) ? old : place.bytes(with: rows)))
  }

  /// The Markdown files of the folders above, up to the root of the repository.
  fileprivate var above: [FilePath] {
    guard let top = GitRepository(around: root)?.workTree, let place = try? root.resolved() else {
      return []
    }
    return (0..<place.components.count - top.components.count).flatMap { level in
      let folder = root.above(level + 1)
      let names = (try? FolderEntries.of(folder.isEmpty ? "." : folder))?.map(\.name) ?? []
      return names.filter { $0.string.lowercased().hasSuffix(".md") }.map(folder.appending)
    }
  }

  /// Returns the problem of the index in the file at `path`; `nil` if it has none, or, in a file `above`,
  /// if the index is of another folder.
  fileprivate func problem(at path: FilePath, above isAbove: Bool) async throws -> Problem? {
    guard let bytes = try? DecisionFile.bytes(of: path), let place = IndexPlace(in: bytes) else {
      return nil
    }
    let rows = try await rows(for: path)
    guard !place.holds(rows), !isAbove || place.hasFolder(of: rows) else { return nil }
    let message =
      place.isComplete
      ? "the index differs from the decisions: export it again"
      : "the index has no end: expected \(IndexPlace.end) below"
    return Problem(line: place.line, .staleIndex, message)
  }

  /// Returns the rows of the index in a file, with links that are relative to its folder.
  func rows(for path: FilePath) async throws -> [String] {
    let way = try AtomicFile.folder(of: path).resolved().way(to: root.resolved())
    return IndexTable.lines(of: try await library()) {
      way.pushing(FilePath($0.path).relative(to: root))
    }
  }
}

extension LibraryPass {
  /// Returns the results for the files among `paths` whose index is stale, if the pass is a check.
  /// A numbered file holds no index.
  func staleIndexes(among paths: [FilePath], of index: FolderIndex) async throws -> [Digest] {
    guard isCheck, index.root.isFolder else { return [] }
    var (stale, seen): ([Digest], Set<FilePath>) = ([], [])
    let above = index.above
    for (place, path) in (paths + above).enumerated() where DecisionKey.number(of: path) == nil {
      guard let file = try? path.resolved(), seen.insert(file).inserted,
        let problem = try await index.problem(at: path, above: place >= paths.count)
      else { continue }
      stale.append(
        digest(
          LibraryFile(
            key: path.string, path: path.string,
            decision: Decision(title: path.string, options: []), problems: [problem])))
    }
    return stale
  }
}
