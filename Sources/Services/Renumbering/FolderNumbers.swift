import BusinessLogic
import DecisionMarkdown
import Decisions
import FolderWatch
import SystemPackage

/// Moves of decisions to other numbers.
extension FolderIndex {
  /// Returns the replacements that a plan needs, and what they change and leave.
  func step(_ plan: NumberPlan) async throws -> (Renumbered, [Replacement]) {
    let newPaths = plan.newPaths.filter { $0.key != $0.value }
    guard !newPaths.isEmpty else { return (Renumbered(), []) }
    let renumbering = try plan.renumbering()
    let links = Set(
      plan.paths.filter {
        (try? Stat($0, followTargetSymlink: false))?.type == .symbolicLink
          && root.elsewhere($0) == nil
      })
    let targets = Set(newPaths.keys.compactMap { try? $0.resolved() })
    if let link = plan.paths.first(where: { path in
      links.contains(path) && (try? path.resolved()).map(targets.contains) == true
    }) {
      throw Refused(
        "\(link) is a link: delete it, renumber the file that it leads to, and link to that again")
    }
    // A link has the text of a file in this folder, which is read.
    let paths = plan.paths.filter { !links.contains($0) }
    let files = try await paths.mapConcurrently { path in
      (try? DecisionFile.bytes(of: path)).map { bytes in
        (path: path, bytes: bytes, found: renumbering(bytes, path))
      }
    }.compactMap(\.self)
    let keys = Dictionary(zip(plan.paths, DecisionKey.of(plan.paths, in: root))) { key, _ in key }
    let newOrder = inOrder(plan.paths.map { newPaths[$0] ?? $0 })
    let newKeys = Dictionary(zip(newOrder, DecisionKey.of(newOrder, in: root))) { key, _ in key }
    var done = Renumbered(plan, keys, newKeys)
    var changed: [FilePath: Replacement] = [:]
    let readme = readme
    for (path, bytes, found) in files {
      let new = newPaths[path] ?? path
      guard new != path || !found.isEmpty else { continue }
      if new != path, DecisionMarkdown.isInConflict(bytes) {
        throw Refused("\(path) has a merge conflict: resolve it first")
      }
      guard new != path || isEdited(path, bytes, readme) else {
        if root.elsewhere(path) == nil {
          done.elsewhere += found.places(in: new, bytes, withChanged: true)
        }
        continue
      }
      done.doubts += found.places(in: new, found.bytes)
      guard new != path || !found.changed.isEmpty else { continue }
      done.note(found, in: new)
      changed[path] = Replacement(
        SourceText(at: path, key: keys[path], bytes),
        with: try SourceText(at: new, key: newKeys[new], bytes).edited(to: found.bytes))
    }
    for holder in try await holders(after: changed, among: plan.paths) where holder.isWritten {
      let (path, present) = (holder.path, changed[holder.path])
      let old = present?.old ?? SourceText(at: path, key: keys[path], holder.bytes)
      let bytes = present?.new?.bytes ?? holder.bytes
      guard let new = IndexPlace.bytes(bytes, with: holder.rows), new != bytes else { continue }
      changed[path] = Replacement(old, with: try old.edited(to: new))
      done.note(holder)
    }
    // New files come first, and old ones go last: at no time is a decision in neither.
    let moved = plan.paths.filter { newPaths[$0] != nil }.compactMap {
      changed.removeValue(forKey: $0)
    }
    let rest = changed.values.sorted { $0.key < $1.key }
    return (
      done,
      moved.map { Replacement(nil, with: $0.new) } + rest
        + moved.map { Replacement($0.old, with: nil) }
    )
  }

  /// Whether the references in a file are updated: it is the folder's README.md or one of its
  /// decisions, and has no merge conflict.
  private func isEdited(_ path: FilePath, _ bytes: [UInt8], _ readme: FilePath) -> Bool {
    guard !FileName(path.string).isTemplate, root.elsewhere(path) == nil else { return false }
    return (path == readme || DecisionFile.decision(in: bytes, at: path) != nil)
      && !DecisionMarkdown.isInConflict(bytes)
  }

  private func inOrder(_ paths: [FilePath]) -> [FilePath] {
    MarkdownFolder.listed(
      among: paths.map { $0.relative(to: root) }, isOpen: !root.isRepository
    ).map { root.pushing($0) }
  }

  /// Returns the files with an index of the decisions, which the changed ones are part of.
  private func holders(
    after changed: [FilePath: Replacement], among paths: [FilePath]
  ) async throws -> [FolderIndex.Holder] {
    let index = FolderIndex(root: root) { [library] in
      let files = try await library().map { file in
        guard let text = changed[FilePath(file.path)]?.new, let path = text.path else {
          return file
        }
        return LibraryFile(
          key: text.key, path: path,
          decision: DecisionMarkdown.decision(in: text.bytes, named: text.name))
      }
      let order = Dictionary(
        zip(inOrder(files.map { FilePath($0.path) }), 0...)
      ) { first, _ in first }
      return files.sorted {
        order[FilePath($0.path)] ?? .max < order[FilePath($1.path)] ?? .max
      }
    }
    return try await index.holders(among: paths)
  }

  /// Returns the lines of the repository's other files that refer to a moved decision, and of the
  /// folder's files that can't be read. Throws ``Failed``.
  func placesOutside(_ plan: NumberPlan) async throws -> [Renumbered.Place] {
    let git = try Git(for: root)
    // The name of a file alone, such as `0007-queue`, but the number `7` only as `7.md`.
    let names = plan.families.flatMap(\.paths).compactMap { path in
      path.stem?.contains(where: \.isLetter) == true ? path.stem : path.lastComponent?.string
    }
    let numbers = plan.families.compactMap { $0.paths.first.flatMap { DecisionKey.serial(of: $0) } }
    let patterns = numbers.map { "(^|[^[:alnum:]])m?adrs?[ _#-]{0,2}0*\($0)($|[^[:alnum:]])" }
    let lines = try await git.lines(with: names, matching: patterns)
    let paths = plan.paths + plan.newPaths.values
    let known = Dictionary(paths.map { (git.folder.pushing($0.relative(to: root)), $0) }) { $1 }
    let read = Set(lines.map(\.path)).filter { path in
      known[path].map { (try? DecisionFile.bytes(of: $0)) != nil } ?? false
    }
    return lines.filter { !read.contains($0.path) }.map { line in
      Renumbered.Place(
        path: root.above(git.folder.components.count).pushing(line.path).string, line: line.number,
        text: line.text)
    }
  }
}
