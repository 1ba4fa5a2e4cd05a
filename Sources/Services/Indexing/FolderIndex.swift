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
  let library: @Sendable () async throws -> [LibraryFile]

  /// The folder's README.md, however its name is written.
  var readme: FilePath {
    let names = (try? FolderEntry.all(in: root))?.map(\.name.string) ?? []
    return root.appending(names.first { $0.lowercased() == "readme.md" } ?? "README.md")
  }

  /// Throws ``FileTrouble`` if no index can be at a path.
  static func check(_ path: FilePath) throws {
    guard AtomicFile.folder(of: path).isFolder else { throw FileTrouble(path, .noFolder) }
    guard !path.isFolder else { throw FileTrouble(path, .exists) }
  }

  /// Returns the replacement that writes the index to the file at `path`, or else to README.md.
  /// Throws ``FileTrouble`` and ``Refused``.
  func replacement(at path: String?) async throws -> Replacement {
    guard root.isFolder else { throw Refused.notAFolder(root) }
    let (path, files) = (path.map { FilePath($0) } ?? readme, try await library())
    guard FileStamp(of: path) != nil else {
      let bytes = IndexPlace.file(titled: "Decisions", with: try rows(of: files, for: path))
      return Replacement(nil, with: SourceText(at: path, bytes))
    }
    let old = try DecisionFile.bytes(of: path)
    guard let new = IndexPlace.bytes(old, with: try holder(path, old, of: files).rows) else {
      throw Refused(
        "\(path) has no place for the index: write \(IndexPlace.start) and \(IndexPlace.end), each "
          + "alone on its line, where it belongs")
    }
    let text = SourceText(at: path, old)
    return Replacement(text, with: text.holding(new))
  }

  /// The Markdown files of the folders above, up to the root of the repository.
  var above: [FilePath] {
    guard let top = GitRepository(around: root)?.workTree, let place = try? root.resolved() else {
      return []
    }
    return (0..<place.components.count - top.components.count).flatMap { level in
      let folder = root.above(level + 1)
      let entries = (try? FolderEntry.all(in: folder.isEmpty ? "." : folder)) ?? []
      return entries.filter { $0.isFile && $0.name.string.lowercased().hasSuffix(".md") }
        .map { folder.appending($0.name) }
    }
  }

  /// A file with an index of the folder.
  struct Holder {
    let path: FilePath
    let bytes: [UInt8]
    /// The rows that the index should have.
    let rows: [String]
    /// Whether it is the index of a folder inside, which holds decisions, too.
    var isInside = false

    var places: [IndexPlace] { IndexPlace.all(in: bytes, for: rows) }

    /// Whether the index was written before.
    var isWritten: Bool { places.contains { !$0.isEmpty } }

    fileprivate var problem: Problem? {
      places.first { !$0.holds(rows) }.map { place in
        let what = place.hasEnd ? Problem.Kind.staleIndex.meaning : "the index has no end"
        return Problem(line: place.lines.lowerBound, .staleIndex, "\(what): export it again")
      }
    }
  }

  /// Returns the files with an index among those that are `named`, among `paths`, and in the folders above.
  /// In another folder, an index belongs to the folder that its links lead to. Without links, it belongs to
  /// its own folder if that has decisions, or else to the folder of decisions found from there. A file in
  /// `named` is always included. Numbered files are skipped.
  func holders(among paths: [FilePath], named: [FilePath] = []) async throws -> [Holder] {
    var (candidates, seen): ([(path: FilePath, bytes: [UInt8])], Set<FilePath>) = ([], [])
    // In a symbolic link that leads out of the folder, links are relative to its target.
    let place = try root.resolved()
    let own = paths.filter { path in
      DecisionKey.number(of: path) == nil && (try? path.resolved())?.starts(with: place) == true
    }
    for path in named + own + above where DecisionKey.number(of: path) == nil {
      guard let file = try? path.resolved(), seen.insert(file).inserted,
        let bytes = try? DecisionFile.bytes(of: path), IndexPlace.exists(in: bytes)
      else { continue }
      candidates.append((path, bytes))
    }
    guard !candidates.isEmpty else { return [] }
    let files = try await library()
    return try candidates.compactMap { path, bytes in
      let (holder, folder) = (try holder(path, bytes, of: files), AtomicFile.folder(of: path))
      let isOwn = folder == root || holder.isInside || named.contains(path)
      return isOwn || holder.places.contains { $0.hasFolder(of: holder.rows) }
        || holder.places.contains(where: \.hasNoLink) && isFound(from: folder) ? holder : nil
    }
  }

  /// Whether a search from a folder finds this root, or no folder of decisions at all.
  private func isFound(from folder: FilePath) -> Bool {
    let found = DecisionFolder.inside(folder.isEmpty ? "." : folder.string)
    let place = found.flatMap { try? FilePath($0.path).resolved() }
    return place == nil || place == (try? root.resolved())
  }

  private func holder(
    _ path: FilePath, _ bytes: [UInt8], of files: [LibraryFile]
  ) throws -> Holder {
    let holder = Holder(path: path, bytes: bytes, rows: try rows(of: files, for: path))
    let (folder, top) = (try AtomicFile.folder(of: path).resolved(), try root.resolved())
    let inside = folder.relative(to: top)
    func isInside(_ file: LibraryFile) -> Bool {
      FilePath(file.path).relative(to: root).starts(with: inside)
    }
    guard folder != top, folder.starts(with: top), files.contains(where: isInside),
      !holder.places.contains(where: { $0.hasFolder(of: holder.rows) })
    else { return holder }
    let rows = IndexTable.lines(of: files.filter(isInside)) {
      FilePath($0.path).relative(to: root).relative(to: inside)
    }
    return Holder(path: path, bytes: bytes, rows: rows, isInside: true)
  }

  /// Returns the rows of the index in a file, with links that are relative to its folder.
  private func rows(of files: [LibraryFile], for path: FilePath) throws -> [String] {
    let way = try AtomicFile.folder(of: path).resolved().way(to: root.resolved())
    return IndexTable.lines(of: files) { way.pushing(FilePath($0.path).relative(to: root)) }
  }
}

extension LibraryPass {
  /// Returns the results for the files whose index is stale, if the pass is a check: among `paths`,
  /// `named`, and in the folders above.
  func staleIndexes(
    among paths: [FilePath] = [], named: [FilePath] = [], of index: FolderIndex
  ) async throws -> [Digest] {
    guard isCheck, index.root.isFolder else { return [] }
    return try await index.holders(among: paths, named: named).compactMap { holder in
      guard let problem = holder.problem,
        DecisionMarkdown.exemptions(in: holder.bytes)?.exempts(problem) != true
      else { return nil }
      let path = holder.path.string
      return digest(
        LibraryFile(
          key: path, path: path, decision: Decision(title: path, options: []),
          problems: [problem]))
    }
  }
}
